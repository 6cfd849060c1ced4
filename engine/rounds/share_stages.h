#pragma once

#include <functional>

#include "dealings/shares.h"
#include "rounds/decision.h"

namespace flimnap {

/// The purchase that is decided on: an ordinary certificate, or the director's by its percentage.
SharePurchase purchaseOf(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge);

/// The sale that is decided on.
ShareSale saleOf(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge);

using JudgeSale = std::function<void(const ShareSale &, Judge &)>;

/// What is chosen next of a sale, as far as somebody who judges it lets it go: a company that the player has something
/// of, whether he gives its director's certificate where ordinary shares would do, and how much.
std::optional<Stage> nextOfSale(const GameDefinition &game, const Position &position, const Decision &partial,
                                const JudgeSale &judgeIt);

using JudgeStart = std::function<void(const CompanyStart &, Judge &)>;

CompanyStart startOf(const Decision &decision);
/// … of starting a company: one that waits for it, and an initial price, refused for the reason of the lowest one.
std::optional<Stage> nextOfStart(const GameDefinition &game, const Position &position, const Decision &partial,
                                 const JudgeStart &judgeIt);

/// … of a purchase: a company, and an ordinary certificate from the bank or, where there is one, the pool; or the
/// director's certificate that lies in it.
std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial);

/// Sales as offers, where whoever judges knows more than a decision tells.
void offerSales(const GameDefinition &game, const Position &position, PlayerId seller, const JudgeSale &judgeIt,
                Offers &offers);

} // namespace flimnap
