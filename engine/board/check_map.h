#pragma once

#include "board/game_map.h"
#include "core/fault.h"

namespace flimnap::board {

/// What is wrong with a map and its tiles, all of it: track that leads nowhere, a tile that loses what it replaces, a
/// home where no station can stand … The places are those of the file.
Faults checkMap(const GameMap &map);

} // namespace flimnap::board
