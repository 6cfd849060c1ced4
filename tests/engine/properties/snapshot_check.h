#pragma once

#include "problems.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// The snapshot is JSON with the format's keys in the format's order, and says what the position says.
void checkSnapshot(const Rules &rules, const Position &position, int moves, Problems &problems);

} // namespace flimnap::test
