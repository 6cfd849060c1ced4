#pragma once

#include "table/books.h"

namespace flimnap {

/// How a company that is started now gets its capital.
Capital capitalNow(const GameDefinition &game, const Position &position);

/// A player pays the bank's shares of a company at its initial price: what becomes of the money depends on how the
/// company gets its capital. The shares still lie in the bank.
void payForShares(Books &books, PlayerId player, CompanyId company, int units);

/// The company has reached its destination: it gets what was kept for it, and from now on every share's money.
void releaseEscrow(Books &books, CompanyId company);

} // namespace flimnap
