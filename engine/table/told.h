#pragma once

#include "definition/game_definition.h"
#include "table/event.h"

namespace flimnap {

/// What happened, in English; in the words of the game where it has some of its own.
Told told(const GameDefinition &game, const Event &event);

} // namespace flimnap
