#pragma once

#include "rounds/feature.h"

namespace flimnap::left_out {

/// Some numbers of players do without some of the companies; which ones is drawn before anything else.
const Feature &feature();

} // namespace flimnap::left_out
