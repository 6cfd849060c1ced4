#pragma once

#include "table/books.h"

namespace flimnap {

/// How much of a company that is started now pays into its treasury as its shares are sold.
int treasuryPercentNow(const GameDefinition &game, const Position &position);

/// A player pays the bank's shares of a company at its initial price: what becomes of the money depends on how the
/// company gets its capital. The shares still lie in the bank.
void payForShares(Books &books, PlayerId player, CompanyId company, int units);

} // namespace flimnap
