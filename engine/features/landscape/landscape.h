#pragma once

#include "rounds/feature.h"

namespace flimnap::landscape {

/// Players build on a landscape of their own, and declare the income train by train.
const Feature &feature();

} // namespace flimnap::landscape
