#pragma once

#include "journal/move.h"
#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap {

/// The table overrules the book: a balance, a price, a holding, a train or the phase is put right. Booked against the
/// bank, another account or the stock of shares or trains, so that nothing is created or lost. Whose turn it is, and
/// what of the cash is bound by bids, is known to the round, if any.
void correct(Books &books, const Codes &codes, const RoundRules *round, const Move &move, Judge &judge);

} // namespace flimnap
