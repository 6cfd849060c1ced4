#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// Pays what the card shows in this phase into one or two companies of the player (LI-5.38).
DecisionKinds treasuryKinds();

} // namespace flimnap::action_cards
