#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// A company places one further station (LI-5.35 ff.).
DecisionKinds stationKinds();

} // namespace flimnap::action_cards
