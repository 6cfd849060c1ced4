#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// The decision in which a company says on how many hexes it and those it took over both had a station.
inline constexpr const char *sharedHexesWord = "shared_hexes";
/// … in which it names one of these hexes.
inline constexpr const char *sharedHexWord = "remove_token";

/// After a take-over one of two stations on a hex goes back to the charter. Where stations stand is mostly not known,
/// so that the company says it, any time; nobody waits for it.
void chooseSharedStations(Books &books, Party by, const Move &move, Judge &judge);

/// Asked until the turn ends, where the map does not tell.
void offerSharedStations(const GameDefinition &game, const Position &position, Offers &offers);

} // namespace flimnap
