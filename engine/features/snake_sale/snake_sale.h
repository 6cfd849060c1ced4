#pragma once

#include "rounds/feature.h"

namespace flimnap::snake_sale {

/// The game opens with private railways that are bought one at a time at their printed prices.
const Feature &feature();

} // namespace flimnap::snake_sale
