#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"
#include "core/result.h"
#include "rounds/rules.h"
#include "table/joined_position.h"

namespace flimnap {

// The value of a header's "start" (engine/journal/README.md).

/// Reads the form alone; whether it fits a game is judged when it is laid out. Places are "start/players/p1/cash".
Result<JoinedPosition, Faults> readJoinedPosition(std::string_view json);
/// Compact JSON, as a header keeps it.
std::string writeJoinedPosition(const JoinedPosition &table);
/// Where a game stands, to be joined by another journal; a fault unless a turn has just begun.
Result<std::string, Fault> writeJoinedPosition(const Rules &rules, const Position &position);

} // namespace flimnap
