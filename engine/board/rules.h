#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/geometry.h"

namespace flimnap::board {

/// What a company must reach of a tile that it lays.
enum class Connection : std::uint8_t {
    AnyTrack, ///< any piece of it, old or new
    NewTrack, ///< a piece that is new, or a stop that has another value than before
};

/// What is kept for the home stations still to come.
enum class Reservations : std::uint8_t {
    City, ///< a slot of their city
    Hex,  ///< as many slots of the hex, in whichever city
    None,
};

/// How much one company keeps of its home hex until its station stands there.
enum class HomeKeeps : std::uint8_t {
    Slot,
    Hex,          ///< all of it
    UndecidedHex, ///< all of it while the hex has several cities
};

/// Which income is the best one.
enum class MinesCount : std::uint8_t {
    AfterIncome, ///< the greatest income, and of those with it the greatest yield of mines
    WithIncome,  ///< the greatest sum of both
};

/// Whether a bonus is earned by each train, or once by the company.
enum class BonusPer : std::uint8_t { Train, Company };

/// Where games differ in what may be done on the map.
struct Rules
{
    Connection connection = Connection::AnyTrack;
    Reservations reservations = Reservations::City;
    MinesCount mines = MinesCount::AfterIncome;
    BonusPer homeBonus = BonusPer::Train;
};

/// How far trains of a kind run.
struct TrainReach
{
    std::string name;
    std::optional<int> stops;     ///< at most so many stops
    std::optional<int> cities;    ///< of these, or of all the route, so many cities and places abroad
    bool leavesOutTowns = false;  ///< it counts towns as far as its cities leave room, the best ones
    std::optional<int> mostTowns; ///< of them, then
    bool servesMine = false;      ///< exactly one mine at an end; towns and the mine are not counted

    bool operator==(const TrainReach &) const = default;
};

/// For a route with a stop in one hex of each list.
struct RouteBonus
{
    std::string name;
    int amount = 0;
    std::vector<std::vector<HexId>> oneOfEach;
    BonusPer per = BonusPer::Train;
};

} // namespace flimnap::board
