#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "board/route.h"

namespace flimnap::board {

struct RouteStop
{
    HexId hex;
    int stop = 0;

    bool operator==(const RouteStop &) const = default;
};

/// What one train runs.
struct TrainRoute
{
    std::size_t train = 0; ///< of the runner's
    std::vector<RouteStop> stops;
    std::vector<Exit> way; ///< the sides over which it leaves hexes, between any two stops in their order or backwards
    std::vector<int> paid; ///< by each stop; what the worth is more, bonuses of the route are
    Worth worth;
};

struct BestIncome
{
    int income = 0;
    int mine = 0;
    std::vector<TrainRoute> routes; ///< one set of them that earns it
    bool isProved = false;          ///< no other set earns more; else it is the best one so far

    // How much there was to weigh.
    int stops = 0;
    int links = 0;
    std::uint64_t weighed = 0; ///< routes
};

/// The best income of a company's trains together, exact. It may take long on a wild network: whoever waits for it on
/// another thread gives up by setting isGivenUp, and gets the best so far.
BestIncome bestIncome(const GameMap &map, const Track &track, const Runner &runner,
                      const std::atomic<bool> *isGivenUp = nullptr);
/// Whether any of the trains has a route that pays.
bool canEarn(const GameMap &map, const Track &track, const Runner &runner);

} // namespace flimnap::board
