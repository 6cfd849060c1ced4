#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap::ah1824 {

/// Whoever buys the last of certain trains may once place a second marker of the bond railway (AH-8.16).
void noteBondMarkerEarner(Books &books);
void placeBondMarker(Books &books, Party by, const Move &move, Judge &judge);
/// The marker can be placed in any turn of the company that earned it.
void offerBondMarker(const GameDefinition &game, const Position &position, Party actor, Offers &offers);

} // namespace flimnap::ah1824
