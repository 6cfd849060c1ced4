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
    sqlite::Statement updateHead;
    sqlite::Statement updateTitle;
    sqlite::Statement deleteGame;
};

sqlite::Outcome<Statements> prepareAll(const sqlite::Connection &connection);

} // namespace flimnap
