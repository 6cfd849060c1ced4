#pragma once

#include <string>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/definition_node.h"
#include "io/json.h"

namespace flimnap {

/// A switch with what the options set it to: "" for on, else its value or number.
struct Setting
{
    std::string name;
    std::string value;
};
using Settings = std::vector<Setting>;

/// What the options set, in the order in which the table is changed by it.
Settings settingsOf(const Record &options, const GameDefinition &game, const Json &table);

/// The table read again with what the switches change.
Result<GameDefinition, Faults> withSwitches(const GameDefinition &game, const Json &printed, const Settings &settings);

} // namespace flimnap
