#pragma once

#include "moment.h"
#include "problems.h"

namespace flimnap::test {

/// What must be true of every position, however it came about: money, certificates, trains, markers, stations.
void checkLaws(const Rules &rules, const Position &position, Problems &problems);

/// What the rules demand of a move that was not forced: limits are kept, and time goes forward.
void checkLimits(const Moment &moment, Problems &problems);

} // namespace flimnap::test
