#pragma once

#include <vector>

#include "store/sqlite.h"
#include "store/stored_game.h"

namespace flimnap {

/// What could be read from a damaged store.
struct Salvage
{
    std::vector<StoredGame> games; ///< each with moves 1, 2, 3 … whose parents are all there
    std::vector<GameNumber> cut;   ///< those of them of which the move at which the table stood or its tip is lost
    int headersLost = 0;           ///< games of which only moves are left, and so nothing
};

/// Reads row by row and goes on behind every row that cannot be read.
Salvage salvage(sqlite::Connection &damaged);

/// Drops the moves that do not hang together with the header and numbers the others anew without gaps. If position or
/// tip was dropped, or there is no way from one to the other, the table stands at the last move left, or at its old
/// position if only the tip is gone; then false.
bool keepWhatHangsTogether(StoredGame &game);

} // namespace flimnap
