#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "journal/header.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// A game of the library with so many players.
struct RandomTable
{
    Header header;
    std::string name; ///< fit for the name of a test: "18cz_ru_base_3_players"

    friend std::ostream &operator<<(std::ostream &out, const RandomTable &table) { return out << table.name; }
};

/// Every game of the library, in each edition and variant, with each number of players; where there are switches, also
/// with each of them and with all of them together.
std::vector<RandomTable> allTables();
/// Games by their other rules that players may agree on: 1836jr(56) as printed elsewhere, with diesels, and as other
/// tables read it.
std::vector<RandomTable> tablesWithOptions();
RandomTable tableOf(const std::string &game, const std::string &edition, const std::string &variant, int players);

/// No game comes near so many moves; one that does, runs in circles.
inline constexpr int mostMoves = 5000;

/// The moves of a whole game as the engine plays it from its own offers.
std::vector<Move> randomGame(const Rules &rules, std::uint64_t seed);

} // namespace flimnap::test
