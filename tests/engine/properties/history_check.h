#pragma once

#include <memory>

#include "journal/header.h"
#include "problems.h"
#include "session/random_player.h"
#include "session/session.h"

namespace flimnap::test {

/// A game as it was played, position by position.
struct PlayedGame
{
    std::shared_ptr<const Rules> rules;
    Header header;
    std::vector<Move> moves;
    std::vector<Position> positions; ///< one more than moves
};

/// The game at the table: undone and redone, changed and changed back, taken up again, read from its text. Whatever
/// the way, the same moves lead to the same positions, and each account's statement ends at its balance.
void checkHistory(const PlayedGame &game, Problems &problems);

} // namespace flimnap::test
