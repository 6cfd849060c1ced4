#pragma once

#include <functional>
#include <optional>

#include "dealings/shares.h"
#include "journal/move.h"
#include "rounds/offers.h"

namespace flimnap {

/// The purchase a move means: an ordinary certificate, or the director's by its percentage.
SharePurchase purchaseOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move,
                         Judge &judge);

/// The sale a move means.
ShareSale saleOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Judge &judge);

/// Offers to sell of one company as much as the rules let go; nothing if the player has none of it.
std::optional<Offer> saleOffer(const GameDefinition &game, const Position &position, PlayerId seller, CompanyId company,
                               const std::function<void(const ShareSale &, Judge &)> &judgeIt);

/// Offers to give the director's certificate where ordinary shares would do; nothing where there is no such choice.
std::optional<Offer> directorsSaleOffer(const GameDefinition &game, const Position &position, PlayerId seller,
                                        CompanyId company,
                                        const std::function<void(const ShareSale &, Judge &)> &judgeIt);

/// Offers to start the company at every price the rules let through; refused for the reason of the lowest one.
Offer startOffer(const GameDefinition &game, PlayerId player, CompanyId company,
                 const std::function<void(const CompanyStart &, Judge &)> &judgeIt);

} // namespace flimnap
