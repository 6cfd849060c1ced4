#pragma once

#include "rounds/decision.h"

namespace flimnap::characters {

// Money of the bank for companies of a player.

/// Whether the amounts go to companies of the player and make up the sum.
void judgeAmounts(const Position &position, const Decision &funding, Money sum, Judge &judge);
void payAmounts(Books &books, const Decision &funding, Reason reason);
SplitChoice splitAmong(const GameDefinition &game, const Position &position, PlayerId player, Money sum);

// What somebody brings at the start of every round: for his player or for the player's companies. It comes before
// anybody's turn.

void beginRound(Books &books);
DecisionKinds moneyKinds();
/// That it is given out at the start of the round, and not now.
void judgeGiver(const GameDefinition &game, const Position &position, const Decision &funding, Judge &judge);

} // namespace flimnap::characters
