#pragma once

#include <optional>
#include <vector>

#include "board/best_income.h"

namespace flimnap::board {

/// A stop as the table calls it: by its hex, and by its number where it is said which one of the hex is meant.
struct NamedStop
{
    HexId hex;
    std::optional<int> stop;
};

/// What one train is said to run: its stops in any order, of a place abroad any of its hexes.
struct NamedRoute
{
    TrainReach train;
    std::vector<NamedStop> stops;
};

/// Why trains cannot run so.
enum class RouteFault : std::uint8_t {
    NotReached,  ///< no track leads from the company's stations to a stop
    Impossible,  ///< the train cannot run these stops: its reach, no track that joins them, a full city between …
    NotTogether, ///< another train needs the same track
    OtherSum,    ///< they can run, but earn something else than is said
};

struct CheckedRoutes
{
    std::optional<RouteFault> fault;
    std::size_t route = 0; ///< the first one with a fault
    Worth worth;           ///< of all together
    std::vector<TrainRoute> routes;
};

/// Whether there is a choice of stops and track with which the trains run what is said, all together, and earn the sum
/// if one is given; else the choice that earns most. `bonuses` and the like are those of the runner, its trains those
/// of the routes.
CheckedRoutes checkRoutes(const GameMap &map, const Track &track, const Runner &runner,
                          const std::vector<NamedRoute> &routes, std::optional<Worth> sum = {});

} // namespace flimnap::board
