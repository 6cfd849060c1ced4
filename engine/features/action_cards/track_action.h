#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// A company lays the tiles of a card, and its director's character's own tile beside any action.
DecisionKinds trackKinds();

} // namespace flimnap::action_cards
