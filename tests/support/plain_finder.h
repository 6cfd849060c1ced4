#pragma once

#include <set>
#include <utility>

#include "board/route.h"

namespace flimnap::test {

/// One of all routes of a train.
struct PlainRoute
{
    board::Borders borders;
    board::Worth worth;
    unsigned onceOnly = 0;
};

std::vector<PlainRoute> allRoutes(const board::RouteJudge &judge, const board::RunGraph &graph);
/// The best of all sets of all routes.
board::Worth plainBest(const board::GameMap &map, const board::Track &track, const board::Runner &runner);

/// All sides over which a train of the company could come into hexes: by following all ways.
std::set<std::pair<board::HexId, int>> plainReach(const board::GameMap &map, const board::Track &track,
                                                  CompanyId company);

} // namespace flimnap::test
