#pragma once

#include <memory>

#include "core/fault.h"
#include "core/result.h"
#include "rounds/rules.h"

namespace flimnap {

/// The rules for a game's tables; a fault if the game or this number of players is not supported.
Result<std::unique_ptr<const Rules>, Fault> makeRules(GameDefinition game, std::vector<Seat> seats);

} // namespace flimnap
