#pragma once

#include "dealings/judge.h"
#include "rounds/codes.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap::characters {

// Money of the bank for companies of a player.

/// Whether the amounts go to companies of the player and make up the sum.
void judgeAmounts(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Money sum,
                  Judge &judge);
void payAmounts(Books &books, const Move &move, Reason reason);
SplitChoice splitAmong(const GameDefinition &game, const Position &position, PlayerId player, Money sum);

// What somebody brings at the start of every round: for his player or for the player's companies. It comes before
// anybody's turn.

void beginRound(Books &books);
void giveMoney(Books &books, PlayerId player, const Move &move, Judge &judge);
void offerMoney(const GameDefinition &game, const Codes &codes, const Position &position, Offers &offers);
/// That it is given out at the start of the round, and not now.
void judgeGiver(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Judge &judge);

} // namespace flimnap::characters
