#pragma once

#include "store/sqlite.h"

namespace flimnap {

/// Finds damage to what the list of games shows: their rows, and that no game is missing of which there are moves.
/// Of the moves it reads no more than their numbers, a few of each game.
sqlite::Outcome<sqlite::Done> checkOverview(const sqlite::Connection &connection);

/// Reads a whole store and finds damage: to SQLite's pages, to references between rows, to what the rows say.
sqlite::Outcome<sqlite::Done> checkEverything(const sqlite::Connection &connection);

} // namespace flimnap
