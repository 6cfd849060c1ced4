#pragma once

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

/// Whether the player can pay so much.
void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge);

} // namespace flimnap
