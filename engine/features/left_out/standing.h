#pragma once

#include <map>

#include "table/position.h"

namespace flimnap::left_out {

/// What the tables of a game say of companies that are left out by lot.
struct Terms
{
    std::map<int, int> companies; ///< how many, by the number of players

    bool operator==(const Terms &) const = default;
};

/// How many a table of so many players does without.
inline int leftOutOf(const GameDefinition &game, int players)
{
    const auto *terms = game.parts.find<Terms>();
    const bool isTold = terms != nullptr && terms->companies.contains(players);
    return isTold ? terms->companies.at(players) : 0;
}
/// How many companies are not in the game any more.
inline int goneFrom(const GameDefinition &game, const Position &position)
{
    int gone = 0;
    for (const CompanyId company : ids(game.companies))
        gone += position.companies[company].status == CompanyStatus::Closed ? 1 : 0;
    return gone;
}

} // namespace flimnap::left_out
