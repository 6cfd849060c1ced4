#pragma once

#include "rounds/feature.h"

namespace flimnap::destinations {

/// Companies that get their capital as their shares are sold reach a hex before they get the last of it.
const Feature &feature();

} // namespace flimnap::destinations
