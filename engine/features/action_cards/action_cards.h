#pragma once

#include "rounds/feature.h"

namespace flimnap::action_cards {

/// Rounds begin with cards that the players take, each of which lets them do something.
const Feature &feature();

} // namespace flimnap::action_cards
