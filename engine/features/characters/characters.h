#pragma once

#include "rounds/feature.h"

namespace flimnap::characters {

/// People who stand by a player and all companies he directs.
const Feature &feature();

} // namespace flimnap::characters
