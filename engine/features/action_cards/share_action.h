#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// A player sells any number of shares, then buys one or founds a company (LI-5.16 ff.).
DecisionKinds shareKinds();

} // namespace flimnap::action_cards
