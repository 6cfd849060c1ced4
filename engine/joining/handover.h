#pragma once

#include "core/fault.h"
#include "core/result.h"
#include "rounds/rules.h"
#include "table/joined_position.h"

namespace flimnap {

/// The position as another game could be joined at it. Only at the beginning of a turn: what somebody did in a turn
/// that goes on is not part of it, and a fault says so.
Result<JoinedPosition, Fault> handOver(const Rules &rules, const Position &position);

} // namespace flimnap
