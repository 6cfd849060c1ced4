#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/json.h"

namespace flimnap {

/// Reads a complete game table (data/README.md describes it) and checks that it is consistent. The faults' places
/// are JSON pointers. The "variants" of the table are left to the game library.
Result<GameDefinition, Faults> readDefinition(std::string_view text, const std::string &file);
Result<GameDefinition, Faults> readTable(const Json &table, const std::string &file);

} // namespace flimnap
