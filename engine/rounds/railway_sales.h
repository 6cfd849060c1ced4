#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// A player buys a private railway that the bank still has, or a company of one owner at one of its prices (AH-4.5).
DecisionKinds railwayPurchases();
/// What is chosen next of such a private railway; whether he can buy it, and the purchase.
std::optional<Stage> nextOfUnsold(const GameDefinition &game, const Position &position, const Decision &partial);
void judgeUnsold(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge);
void buyUnsold(Books &books, const Decision &purchase);

/// He buys a private railway from another player at a price they agree on.
DecisionKinds privateTrades();
/// Likewise from one who sells in need.
void offerPrivateTrades(const GameDefinition &game, const Position &position, PlayerId buyer, PlayerId seller,
                        Offers &offers);

/// One of the prices of a company of one owner, as far as the player's cash goes; nothing where it has one only.
std::optional<Stage> priceOfMinor(const GameDefinition &game, const Position &position, CompanyId minor,
                                  const Decision &partial);

} // namespace flimnap
