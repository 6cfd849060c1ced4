#pragma once

#include "dealings/judge.h"
#include "rounds/codes.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// A player buys the private railway of the move from the bank.
void playPrivatePurchase(Books &books, PlayerId player, const Move &move, Judge &judge);
/// An offer for each private railway that the bank still has.
void offerPrivates(const GameDefinition &game, const Position &position, const Codes &codes, PlayerId player,
                   Offers &offers);

/// An offer of a railway by its code, whether private railway or minor.
Offer purchaseOffer(const Codes &codes, PlayerId player, const std::string &railway);
/// A price need not be said where there is no choice, but it must be right.
void judgeFixedPrice(const Move &move, Money price, Judge &judge);

} // namespace flimnap
