#pragma once

#include "rounds/feature.h"

namespace flimnap::charters {

/// Every player is a company and draws its charter; there are no shares.
const Feature &feature();

} // namespace flimnap::charters
