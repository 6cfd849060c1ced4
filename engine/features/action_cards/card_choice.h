#pragma once

#include "features/action_cards/standing.h"
#include "rounds/decision.h"

namespace flimnap::action_cards {

const std::vector<ActionId> &cardsInPlay(const GameDefinition &game, const Position &position);

/// Cards on the table with both sides, and with a copy card those that lie before somebody.
DecisionKinds cardKinds();

} // namespace flimnap::action_cards
