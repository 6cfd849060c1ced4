#pragma once

#include "core/fault.h"
#include "rounds/feature.h"

namespace flimnap {

/// What is wrong with the tables of a game, those of its features among them; empty if they hold together.
Faults checkTables(const GameDefinition &game);

} // namespace flimnap
