#include "features/lots/standing.h"

#include <algorithm>

#include "core/bit.h"

namespace flimnap::lots {

Money leastBid(const GameDefinition &game, const Position &position, PrivateId railway)
{
    const Terms &terms = termsOf(game);
    if (stateOf(position).lot)
        return stateOf(position).bid + terms.raise;
    return std::find_if(terms.lots.begin(), terms.lots.end(), [&](const Lot &lot) { return lot.railway == railway; })
        ->least;
}

bool mayAnswer(const State &state, PlayerId player)
{
    return player != state.bidder && (state.dropped & bit(player)) == 0;
}

PlayerId playerInTurn(const Position &position)
{
    const State &state = stateOf(position);
    const auto seat = static_cast<std::size_t>(state.lot ? state.seat : state.turnNumber);
    return position.order[seat % position.order.size()];
}

} // namespace flimnap::lots
