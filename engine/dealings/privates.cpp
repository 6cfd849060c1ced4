#include "dealings/privates.h"

#include "dealings/cash.h"

namespace flimnap {

void judgePrivatePurchase(const GameDefinition &game, const Position &position, PlayerId player, PrivateId railway,
                          Judge &judge)
{
    const PrivateDefinition &table = game.privates[railway];
    judge.need(position.privates[railway].owner == Party::bank(), Code::PrivateNotOnSale, {{"private", railway}});
    judgeCash(position, player, table.price, judge);
}

void buyPrivate(Books &books, PlayerId player, PrivateId railway)
{
    books.pay(player, Party::bank(), books.game.privates[railway].price, Reason::PrivatePurchase);
    books.movePrivate(railway, player);
}

void judgeCompanysPurchase(const GameDefinition &game, const Position &position, const CompanysPurchase &purchase,
                           const PriceRange &range, Judge &judge)
{
    const auto [company, railway, price] = purchase;
    const PrivateDefinition &table = game.privates[railway];
    const Money treasury = position.ledger.balance(company);
    judge.need(position.privates[railway].owner.isPlayer(), Code::PrivateNotOnSale, {{"private", railway}});
    judge.rule(game.phases[position.phase].companiesBuyPrivates, Code::PhaseTooEarly, {{"phase", position.phase}});
    judge.rule(classOf(game, position, company).ownsPrivates[table.size], Code::PrivateSize,
               {{"private", railway}, {"company", Party(company)}});
    judge.need(price >= Money{}, Code::PriceRange, {{"least", range.least}, {"most", range.most}});
    judge.rule(price >= range.least && price <= range.most, Code::PriceRange,
               {{"least", range.least}, {"most", range.most}});
    judge.need(treasury >= price, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", price}});
}

std::vector<PrivateId> unsoldPrivates(const GameDefinition &game, const Position &position)
{
    std::vector<PrivateId> unsold;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == Party::bank())
            unsold.push_back(railway);
    }
    return unsold;
}

void removeUnsoldPrivates(Books &books)
{
    for (const PrivateId railway : unsoldPrivates(books.game, books.position))
        books.movePrivate(railway, Party::nobody());
}

} // namespace flimnap
