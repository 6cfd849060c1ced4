#pragma once

#include <optional>
#include <vector>

#include "definition/game_definition.h"

namespace flimnap {

// The share prices of a ladder, from the lowest to the highest. Of a printed one its first prices are fixed, where
// companies begin, and its last one, above which none rises.

constexpr int ladderStep = 5; ///< every price is a multiple of it
constexpr int fixedLadderPrices = 3;

enum class LadderFault { OddNumber, OtherBeginning, OtherEnd, BetweenSteps, NotRising };

struct LadderProblem
{
    LadderFault fault = LadderFault::OddNumber;
    int place = 0; ///< of the price, where it is about one

    bool operator==(const LadderProblem &) const = default;
};

/// The first reason why these prices cannot stand on a board in place of the printed ones.
std::optional<LadderProblem> ladderProblem(const std::vector<Money> &prices, const ById<CellId, ChartCell> &printed);

} // namespace flimnap
