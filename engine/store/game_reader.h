#pragma once

#include <optional>

#include "store/sqlite.h"
#include "store/stored_game.h"

namespace flimnap {

/// Reads games whole: what it gives is what was written, everything else is damage.
class GameReader
{
public:
    static sqlite::Outcome<GameReader> prepare(const sqlite::Connection &connection);

    /// Nothing if there is no such game.
    sqlite::Outcome<std::optional<StoredGame>> read(GameNumber number);
    sqlite::Outcome<std::optional<StoredGame>> readWithoutMoves(GameNumber number);

private:
    GameReader(sqlite::Statement selectGame, sqlite::Statement selectMoves);

    sqlite::Outcome<sqlite::Done> readMoves(StoredGame &game);

    sqlite::Statement m_selectGame;
    sqlite::Statement m_selectMoves;
};

} // namespace flimnap
