#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "store/sqlite.h"
#include "store/stored_game.h"

/// How games and moves are written as rows and read from them again.
namespace flimnap::rows {

// Columns of the first schema step only, so that they can be read from a damaged store of any version.
inline constexpr std::string_view gameColumns =
    "number, header, title, state_of_play, created_at, played_at, coalesce(position, 0), coalesce(tip, 0), seal";
inline constexpr std::string_view moveColumns = "number, parent, json, digest, rules_revision, made_at, seal";

inline constexpr std::string_view insertGame =
    "INSERT INTO game (number, header, title, state_of_play, created_at, played_at, position, tip, seal) "
    "VALUES (nullif(?1, 0), ?2, ?3, ?4, ?5, ?6, nullif(?7, 0), nullif(?8, 0), ?9) RETURNING number";
inline constexpr std::string_view insertMove =
    "INSERT INTO move (game, number, parent, json, digest, rules_revision, made_at, seal) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
inline constexpr std::string_view updateStamp =
    "UPDATE move SET digest = ?3, rules_revision = ?4, seal = ?5 WHERE game = ?1 AND number = ?2";

/// Writes all of the game but its moves; a game without a number gets the next one.
sqlite::Outcome<GameNumber> write(sqlite::Statement &insertion, const StoredGame &game);
sqlite::Outcome<sqlite::Done> write(sqlite::Statement &insertion, GameNumber game, const StoredMove &move);
/// Writes the digest and the rules revision of a move that is there and otherwise the same.
sqlite::Outcome<sqlite::Done> writeStamp(sqlite::Statement &update, GameNumber game, const StoredMove &move);

/// The game of a row with gameColumns, without its moves; nothing if the row is not what was once written.
std::optional<StoredGame> gameIn(const sqlite::Run &row);
/// The move of a row with moveColumns; nothing if the row is not what was once written.
std::optional<StoredMove> moveIn(const sqlite::Run &row, GameNumber game);

} // namespace flimnap::rows
