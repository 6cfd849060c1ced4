#pragma once

#include "session/decision_tree.h"

namespace flimnap {

/// A line that was undone and replaced by another; it can be brought back.
struct UndoneLine
{
    int tip = 0;        ///< number of its last decision
    int branchesAt = 0; ///< how many moves it shares with the present line
    int length = 0;
};

/// The lines of the tree that lead elsewhere than the present one (the numbers of its decisions), in the order in which
/// they were made. What was decided several times in the same way is one line, and what the present line or another one
/// holds from its beginning is none.
[[nodiscard]] std::vector<UndoneLine> undoneLines(const DecisionTree &decisions, const std::vector<int> &present);

} // namespace flimnap
