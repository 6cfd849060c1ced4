#pragma once

#include "store/sqlite.h"

namespace flimnap {

/// What the store asks of its open file, prepared once.
struct Statements
{
    sqlite::Statement insertGame;
    sqlite::Statement insertMove;
    sqlite::Statement updateStamp;
    sqlite::Statement selectMove;
    sqlite::Statement selectLastMove;
    sqlite::Statement selectGames;
    sqlite::Statement selectListing;
    sqlite::Statement selectRemovedGames;
    sqlite::Statement selectWayToTip;
    sqlite::Statement updateStand;
    sqlite::Statement updateHeader;
    sqlite::Statement selectRemoval;
    sqlite::Statement insertRemoval;
    sqlite::Statement deleteRemoval;
    sqlite::Statement deleteGame;
    sqlite::Statement deleteGamesRemovedBefore;
};

sqlite::Outcome<Statements> prepareAll(const sqlite::Connection &connection);

} // namespace flimnap
