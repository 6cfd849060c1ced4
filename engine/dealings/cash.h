#pragma once

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

/// Whether the player can pay so much.
void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge);

/// Where a loan is an overdraft, whatever a debtor has got goes to it.
void payOverdrafts(Books &books);

} // namespace flimnap
