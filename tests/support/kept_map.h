#pragma once

#include <string>
#include <string_view>

#include "dealings/map_stations.h"
#include "support/table.h"

namespace flimnap::test {

// What lies on the map of a table that keeps it, before the move that is tested.

inline constexpr const char *keepsBoard = R"({"board": true})";

/// "E16 6 r1, D17 6 r0": tiles in their rotations.
Table &laid(Table &table, std::string_view tiles);
/// "E16, D27.1": stations of the company, in the first city unless another one is named.
Table &standing(Table &table, std::string_view company, std::string_view places);

// Moves of companies on the map, with more keys as they stand in a journal: R"(,"cost":10)".
std::string layOn(const std::string &by, const std::string &hex, const std::string &tile, int rotation,
                  const std::string &more = "");
std::string stationOn(const std::string &by, const std::string &hex, const std::string &more = "");
std::string runOf(const std::string &by, const std::string &more);

/// What lies on the hex: "6 r1"; empty if it is as printed.
std::string tileOn(const Table &table, std::string_view hex);
/// Where the company's stations stand: "D17.0 E16.0", and those that wait for a city "B9".
std::string stationsOf(const Table &table, std::string_view company);

} // namespace flimnap::test
