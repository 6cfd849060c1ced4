#pragma once

#include <string>
#include <vector>

#include "board/game_map.h"
#include "core/fault.h"
#include "core/result.h"
#include "io/json.h"

namespace flimnap {

/// Reads a complete map with its tiles (data/README.md describes it) and checks that it is consistent. Companies are
/// those of the game, by their codes. The faults' places are JSON pointers. What stands under "variants" and "switches"
/// is left to the library of maps.
Result<board::GameMap, Faults> readMap(const Json &table, const std::string &file,
                                       const std::vector<std::string> &companies);

} // namespace flimnap
