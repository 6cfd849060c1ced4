#include "rounds/decision.h"

#include <algorithm>

namespace flimnap {

namespace {

std::string_view keyOf(const Stage &stage)
{
    if (const auto *number = std::get_if<NumberChoice>(&stage))
        return number->key;
    if (std::holds_alternative<std::vector<PrivateId>>(stage))
        return "private";
    return std::holds_alternative<std::vector<FaceId>>(stage) ? "train" : "value";
}

std::optional<Money> moneyOf(const std::optional<int> &amount)
{
    return amount ? std::optional(Money{*amount}) : std::nullopt;
}

void choose(Decision &decision, const NumberChoice &number, int chosen)
{
    if (number.key == "count")
        decision.count = chosen;
    else
        decision.amount = Money{chosen};
}

/// Whether it is a number that goes without saying, and then chosen.
bool goesWithoutSaying(Decision &decision, const Stage &open)
{
    const auto *number = std::get_if<NumberChoice>(&open);
    if (number == nullptr || number->key != "count" || !number->suggested)
        return false;
    choose(decision, *number, *number->suggested);
    return true;
}

} // namespace

const DecisionKind *Decisions::kindOf(const Move &move) const
{
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const DecisionKind &known) {
        return known.kind == move.kind && (known.what.empty() || known.what == move.what);
    });
    return kind == m_kinds.end() ? nullptr : &*kind;
}

void Decisions::offer(const Position &position, Party by, const std::string &code, Offers &offers) const
{
    for (const DecisionKind &kind : m_kinds)
        offer(kind, position, {.kind = kind.kind, .by = by.player(), .company = by.company()}, code, offers);
}

template <class Id>
// NOLINTNEXTLINE(misc-no-recursion): as offer()
void Decisions::offerEach(const DecisionKind &kind, const Position &position, const Decision &partial,
                          Id Decision::*chosen, const std::vector<Id> &choices, const std::string &code,
                          Offers &offers) const
{
    Decision decision = partial;
    for (const Id &choice : choices) {
        decision.*chosen = choice;
        offer(kind, position, decision, code, offers);
    }
}

/// An offer for each railway, train or value that can be chosen; a number or word is left open in it.
// NOLINTNEXTLINE(misc-no-recursion): a stage deeper each time, and a decision has two or three
void Decisions::offer(const DecisionKind &kind, const Position &position, Decision decision, const std::string &code,
                      Offers &offers) const
{
    const std::optional<Stage> next = kind.next(m_game, position, decision);
    if (const auto *railways = next ? std::get_if<std::vector<PrivateId>>(&*next) : nullptr) {
        offerEach(kind, position, decision, &Decision::railway, *railways, code, offers);
        return;
    }
    if (const auto *trains = next ? std::get_if<std::vector<FaceId>>(&*next) : nullptr) {
        offerEach(kind, position, decision, &Decision::train, *trains, code, offers);
        return;
    }
    if (const auto *values = next ? std::get_if<std::vector<std::string>>(&*next) : nullptr) {
        offerEach(kind, position, decision, &Decision::value, *values, code, offers);
        return;
    }
    Offer offer = written(kind, decision, code);
    if (const auto *number = next ? std::get_if<NumberChoice>(&*next) : nullptr) {
        choose(decision, *number, number->least);
        offer.numbers.push_back(*number);
    } else if (const auto *word = next ? std::get_if<WordChoice>(&*next) : nullptr) {
        decision.value = word->words.front();
        offer.words.push_back(*word);
    }
    Judge judge;
    kind.judge(m_game, position, decision, judge);
    offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

void Decisions::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const DecisionKind &kind = *kindOf(move);
    Decision decision = typed(by, move, judge);
    if (judge.refused())
        return;
    const std::optional<Stage> open = kind.next(m_game, books.position, decision);
    if (open && !goesWithoutSaying(decision, *open)) {
        judge.need(false, Code::BadValue, {{"key", KeyWord{keyOf(*open)}}});
        return;
    }
    kind.judge(m_game, books.position, decision, judge);
    if (!judge.refused())
        kind.apply(books, decision);
}

Decision Decisions::typed(Party by, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const FaceId train = m_game.findFace(move.train);
    judge.know(railway.isValid() || move.privateRailway.empty(), "private", move.privateRailway);
    judge.know(train.isValid() || move.train.empty(), "train", move.train);
    return {.kind = move.kind,
            .by = by.player(),
            .company = by.company(),
            .railway = railway,
            .train = train,
            .amount = moneyOf(move.amount),
            .price = moneyOf(move.price),
            .count = move.count,
            .value = move.value};
}

Offer Decisions::written(const DecisionKind &kind, const Decision &decision, const std::string &code) const
{
    Offer offer;
    offer.move.kind = kind.kind;
    offer.move.by = code;
    offer.move.what = kind.what;
    offer.move.value = decision.value;
    if (decision.railway)
        offer.move.privateRailway = m_game.privates[decision.railway].code;
    if (decision.train)
        offer.move.train = m_game.faces[decision.train].code;
    return offer;
}

void DecisionRound::offer(const Position &position, Offers &offers) const
{
    m_decisions.offer(position, actor(position), m_codes.code(actor(position)), offers);
}

void DecisionRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const DecisionKind *kind = m_decisions.kindOf(move);
    const bool needsNoTurn = kind != nullptr && kind->outOfTurn == OutOfTurn::IfTableWants;
    judge.need(kind != nullptr && (by.isPlayer() || !needsNoTurn), Code::WrongRound);
    if (judge.refused())
        return;
    const Party due = actor(books.position);
    if (needsNoTurn)
        judge.rule(by == due, Code::NotYourTurn, {{"turn", due}});
    else
        judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    m_decisions.play(books, by, move, judge);
    if (!judge.refused() && !isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

} // namespace flimnap
