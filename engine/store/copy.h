#pragma once

#include <filesystem>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "store/stored_game.h"

namespace flimnap {

/// How many games of a copy came back, and how many were here already.
struct TakenBack
{
    int taken = 0;
    int known = 0;
};

/// Whether the file's first bytes are those of a store or a copy of one, as opposed to a journal's.
bool looksLikeStore(const std::filesystem::path &file);

/// The games in a copy that Store::copyTo() made, without those that were removed; the file is only read.
Result<std::vector<StoredGame>, Fault> gamesIn(const std::filesystem::path &copy);

/// Whether every move of the other game is in this one, under the same number.
bool holds(const StoredGame &game, const StoredGame &other);

} // namespace flimnap
