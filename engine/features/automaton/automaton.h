#pragma once

#include "rounds/feature.h"

namespace flimnap::automaton {

/// A player without a seat whose decisions the rules make, but for what happens on the map.
const Feature &feature();

} // namespace flimnap::automaton
