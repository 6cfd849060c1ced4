#pragma once

#include "rounds/feature.h"

namespace flimnap::waterfall {

/// The game opens with private railways that are sold one after the other, with bids on the later ones.
const Feature &feature();

} // namespace flimnap::waterfall
