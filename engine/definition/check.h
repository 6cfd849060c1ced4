#pragma once

#include "core/fault.h"
#include "definition/game_definition.h"

namespace flimnap {

/// Whether the tables of a game fit together: everything that is wrong with them, with the place in the game's file
/// ("/companies/BCB/homes/0") and without the file's name.
Faults check(const GameDefinition &game);

} // namespace flimnap
