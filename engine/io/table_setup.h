#pragma once

#include <memory>

#include "core/fault.h"
#include "core/result.h"
#include "io/game_library.h"
#include "journal/header.h"
#include "rounds/rules.h"

namespace flimnap {

/// The rules for the game that a journal's header describes: its tables with the header's options, for its players.
/// The faults' places are keys of the header ("game", "options.overrides.trains.d.3", "start/companies/BCB/trains").
Result<std::shared_ptr<const Rules>, Faults> setUpTable(const GameLibrary &library, const Header &header);

} // namespace flimnap
