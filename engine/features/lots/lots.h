#pragma once

#include "rounds/feature.h"

namespace flimnap::lots {

/// The game opens with some of its private railways auctioned one after the other.
const Feature &feature();

} // namespace flimnap::lots
