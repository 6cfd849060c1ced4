#pragma once

#include "session/decision_tree.h"

namespace flimnap {

/// For every decision the number of the one that stood in its place while the game went on behind it, 0 where there was
/// none; element 0 is that of the beginning. What was replayed behind a changed decision is not changed itself, and
/// keeps what it replaced. Taking back the last move and making another is nothing that a book should tell.
[[nodiscard]] std::vector<int> replacedDecisions(const DecisionTree &decisions);

} // namespace flimnap
