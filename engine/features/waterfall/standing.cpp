#include "features/waterfall/standing.h"

#include <algorithm>
#include <iterator>

#include "dealings/privates.h"

namespace flimnap::waterfall {

PrivateId firstUnsold(const GameDefinition &game, const Position &position)
{
    const std::vector<PrivateId> unsold = unsoldPrivates(game, position);
    return unsold.empty() ? PrivateId() : unsold.front();
}

/// Only the cheapest of all gets cheaper, as long as nothing is sold.
Money askedPrice(const GameDefinition &game, const Position &position)
{
    return game.privates[firstUnsold(game, position)].price - stateOf(position).dropped;
}

Money leastBid(const GameDefinition &game, const Position &position, PrivateId railway)
{
    const std::vector<PlayerId> bidders = biddersFor(position, railway);
    const Money before =
        bidders.empty() ? game.privates[railway].price : stateOf(position).bids[railway][bidders.back()];
    return before + termsOf(game).raise;
}

std::vector<PlayerId> biddersFor(const Position &position, PrivateId railway)
{
    const auto &bids = stateOf(position).bids[railway];
    std::vector<PlayerId> bidders;
    std::copy_if(position.order.begin(), position.order.end(), std::back_inserter(bidders),
                 [&](PlayerId player) { return bids[player] > Money{}; });
    std::stable_sort(bidders.begin(), bidders.end(), [&](PlayerId a, PlayerId b) { return bids[a] < bids[b]; });
    return bidders;
}

PlayerId playerInTurn(const GameDefinition &game, const Position &position)
{
    const State &state = stateOf(position);
    if (state.lot && termsOf(game).bidders == Bidders::LowestFirst)
        return biddersFor(position, state.lot).front();
    const auto seat = static_cast<std::size_t>(state.lot ? state.bidder : state.turnNumber);
    return position.order[seat % position.order.size()];
}

Money boundCash(const Position &position, PlayerId player)
{
    Money bound;
    for (const auto &bids : stateOf(position).bids)
        bound += bids[player];
    return bound;
}

Money freeCash(const Position &position, PlayerId player, PrivateId railway)
{
    return position.ledger.balance(player) - boundCash(position, player) + stateOf(position).bids[railway][player];
}

} // namespace flimnap::waterfall
