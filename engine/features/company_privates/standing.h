#pragma once

#include <string>
#include <vector>

#include "definition/game_definition.h"

namespace flimnap::company_privates {

/// What the tables of a game say of private railways that companies have.
struct Terms
{
    int leastPercent = 0; ///< of its face value that a company pays for one …
    int mostPercent = 0;  ///< … and the most; 0: its value now
    bool sellsToBank = false;
    bool laysAnyTime = false; ///< one more tile by a right; else with the other track

    bool operator==(const Terms &) const = default;
};

/// What private railways of a class give a company a right to, beside what its own track and stations do.
struct Rights
{
    std::vector<std::string> colours; ///< one more tile of a special colour
    std::string hex;                  ///< one more tile there, for nothing …
    bool paysTerrain = false;         ///< … or for what the terrain costs
    Money bonus;                ///< a mark on the map that trains earn so much more at; then it leaves the game …
    bool outlastsBonus = false; ///< … or stays

    bool operator==(const Rights &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
inline const Rights &rightsOf(const GameDefinition &game, PrivateId railway)
{
    static const Rights none;
    const auto *rights = game.privates[railway].parts.find<Rights>();
    return rights != nullptr ? *rights : none;
}

} // namespace flimnap::company_privates
