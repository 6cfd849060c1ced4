#pragma once

#include "dealings/judge.h"
#include "rounds/codes.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap::jr1836 {

/// Home and destination of a company are joined by track, whoever laid it (JR-5.20).
bool isDestinationReached(const Move &move);
void reachDestination(Books &books, Party by, const Move &move, Judge &judge);
void offerDestinations(const GameDefinition &game, const Position &position, Offers &offers);

} // namespace flimnap::jr1836
