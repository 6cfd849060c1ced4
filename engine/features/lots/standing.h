#pragma once

#include <map>
#include <string>
#include <vector>

#include "table/books.h"

namespace flimnap::lots {

/// A private railway that is auctioned, and the least that is bid for it.
struct Lot
{
    PrivateId railway;
    Money least;

    bool operator==(const Lot &) const = default;
};

/// What the tables of a game say of its lots; private railways that are none are not in play.
struct Terms
{
    std::vector<Lot> lots;
    Money raise;              ///< the least that a bid is higher than the one before
    bool mayReturn = false;   ///< who passed may bid again for the same lot
    bool winnerOpens = false; ///< the next lot; else who follows the player who opened this one

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of them while they are auctioned.
struct State
{
    int turnNumber = 0;       ///< counts the turns to name a lot; whose it is is derived from it
    std::uint32_t passed = 0; ///< since a lot was named, a bit per player
    PrivateId lot;            ///< that is bid for; invalid while the next one is still to be named
    Money bid;
    PlayerId bidder;
    int seat = 0;              ///< whose turn it is to bid, an index into the playing order
    std::uint32_t dropped = 0; ///< out of this lot, a bit per player

    bool operator==(const State &) const = default;
};

/// Of a table that is joined.
struct TableKeys
{
    std::map<std::string, int> paid; ///< what was bid for them

    bool operator==(const TableKeys &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
inline const State &stateOf(const Position &position)
{
    return position.parts.get<State>();
}

Money leastBid(const GameDefinition &game, const Position &position, PrivateId railway);
/// Still in, and not the one whose bid stands.
bool mayAnswer(const State &state, PlayerId player);
PlayerId playerInTurn(const Position &position);

} // namespace flimnap::lots
