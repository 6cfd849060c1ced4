#pragma once

#include "journal/move.h"
#include "rounds/judge.h"
#include "table/draft.h"

namespace flimnap::cz18 {

/// The acquirer says on how many hexes both companies of its latest take-over had a station, or names one of them
/// (CZ-6.54, CZ-6.55).
void chooseSharedStations(Draft &draft, Party by, const Move &move, Judge &judge);

} // namespace flimnap::cz18
