#pragma once

#include "rounds/feature.h"

namespace flimnap::card_draft {

/// The game opens with companies and people that the players take for nothing.
const Feature &feature();

} // namespace flimnap::card_draft
