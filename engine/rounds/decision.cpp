#include "rounds/decision.h"

#include <algorithm>

namespace flimnap {

namespace {

std::string_view keyOf(const Stage &stage)
{
    const auto *number = std::get_if<NumberChoice>(&stage);
    return number != nullptr ? number->key : "private";
}

std::optional<Money> moneyOf(const std::optional<int> &amount)
{
    return amount ? std::optional(Money{*amount}) : std::nullopt;
}

} // namespace

void DecisionRound::offer(const Position &position, Offers &offers) const
{
    for (const DecisionKind &kind : m_kinds)
        offer(kind, position, {.kind = kind.kind, .by = actor(position).player()}, offers);
}

/// An offer for each railway that can be chosen; a number is left open in it.
// NOLINTNEXTLINE(misc-no-recursion): a stage deeper each time, and a decision has two or three
void DecisionRound::offer(const DecisionKind &kind, const Position &position, Decision decision, Offers &offers) const
{
    const std::optional<Stage> next = kind.next(m_game, position, decision);
    if (const auto *railways = next ? std::get_if<std::vector<PrivateId>>(&*next) : nullptr) {
        for (const PrivateId railway : *railways) {
            decision.railway = railway;
            offer(kind, position, decision, offers);
        }
        return;
    }
    Offer offer = written(decision);
    if (next) {
        offer.numbers.push_back(std::get<NumberChoice>(*next));
        decision.amount = Money{offer.numbers.back().least};
    }
    Judge judge;
    kind.judge(m_game, position, decision, judge);
    offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

void DecisionRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(),
                                   [&](const DecisionKind &known) { return known.kind == move.kind; });
    const bool isOffered = kind != m_kinds.end();
    const bool needsNoTurn = isOffered && kind->outOfTurn == OutOfTurn::IfTableWants;
    judge.need(isOffered && (by.isPlayer() || !needsNoTurn), Code::WrongRound);
    if (judge.refused())
        return;
    const Party due = actor(books.position);
    if (needsNoTurn)
        judge.rule(by == due, Code::NotYourTurn, {{"turn", due}});
    else
        judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    const Decision decision = typed(by.player(), move, judge);
    if (judge.refused())
        return;
    const std::optional<Stage> open = kind->next(m_game, books.position, decision);
    judge.need(!open, Code::BadValue, {{"key", KeyWord{open ? keyOf(*open) : std::string_view()}}});
    if (judge.refused())
        return;
    kind->judge(m_game, books.position, decision, judge);
    if (judge.refused())
        return;
    kind->apply(books, decision);
    if (!isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

Decision DecisionRound::typed(PlayerId by, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid() || move.privateRailway.empty(), "private", move.privateRailway);
    return {move.kind, by, railway, moneyOf(move.amount), moneyOf(move.price)};
}

Offer DecisionRound::written(const Decision &decision) const
{
    Offer offer;
    offer.move.kind = decision.kind;
    offer.move.by = m_codes.code(decision.by);
    if (decision.railway)
        offer.move.privateRailway = m_game.privates[decision.railway].code;
    return offer;
}

} // namespace flimnap
