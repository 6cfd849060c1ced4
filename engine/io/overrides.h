#pragma once

#include <string>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"

namespace flimnap {

/// The game with the values of a table that plays from another printing: the options of a journal's header, a JSON
/// object as text. The faults' places begin with "options" ("options.overrides.trains.d.3").
Result<GameDefinition, Faults> withOptions(GameDefinition game, const std::string &optionsJson);

} // namespace flimnap
