#include "features/characters/money.h"

#include "features/characters/standing.h"

namespace flimnap::characters {

void judgeAmounts(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Money sum,
                  Judge &judge)
{
    judge.need(move.amounts.has_value(), Code::BadValue, {{"key", KeyWord{"amounts"}}});
    if (judge.refused())
        return;
    Money given;
    for (const Grant &grant : *move.amounts) {
        const CompanyId company = game.findCompany(grant.company);
        judge.know(company.isValid(), "amounts", grant.company);
        if (judge.refused())
            return;
        judge.need(position.companies[company].isInPlay() && position.holdings.director(company) == Party(player),
                   Code::NotDirected, {{"player", Party(player)}, {"company", Party(company)}});
        given += Money{grant.amount};
    }
    judge.rule(given == sum, Code::WrongSum, {{"needed", sum}, {"given", given}});
}

void payAmounts(Books &books, const Move &move, Reason reason)
{
    for (const Grant &grant : *move.amounts) {
        const CompanyId company = books.game.findCompany(grant.company);
        books.pay(Party::bank(), company, Money{grant.amount}, reason, company);
    }
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

void giveMoney(Books &books, PlayerId player, const Move &move, Judge &judge)
{
    const GameDefinition &game = books.game;
    const PrivateId giver = moneyGiver(game, books.position);
    judge.need(move.character == game.privates[giver].code, Code::MustFund,
               {{"player", Party(player)}, {"character", giver}});
    const Power &power = *powerOf(game, giver);
    if (!move.self)
        judgeAmounts(game, books.position, player, move, power.roundTreasury, judge);
    if (judge.refused())
        return;
    if (move.self)
        books.pay(Party::bank(), player, power.roundCash, Reason::Character);
    else
        payAmounts(books, move, Reason::Character);
    books.position.parts.change<State>().awaitsMoney = false;
}

void offerMoney(const GameDefinition &game, const Codes &codes, const Position &position, Offers &offers)
{
    const PrivateId giver = moneyGiver(game, position);
    const Party player = position.privates[giver].owner;
    Offer toHimself;
    toHimself.move.kind = MoveKind::Fund;
    toHimself.move.by = codes.code(player);
    toHimself.move.character = game.privates[giver].code;
    Offer toCompanies = toHimself;
    toHimself.move.self = true;
    toCompanies.split = splitAmong(game, position, player.player(), powerOf(game, giver)->roundTreasury);
    offers.push_back(std::move(toHimself));
    offers.push_back(std::move(toCompanies));
}

void judgeGiver(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Judge &judge)
{
    if (move.character.empty())
        return;
    const PrivateId card = game.findPrivate(move.character);
    const Power *power = card ? powerOf(game, card) : nullptr;
    const bool isHeld =
        power != nullptr && power->roundCash > Money{} && position.privates[card].owner == Party(player);
    judge.need(isHeld, Code::NotHeld, {{"player", Party(player)}, {"what", move.character}});
    judge.need(false, Code::FundedAtStart, {{"character", card}});
}

} // namespace flimnap::characters
