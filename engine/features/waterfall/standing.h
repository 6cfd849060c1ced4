#pragma once

#include <vector>

#include "table/books.h"

namespace flimnap::waterfall {

/// Who bids next when a railway is auctioned among its bidders.
enum class Bidders { LowestFirst, BySeats };

/// What the tables of a game say of the waterfall.
struct Terms
{
    Money raise; ///< the least that a bid is higher than the price or the bid before
    Money drop;  ///< of the price of the cheapest one, when all have passed
    Bidders bidders = Bidders::LowestFirst;
    bool followsAskers = false; ///< the turn after a sale is that of the player after who last paid what was asked

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of it while it goes on.
struct State
{
    ById<PrivateId, ById<PlayerId, Money>> bids; ///< that stand until the railway's turn comes
    Money dropped;                               ///< from the price of the cheapest one
    PlayerId lastBuyer;
    PlayerId lastAsker;       ///< who last bought at the price asked
    int turnNumber = 0;       ///< counts all turns; who is next is derived from it
    std::uint32_t passed = 0; ///< since the last purchase or bid, a bit per player
    PrivateId lot;            ///< auctioned among its bidders; invalid while none is
    int bidder = 0;           ///< who is asked for a bid then, an index into the playing order

    bool operator==(const State &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
inline const State &stateOf(const Position &position)
{
    return position.parts.get<State>();
}

/// Of what is on sale now; invalid if all are sold.
PrivateId firstUnsold(const GameDefinition &game, const Position &position);
/// Of the first one.
Money askedPrice(const GameDefinition &game, const Position &position);
Money leastBid(const GameDefinition &game, const Position &position, PrivateId railway);
/// The lowest first.
std::vector<PlayerId> biddersFor(const Position &position, PrivateId railway);
PlayerId playerInTurn(const GameDefinition &game, const Position &position);
/// Of the player's cash, what his bids stand for.
Money boundCash(const Position &position, PlayerId player);
/// Cash that no bid stands for, but for that on this railway.
Money freeCash(const Position &position, PlayerId player, PrivateId railway);

} // namespace flimnap::waterfall
