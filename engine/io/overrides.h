#pragma once

#include "definition/game_definition.h"
#include "io/definition_node.h"

namespace flimnap {

/// Gives the game the values of a table that plays from another printing. Faults are noted at the nodes.
void applyOverrides(const Node &overrides, GameDefinition &game);

} // namespace flimnap
