#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/sqlite.h"
#include "store/stored_game.h"

/// How games and moves are written as rows and read from them again.
namespace flimnap::rows {

/// The columns of a game, to be read from a store of any version: what an earlier one does not have is NULL.
sqlite::Outcome<std::string> gameColumns(const sqlite::Connection &connection);
// Columns of the first schema step only, so that they can be read from a damaged store of any version.
inline constexpr std::string_view moveColumns = "number, parent, json, digest, rules_revision, made_at, seal";

inline constexpr std::string_view insertGame =
    "INSERT INTO game (number, header, title, state_of_play, created_at, played_at, position, tip, seal, stand_seal) "
    "VALUES (nullif(?1, 0), ?2, ?3, ?4, ?5, ?6, nullif(?7, 0), nullif(?8, 0), ?9, ?10) RETURNING number";
inline constexpr std::string_view updateStand =
    "UPDATE game SET title = ?2, state_of_play = ?3, played_at = ?4, position = nullif(?5, 0), tip = nullif(?6, 0), "
    "stand_seal = ?7 WHERE number = ?1";
inline constexpr std::string_view insertMove =
    "INSERT INTO move (game, number, parent, json, digest, rules_revision, made_at, seal) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
inline constexpr std::string_view removalColumns = "removal.game, removal.removed_at, removal.seal";
inline constexpr std::string_view insertRemoval =
    "INSERT INTO removal (game, removed_at, seal) SELECT number, ?2, ?3 FROM game WHERE number = ?1 "
    "ON CONFLICT (game) DO NOTHING RETURNING game";
inline constexpr std::string_view updateStamp =
    "UPDATE move SET digest = ?3, rules_revision = ?4, seal = ?5 WHERE game = ?1 AND number = ?2";
inline constexpr std::string_view updateHeader = "UPDATE game SET header = ?2, seal = ?3 WHERE number = ?1";

/// Writes all of the game but its moves; a game without a number gets the next one.
sqlite::Outcome<GameNumber> write(sqlite::Statement &insertion, const StoredGame &game);
sqlite::Outcome<sqlite::Done> write(sqlite::Statement &insertion, GameNumber game, const StoredMove &move);
/// Notes when a game was removed; gives its number, or no row if it is not there any more.
sqlite::Run writeRemoval(sqlite::Statement &insertion, GameNumber game, std::int64_t now);
/// Writes the digest and the rules revision of a move that is there and otherwise the same.
sqlite::Outcome<sqlite::Done> writeStamp(sqlite::Statement &update, GameNumber game, const StoredMove &move);
/// Writes where the table of a game stands, and its title; the game is there and otherwise the same.
sqlite::Outcome<sqlite::Done> writeStand(sqlite::Statement &update, const StoredGame &game);
/// Seals where the tables stand, for a store whose version did not.
sqlite::Outcome<sqlite::Done> sealStands(sqlite::Connection &connection);
/// Writes the header of a game that is there and otherwise the same.
sqlite::Outcome<sqlite::Done> writeHeader(sqlite::Statement &update, const StoredGame &game);

/// The game of a row with gameColumns, without its moves; nothing if the row is not what was once written.
std::optional<StoredGame> gameIn(const sqlite::Run &row);
/// The same where only the header is what was once written: the table stands at a move that is not there.
std::optional<StoredGame> gameWithoutStandIn(const sqlite::Run &row);
/// Whether a row with removalColumns is what was once written.
bool isRemoval(const sqlite::Run &row);
/// The move of a row with moveColumns; nothing if the row is not what was once written.
std::optional<StoredMove> moveIn(const sqlite::Run &row, GameNumber game);

} // namespace flimnap::rows
