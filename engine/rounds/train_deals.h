#pragma once

#include "dealings/train_purchase.h"
#include "journal/move.h"
#include "rounds/offers.h"

namespace flimnap {

/// The purchase a move of the company means.
TrainPurchase trainPurchaseOf(const GameDefinition &game, const Position &position, CompanyId company, const Move &move,
                              Judge &judge);

/// The purchase, or why it is not possible; where the parties agree on the price it is still to be entered.
Offer trainOffer(const GameDefinition &game, const Position &position, const TrainPurchase &purchase);

/// Every train that somebody but the company has given back or owns, each face of an owner once.
std::vector<TrainPurchase> usedTrainsFor(const GameDefinition &game, const Position &position, CompanyId company);

} // namespace flimnap
