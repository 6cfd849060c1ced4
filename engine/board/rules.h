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

/// What a company may declare of its best income.
enum class Declared : std::uint8_t {
    Best,
    BestOrNothing, ///< or its trains stay at home
    UpToBest,      ///< as much of it as its director likes
};

/// Who names the city of a home station that had none when it was placed.
enum class HomeChoice : std::uint8_t {
    Owner, ///< of the station
    Layer, ///< of the tile with the cities
};

/// Whether trains that cannot earn are run.
enum class IdleTrains : std::uint8_t {
    Declared, ///< with an income of nothing
    GoWithoutSaying,
};

/// Whether a table may let a company have two stations on a hex.
enum class SecondStation : std::uint8_t { Waivable, Never };

/// Where games differ in what may be done on the map.
struct Rules
{
    Connection connection = Connection::AnyTrack;
    Reservations reservations = Reservations::City;
    MinesCount mines = MinesCount::AfterIncome;
    BonusPer homeBonus = BonusPer::Train;
    Declared declared = Declared::Best;
    HomeChoice homeChoice = HomeChoice::Owner;
    IdleTrains idleTrains = IdleTrains::Declared;
    SecondStation secondStation = SecondStation::Waivable;
    bool homesAtStart = false;          ///< all home stations stand there from the beginning
    bool beginsAtHome = false;          ///< a company lays nowhere else while its home has no track
    bool destinationsPassAreas = false; ///< the track to them may lead through places abroad
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
