#pragma once

#include "journal/move.h"
#include "rounds/codes.h"
#include "rounds/judge.h"
#include "table/draft.h"

namespace flimnap {

/// The table overrules the book: a balance, a price, a holding, a train or the phase is put right. Booked against the
/// bank (or the stock of shares or trains), so that nothing is created or lost. Whose turn it is belongs to the rounds.
void correct(Draft &draft, const Codes &codes, const Move &move, Judge &judge);

} // namespace flimnap
