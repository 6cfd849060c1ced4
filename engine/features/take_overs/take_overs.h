#pragma once

#include "rounds/feature.h"

namespace flimnap::take_overs {

/// A larger company takes over a smaller one with all it has, and pays the holders of its shares.
const Feature &feature();

} // namespace flimnap::take_overs
