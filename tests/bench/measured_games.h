#pragma once

#include <memory>
#include <vector>

#include "io/journal_text.h"
#include "rounds/rules.h"

namespace flimnap::bench {

/// A game to measure with, its positions at hand.
struct MeasuredGame
{
    std::shared_ptr<const Rules> rules;
    Journal journal;
    std::vector<Position> positions; ///< one more than moves
};

/// A game that people played; where it is not at hand, the longest of tests/replays.
const MeasuredGame &playedGame();

/// 800 moves of a random game for six.
const MeasuredGame &longGame();

} // namespace flimnap::bench
