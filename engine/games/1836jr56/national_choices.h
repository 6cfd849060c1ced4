#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap::jr1836 {

/// The new certificate limit, and stations of merged companies that stood on one hex (JR-6.52, JR-6.53).
bool isNationalsChoice(const Move &move);
void chooseForNational(Books &books, Party by, const Move &move, Judge &judge);
/// The limit is asked for once.
void offerLimit(const GameDefinition &game, const Position &position, Offers &offers);

} // namespace flimnap::jr1836
