#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// A company buys the trains of a card from the deck or from other companies, and the one train out of the depot that
/// it may have when it is founded (LI-5.22, LI-5.25 ff.).
DecisionKinds trainKinds();

} // namespace flimnap::action_cards
