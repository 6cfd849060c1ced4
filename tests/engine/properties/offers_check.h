#pragma once

#include "coverage.h"
#include "problems.h"
#include "session/random_player.h"

namespace flimnap::test {

/// What is offered is accepted, whatever is chosen within its bounds; what is refused stays refused, for the same
/// reason. A table that says yes may waive what is waivable, and even then nothing is created or lost.
void checkOffers(const Rules &rules, const Position &position, RandomPlayer &random, Coverage &coverage,
                 Problems &problems);

/// Somebody can act as long as the game goes on, and nobody after it.
void checkSomethingCanBeDone(const Rules &rules, const Position &position, Problems &problems);

} // namespace flimnap::test
