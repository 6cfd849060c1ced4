#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "io/game_library.h"
#include "io/journal_text.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// A journal beside the snapshots that its moves must lead to.
struct Replay
{
    std::filesystem::path journal;
    std::filesystem::path snapshots; ///< one line before the first move and after each; the file may be missing
    std::string name;                ///< folder and file, fit for the name of a test
    bool isOurs = false;             ///< of tests/replays, where no snapshots may be missing
};

/// The games that come with the program.
const GameLibrary &library();

/// Of tests/replays, and of a folder beside the project that others may fill.
std::vector<Replay> allReplays();

/// Whether the library has the game in this edition and variant.
bool isPlayable(const Header &header);
Result<std::shared_ptr<const Rules>, Faults> rulesFor(const Header &header);

std::vector<std::string> linesOfFile(const std::filesystem::path &file);

} // namespace flimnap::test
