#include "dealings/privates.h"

#include "dealings/cash.h"

namespace flimnap {

void judgePrivatePurchase(const GameDefinition &game, const Position &position, PlayerId player, PrivateId railway,
                          Judge &judge)
{
    const PrivateDefinition &table = game.privates[railway];
    judge.need(position.privates[railway].owner == Party::bank(), Code::NotOnSale, {{"private", table.code}});
    judgeCash(position, player, table.price, judge);
}

void buyPrivate(Draft &draft, PlayerId player, PrivateId railway)
{
    draft.pay(player, Party::bank(), draft.game.privates[railway].price, Reason::PrivatePurchase);
    draft.movePrivate(railway, player);
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

void removeUnsoldPrivates(Draft &draft)
{
    for (const PrivateId railway : unsoldPrivates(draft.game, draft.position))
        draft.movePrivate(railway, Party::nobody());
}

} // namespace flimnap
