#pragma once

#include "rounds/judge.h"
#include "table/draft.h"

namespace flimnap {

struct TrainPurchase
{
    CompanyId company;
    FaceId face;
    Party from; ///< bank, pool or another company
    Money price;
};

/// What a director would have to add to the treasury, out of his cash and by a loan.
struct DirectorsHelp
{
    Money cash;
    Money loan;
};

DirectorsHelp directorsHelp(const Position &position, const TrainPurchase &purchase);
void judgeTrainPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                        Judge &judge);
void buyTrain(Draft &draft, const TrainPurchase &purchase);

/// Where in the stock the pool's card stands that would be sold for this face.
std::optional<std::size_t> poolCardFor(const GameDefinition &game, const TrainStock &stock, FaceId face);

} // namespace flimnap
