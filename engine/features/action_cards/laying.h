#pragma once

#include "joining/parts.h"

namespace flimnap::action_cards {

/// Lays the cards out on a table that is joined, and says how many turns of the round are over.
void layCards(Joining &joining);

} // namespace flimnap::action_cards
