#pragma once

#include <memory>
#include <vector>

#include "board/lays.h"
#include "board/run_graph.h"
#include "board/track.h"

namespace flimnap::bench {

/// What lies on a map when a company builds or runs, and what the books know of it.
struct BoardPosition
{
    std::shared_ptr<const board::GameMap> map;
    board::Track track;
    board::Builder builder;
    board::Runner runner;
};

/// Of all runs of the games with their map that lie beside the project; without them of networks that chance has made.
const std::vector<BoardPosition> &boardPositions();

} // namespace flimnap::bench
