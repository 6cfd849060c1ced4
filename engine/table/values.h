#pragma once

#include <vector>

#include "table/event.h"
#include "table/position.h"

namespace flimnap {

// Sums that people are shown; whoever shows them does not add up by himself.

/// What the player's shares of the company are worth at its price now.
Money holdingValue(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company);

/// What the party pays in all these events (negative: receives); how it came by the money is not part of the price, nor
/// is what it takes over for it.
Money costTo(const Events &events, Party party);
/// All that was paid for this reason.
Money totalOf(const Events &events, Reason reason);

/// The income of trains whose stops have these values.
Money incomeOf(const std::vector<std::vector<Money>> &stopsOfTrains);

} // namespace flimnap
