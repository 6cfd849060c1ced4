#pragma once

#include "rounds/feature.h"

namespace flimnap::depot {

/// Old trains are given back, and companies that pay nothing buy them.
const Feature &feature();

} // namespace flimnap::depot
