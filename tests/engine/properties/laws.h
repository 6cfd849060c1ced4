#pragma once

#include "core/findings.h"
#include "moment.h"
#include "problems.h"

namespace flimnap::test {

/// The laws of the position, as far as nothing has been waived; bids are covered, and it is somebody's turn.
void checkLaws(const Rules &rules, const Position &position, Waived waived, Problems &problems);

/// What the rules demand of a move that was not forced: limits are kept, and time goes forward.
void checkLimits(const Moment &moment, Problems &problems);

} // namespace flimnap::test
