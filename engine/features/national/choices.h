#pragma once

#include "rounds/decision.h"

namespace flimnap::national {

/// The new certificate limit, which is asked for once (JR-6.53); any time.
DecisionKinds limitKinds();
bool isLimitAsked(const GameDefinition &game, const Position &position);

} // namespace flimnap::national
