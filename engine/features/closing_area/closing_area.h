#pragma once

#include "rounds/feature.h"

namespace flimnap::closing_area {

/// Companies whose markers come to a space of the chart without a price leave the game.
const Feature &feature();

} // namespace flimnap::closing_area
