#pragma once

#include <memory>

#include "core/fault.h"
#include "core/result.h"
#include "rounds/rules.h"
#include "table/joined_position.h"

namespace flimnap {

/// Whether a table of so many players may turn the switch on.
bool isFor(const Switch &choice, int players);

/// The rules for a game's tables; a fault if the game or this number of players is not supported.
Result<std::unique_ptr<const Rules>, Fault> makeRules(GameDefinition game, std::vector<Seat> seats);

/// The same for a game that begins in the middle, at what lies on the table; all faults of it at once.
Result<std::unique_ptr<const Rules>, Faults> makeJoinedRules(GameDefinition game, std::vector<Seat> seats,
                                                             const JoinedPosition &table);

} // namespace flimnap
