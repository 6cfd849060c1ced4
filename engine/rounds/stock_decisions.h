#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// What players do with shares in a stock round, and what else there is to do in it, to end the turn at last.
DecisionKinds shareDealings();
DecisionKinds otherDealings();

/// Nothing goes before what he does, a purchase of this company if it is one.
void judgeFreeToAct(const GameDefinition &game, const Position &position, PlayerId player, CompanyId bought,
                    Judge &judge);

/// The player has bought: his turn is over, unless selling may follow.
void afterPurchase(Books &books, PlayerId player, CompanyId company);
void forgetTurn(StockState &stock);

} // namespace flimnap
