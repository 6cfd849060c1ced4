#pragma once

#include <string>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/json.h"

namespace flimnap {

/// The game as the options of a journal's header make it, a JSON object as text: switches, which change the text of the
/// table that the game was read from, and overrides. The faults' places begin with "options"
/// ("options.overrides.trains.d.3").
Result<GameDefinition, Faults> withOptions(const GameDefinition &printed, const Json &table,
                                           const std::string &optionsJson);

} // namespace flimnap
