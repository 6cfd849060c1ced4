#pragma once

#include <optional>
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

/// What a debt grows to with the interest of the next stock round.
Money debtAfterInterest(const GameDefinition &game, Money debt);

/// Whether a limited bank has less than a tenth of the game's money left.
bool isBankLow(const GameDefinition &game, const Position &position);
/// The last operating round of the set that is running or, in a stock round, of the one that follows: after it the game
/// ends if the bank is broken. Nothing where no bank can break, and before and after the rounds.
std::optional<Round> lastRoundOfSet(const GameDefinition &game, const Position &position);

/// The company that is the player's own, where players are their companies; invalid before he has drawn it.
CompanyId ownCompany(const GameDefinition &game, const Position &position, PlayerId player);
/// Whose draw is next where players draw their own companies, in the order of the seats; invalid when all have done so.
PlayerId nextToDraw(const GameDefinition &game, const Position &position);

/// The income of trains whose stops have these values.
Money incomeOf(const std::vector<std::vector<Money>> &stopsOfTrains);

} // namespace flimnap
