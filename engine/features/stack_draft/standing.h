#pragma once

#include <string>
#include <vector>

#include "dealings/map.h"

namespace flimnap::stack_draft {

/// What the tables of a game say of the draft and of what comes out of it.
struct Terms
{
    std::vector<int> order;             ///< seats, as they receive
    Money constructionPrice;            ///< of a railway that only builds
    std::string bondCell;               ///< where the price of the bond railway begins
    std::vector<CardId> bondTokenCards; ///< who buys the last of the first of these may place a second token of it
    bool bondPaysRoundedUp = true;      ///< per share; else down over all shares of a holder
    bool bondRises = true;              ///< when it pays
    std::string bondTile; ///< on a map, where this tile is laid another token of it is placed; empty: nowhere

    bool operator==(const Terms &) const = default;
};

struct State
{
    int turnNumber = 0;    ///< of the draft, counts all turns
    CompanyId bond;        ///< the railway that pays by its price …
    CompanyId tokenEarner; ///< … and who may place its second token

    bool operator==(const State &) const = default;
};

/// Of the turn in which the bond railway got a token by the tile that was laid.
struct TurnState
{
    board::HexId hex;

    bool operator==(const TurnState &) const = default;
};

/// Of a table that is joined.
struct TableKeys
{
    std::string bondToken; ///< who may place the second token

    bool operator==(const TableKeys &) const = default;
};

constexpr int bondTokens = 2; ///< its home station and the one somebody may earn

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// None in a game without it.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
const State &stateOf(const Position &position);
inline State &change(Books &books)
{
    return books.position.parts.change<State>();
}

/// It becomes a share of a company that is started in play; the others become shares of those that a phase forms.
bool isOfStarted(const GameDefinition &game, CompanyId minor);
/// The bond railway is there already: all its shares lie in the pool, and it is on the chart or goes there.
void setBond(Position &position, CompanyId company);

} // namespace flimnap::stack_draft
