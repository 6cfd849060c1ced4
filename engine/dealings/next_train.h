#pragma once

#include "dealings/train_purchase.h"

namespace flimnap {

// Where a director helps with the first train of a turn alone, a company that owns none it can run buys another one
// only if it can pay one it can run afterwards.

void judgeNextPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                       Judge &judge);

/// What must be left in the treasury after the purchase for a train that the company can run.
Money keptForNextTrain(const GameDefinition &game, const Position &position, const TrainPurchase &purchase);

} // namespace flimnap
