#pragma once

#include <string>
#include <vector>

#include "games/registry.h"

namespace flimnap::test {

/// As they are called where a test does not care: "p1" and so on.
inline std::vector<Seat> seatsFor(int players)
{
    std::vector<Seat> seats;
    for (int seat = 1; seat <= players; ++seat)
        seats.push_back({"p" + std::to_string(seat), "Player " + std::to_string(seat)});
    return seats;
}

/// Whether a table of so many players can be set up for the game.
inline bool isForPlayers(const GameDefinition &game, int players)
{
    return makeRules(game, seatsFor(players)).ok();
}

/// Why it cannot.
inline std::string objectionToPlayers(const GameDefinition &game, int players)
{
    const auto rules = makeRules(game, seatsFor(players));
    return rules ? std::string() : text(rules.error());
}

} // namespace flimnap::test
