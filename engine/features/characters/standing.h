#pragma once

#include <map>

#include "table/books.h"

namespace flimnap::characters {

/// What somebody on a player's side does for him and for all companies he directs, beside what he makes cheaper of
/// trains.
struct Power
{
    bool freeMetropolis = false;
    int stationPercentOff = 0;
    Money roundCash;     ///< at the start of every round: so much for himself …
    Money roundTreasury; ///< … or so much for his companies
    Money handedIn;      ///< for the card, once: times the number of the round
    int tiles = 0;       ///< of its own, laid beside the action
    PhaseId tilesFrom;
    bool tilesUpgrade = false; ///< they replace a tile that lies there, else they are laid anew

    bool operator==(const Power &) const = default;
};

/// What the tables of a game say of them.
struct Terms
{
    std::map<PrivateId, Power> powers;

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of them.
struct State
{
    std::map<PrivateId, int> tilesLaid;
    bool awaitsMoney = false; ///< somebody's money for the round is still to be given out

    bool operator==(const State &) const = default;
};

/// A joined table's.
struct TableKeys
{
    std::map<std::string, int> tiles; ///< laid

    bool operator==(const TableKeys &) const = default;
};

inline constexpr std::string_view tileLaidEvent = "characters_tile_laid";

/// Of somebody on a player's side; none of anything else.
const Power *powerOf(const GameDefinition &game, PrivateId card);
int tilesLaid(const Position &position, PrivateId card);
bool awaitsMoney(const Position &position);
/// Whose money is given out at the start of every round; invalid if nobody has him.
PrivateId moneyGiver(const GameDefinition &game, const Position &position);

/// The first one of the player's that does this for him; none if nobody does.
template <class Does>
const Power *powerOf(const GameDefinition &game, const Position &position, Party player, Does does)
{
    const auto *terms = game.parts.find<Terms>();
    if (terms == nullptr)
        return nullptr;
    for (const auto &[card, power] : terms->powers) {
        if (position.privates[card].owner == player && does(power))
            return &power;
    }
    return nullptr;
}

} // namespace flimnap::characters
