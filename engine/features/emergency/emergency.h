#pragma once

#include "rounds/feature.h"

namespace flimnap::emergency {

/// A director who has to help sells shares for it; who cannot raise the money may be bankrupt.
const Feature &feature();

} // namespace flimnap::emergency
