#pragma once

#include <future>
#include <string>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/board_library.h"
#include "io/json.h"

namespace flimnap {

/// The maps, read when the first table asks for one.
using Boards = std::shared_future<Result<BoardLibrary, Faults>>;

/// The game as the options of a journal's header make it, a JSON object as text: switches, which change the text of the
/// table that the game was read from, overrides, and its map where the table keeps one. The faults' places begin with
/// "options" ("options.overrides.trains.d.3").
Result<GameDefinition, Faults> withOptions(const GameDefinition &printed, const Json &table, const Boards &boards,
                                           const std::string &optionsJson);

} // namespace flimnap
