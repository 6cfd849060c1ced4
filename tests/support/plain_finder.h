#pragma once

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

} // namespace flimnap::test
