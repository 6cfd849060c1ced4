#pragma once

#include "dealings/train_purchase.h"
#include "rounds/decision.h"

namespace flimnap {

/// The purchase that is decided on.
TrainPurchase trainPurchaseOf(const GameDefinition &game, const Position &position, const Decision &decision);

/// What is chosen next of a purchase whose train and seller are known: a train that is taken in payment, and the price
/// where the parties agree on it.
std::optional<Stage> nextOfSeller(const GameDefinition &game, const Position &position, const Decision &partial);

/// Every train that somebody but the company has given back or owns, each face of an owner once.
std::vector<TrainOnSale> usedTrainsFor(const GameDefinition &game, const Position &position, CompanyId company);

} // namespace flimnap
