#include "rounds/decision.h"

#include <algorithm>
#include <type_traits>

#include "journal/move_schema.h"

namespace flimnap {

namespace {

std::optional<Money> moneyOf(const std::optional<int> &amount)
{
    return amount ? std::optional(Money{*amount}) : std::nullopt;
}

void choose(Decision &decision, std::string_view /*key*/, CompanyId company)
{
    decision.company = company;
}

void choose(Decision &decision, std::string_view /*key*/, PrivateId railway)
{
    decision.railway = railway;
}

void choose(Decision &decision, std::string_view key, FaceId face)
{
    if (key == "trade_in")
        decision.tradeIn = face;
    else
        (key == "to" ? decision.to : decision.train) = face;
}

void choose(Decision &decision, std::string_view /*key*/, Party giver)
{
    decision.from = giver;
}

void choose(Decision &decision, std::string_view key, const std::string &word)
{
    if (key == "hex")
        decision.hex = word;
    else if (key == "pay")
        decision.pay = word;
    else if (key == "papers")
        decision.papers = word;
    else
        decision.value = word;
}

std::optional<Money> &sumAt(Decision &decision, std::string_view key)
{
    if (key == "price")
        return decision.price;
    if (key == "cost")
        return decision.cost;
    if (key == "revenue")
        return decision.revenue;
    return key == "mine" ? decision.mine : decision.amount;
}

void choose(Decision &decision, std::string_view key, int number)
{
    if (key == "count")
        decision.count = number;
    else if (key == "percent")
        decision.percent = number;
    else
        sumAt(decision, key) = Money{number};
}

std::string codeOf(const GameDefinition &game, CompanyId company)
{
    return game.companies[company].code;
}

std::string codeOf(const GameDefinition &game, PrivateId railway)
{
    return game.privates[railway].code;
}

/// Empty if it stands for none.
std::string codeOf(const GameDefinition &game, FaceId face)
{
    return face ? game.faces[face].code : std::string();
}

/// Of the bank, who gives what others are not said to give, empty.
std::string codeOf(const GameDefinition &game, Party giver)
{
    if (giver.isCompany())
        return codeOf(game, giver.company());
    return giver == Party::pool() ? game.poolWord : std::string();
}

const std::string &codeOf(const GameDefinition & /*game*/, const std::string &word)
{
    return word;
}

int codeOf(const GameDefinition & /*game*/, int number)
{
    return number;
}

/// One that goes without saying is not written.
void write(Move &move, std::string_view key, int number)
{
    if (number != 0)
        move.*std::get<std::optional<int> Move::*>(keyOf(move.kind, key)->member) = number;
}

void write(Move &move, std::string_view key, std::string code)
{
    move.*std::get<std::string Move::*>(keyOf(move.kind, key)->member) = std::move(code);
}

/// Nobody, if the code stands for nobody who gives anything in this game.
Party giverOf(const GameDefinition &game, const std::string &code)
{
    if (code.empty() || code == "bank")
        return Party::bank();
    if (code == game.poolWord)
        return Party::pool();
    const CompanyId company = game.findCompany(code);
    return company ? Party(company) : Party::nobody();
}

} // namespace

Decision decisionOf(const GameDefinition &game, Party by, const Move &move, Judge &judge)
{
    const auto known = [&](auto found, std::string_view key, const std::string &code) {
        judge.know(found.isValid() || code.empty(), key, code);
        return found;
    };
    for (const MoveKey &key : keysOf(move.kind))
        judge.need(!key.required || isGiven(move, key), Code::BadValue, {{"key", KeyWord{key.name}}});
    Decision decision{.kind = move.kind, .by = by};
    decision.company = known(game.findCompany(move.company), "company", move.company);
    decision.railway = known(game.findPrivate(move.privateRailway), "private", move.privateRailway);
    decision.train = known(game.findFace(move.train), "train", move.train);
    decision.from = giverOf(game, move.from);
    decision.tradeIn = known(game.findFace(move.tradeIn), "train", move.tradeIn);
    decision.to = known(game.findFace(move.to), "to", move.to);
    decision.amount = moneyOf(move.amount);
    decision.price = moneyOf(move.price);
    decision.cost = moneyOf(move.cost);
    decision.revenue = moneyOf(move.revenue);
    decision.mine = Money{move.mine.value_or(0)};
    decision.loan = moneyOf(move.loan);
    decision.percent = move.percent;
    decision.count = move.count;
    decision.value = move.value;
    decision.hex = move.hex;
    decision.tile = move.tile;
    decision.pay = move.pay;
    decision.papers = move.papers;
    decision.routes = move.routes.value_or(std::vector<Route>());
    return decision;
}

const DecisionKind *Decisions::kindOf(const Move &move) const
{
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const DecisionKind &known) {
        return known.kind == move.kind && (known.what.empty() || known.what == move.what);
    });
    return kind == m_kinds.end() ? nullptr : &*kind;
}

void Decisions::offer(const Position &position, Party by, const std::string &code, Offers &offers) const
{
    for (const DecisionKind &kind : m_kinds) {
        if (kind.isThere != nullptr && !kind.isThere(m_game, position, by))
            continue;
        Offer open;
        open.move.kind = kind.kind;
        open.move.by = code;
        open.move.what = kind.what;
        offer(kind, position, {.kind = kind.kind, .by = by}, std::move(open), offers);
    }
}

/// An offer for each thing or word that can be chosen; a number or an open word is left open in it.
// NOLINTNEXTLINE(misc-no-recursion): a stage deeper each time, and a decision has three or four
void Decisions::offer(const DecisionKind &kind, const Position &position, const Decision &decision, Offer open,
                      Offers &offers) const
{
    Decision chosen = decision;
    const std::optional<Stage> next = kind.next(m_game, position, decision);
    if (!next) {
        Judge judge;
        kind.judge(m_game, position, decision, judge);
        open.refusal = judge.verdict();
        offers.push_back(std::move(open));
        return;
    }
    std::visit(
        // NOLINTNEXTLINE(misc-no-recursion): as above
        [&](const auto &choices) {
            using Choices = std::decay_t<decltype(choices)>;
            if constexpr (std::is_same_v<Choices, NumberChoice>) {
                choose(chosen, next->key, choices.least);
                open.numbers.push_back(choices);
                offer(kind, position, chosen, std::move(open), offers);
            } else if constexpr (std::is_same_v<Choices, WordChoice>) {
                choose(chosen, next->key, choices.words.front());
                open.words.push_back(choices);
                offer(kind, position, chosen, std::move(open), offers);
            } else {
                for (const auto &choice : choices) {
                    choose(chosen, next->key, choice);
                    write(open.move, next->key, codeOf(m_game, choice));
                    offer(kind, position, chosen, open, offers);
                }
            }
        },
        next->choices);
}

void Decisions::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const DecisionKind &kind = *kindOf(move);
    const Decision decision = decisionOf(m_game, by, move, judge);
    if (judge.refused())
        return;
    kind.judge(m_game, books.position, decision, judge);
    if (!judge.refused())
        kind.apply(books, decision);
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

void DecisionInterlude::offer(const Position &position, Offers &offers) const
{
    for (const Party decider : deciders(position))
        m_decisions.offer(position, decider, m_codes.code(decider), offers);
}

void DecisionInterlude::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const std::vector<Party> all = deciders(books.position);
    if (m_decisions.kindOf(move) != nullptr && std::find(all.begin(), all.end(), by) != all.end())
        m_decisions.play(books, by, move, judge);
    else
        judge.refuse(somethingElse(books.position));
}

} // namespace flimnap
