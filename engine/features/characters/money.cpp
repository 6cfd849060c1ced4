#include "features/characters/money.h"

#include <array>

#include "features/characters/standing.h"

namespace flimnap::characters {

void judgeAmounts(const Position &position, const Decision &funding, Money sum, Judge &judge)
{
    judge.need(funding.amounts.has_value(), Code::BadValue, {{"key", KeyWord{"amounts"}}});
    Money given;
    for (const auto &[company, amount] : funding.amounts.value_or(std::vector<Granted>())) {
        judge.need(position.companies[company].isInPlay() && position.holdings.director(company) == funding.by,
                   Code::NotDirected, {{"player", funding.by}, {"company", Party(company)}});
        given += amount;
    }
    judge.rule(given == sum, Code::WrongSum, {{"needed", sum}, {"given", given}});
}

void payAmounts(Books &books, const Decision &funding, Reason reason)
{
    for (const auto &[company, amount] : *funding.amounts)
        books.pay(Party::bank(), company, amount, reason, company);
}

SplitChoice splitAmong(const GameDefinition &game, const Position &position, PlayerId player, Money sum)
{
    SplitChoice split{static_cast<int>(sum.units), {}};
    for (const CompanyId company : directedBy(game, position, player))
        split.companies.push_back(game.companies[company].code);
    return split;
}

void beginRound(Books &books)
{
    if (moneyGiver(books.game, books.position))
        books.position.parts.change<State>().awaitsMoney = true;
}

void judgeGiver(const GameDefinition &game, const Position &position, const Decision &funding, Judge &judge)
{
    if (!funding.person)
        return;
    const Power *power = powerOf(game, funding.person);
    const bool isHeld =
        power != nullptr && power->roundCash > Money{} && position.privates[funding.person].owner == funding.by;
    judge.need(isHeld, Code::NotHeld, {{"player", funding.by}, {"what", funding.person}});
    judge.need(false, Code::FundedAtStart, {{"character", funding.person}});
}

namespace {

std::optional<Stage> nextForHimself(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.person)
        return Stage(std::vector{moneyGiver(game, position)}, "character");
    return partial.isForHimself ? std::optional<Stage>() : Stage(Flag(), "self");
}

std::optional<Stage> nextForCompanies(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.person)
        return Stage(std::vector{moneyGiver(game, position)}, "character");
    if (partial.amounts)
        return {};
    return splitAmong(game, position, partial.player(), powerOf(game, partial.person)->roundTreasury);
}

void judgeMoney(const GameDefinition &game, const Position &position, const Decision &funding, Judge &judge)
{
    const PrivateId giver = moneyGiver(game, position);
    judge.need(funding.person == giver, Code::MustFund, {{"player", funding.by}, {"character", giver}});
    if (!funding.isForHimself)
        judgeAmounts(position, funding, powerOf(game, giver)->roundTreasury, judge);
}

void giveMoney(Books &books, const Decision &funding)
{
    if (funding.isForHimself)
        books.pay(Party::bank(), funding.by, powerOf(books.game, funding.person)->roundCash, Reason::Character);
    else
        payAmounts(books, funding, Reason::Character);
    books.position.parts.change<State>().awaitsMoney = false;
}

constexpr std::array kindsOfMoney{DecisionKind{MoveKind::Fund, nextForHimself, judgeMoney, giveMoney},
                                  DecisionKind{MoveKind::Fund, nextForCompanies, judgeMoney, giveMoney}};

} // namespace

DecisionKinds moneyKinds()
{
    return kindsOfMoney;
}

} // namespace flimnap::characters
