#pragma once

#include "moment.h"
#include "problems.h"

namespace flimnap::test {

/// What the rules of games with action cards demand of a move that was not forced: cards are used up, old trains are
/// turned, nobody directs too much, and what the rules themselves decide for an automaton stays within its bounds.
void checkActionLimits(const Moment &moment, Problems &problems);

} // namespace flimnap::test
