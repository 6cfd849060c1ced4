#pragma once

#include <vector>

#include "journal/move.h"

namespace flimnap {

/// A decision once made, with the one before it. They form a tree: to undo and decide otherwise begins a branch,
/// and nothing is ever thrown away.
struct MadeDecision
{
    int parent = 0; ///< number of the decision before; 0 is the beginning of the game
    Move move;
};

/// Decision n is element n - 1.
using DecisionTree = std::vector<MadeDecision>;

inline const MadeDecision &decisionOf(const DecisionTree &decisions, int number)
{
    return decisions[static_cast<std::size_t>(number - 1)];
}

/// The same was decided, whatever somebody remarked on it.
inline bool isSameDecision(const Move &one, Move other)
{
    other.note = one.note;
    return one == other;
}

} // namespace flimnap
