#pragma once

#include "rounds/feature.h"

namespace flimnap::shared_stations {

/// Stations of several companies become one company's, and of two on a hex one goes back to its charter. Where stations
/// stand is mostly not known, so that the company says it, at any time; nobody waits for it.
const Feature &feature();

} // namespace flimnap::shared_stations
