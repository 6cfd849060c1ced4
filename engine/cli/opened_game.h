#pragma once

#include <memory>
#include <string>

#include "cli/call.h"
#include "core/fault.h"
#include "core/result.h"
#include "io/game_library.h"
#include "io/journal_text.h"
#include "rounds/rules.h"

namespace flimnap {

/// A journal and the rules it is played by.
struct OpenedGame
{
    std::string file;
    Journal journal;
    std::shared_ptr<const Rules> rules;
};

/// The games from the folder of --data, or those that come with the program.
Result<GameLibrary, Faults> openLibrary(const Call &call);

/// Reads a journal; the file "-" is the standard input.
Result<OpenedGame, Faults> openGame(const Call &call, const std::string &file);

/// Prints all faults, one a line.
Status tell(const Call &call, const Faults &faults);

} // namespace flimnap
