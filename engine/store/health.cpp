#include "store/health.h"

#include <span>
#include <string>

#include "store/game_reader.h"
#include "store/rows.h"

namespace flimnap {

namespace {

using sqlite::Done;
using sqlite::Error;
using sqlite::Outcome;
using Check = Outcome<Done> (*)(const sqlite::Connection &connection);

/// Hands the rows on until one is found damaged.
template <class CheckRow>
Outcome<Done> checkRows(const sqlite::Connection &connection, const std::string &sql, const CheckRow &check)
{
    auto statement = connection.prepare(sql);
    if (!statement)
        return statement.error();
    sqlite::Run run = statement->run();
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            return Done();
        if (const Outcome<Done> checked = check(run); !checked)
            return checked.error();
    }
}

/// Runs one of the checks that SQLite does itself.
Outcome<Done> quickCheck(const sqlite::Connection &connection, const std::string &pragma)
{
    return checkRows(connection, pragma, [](const sqlite::Run &row) -> Outcome<Done> {
        if (row.text(0) != "ok")
            return Error::damage(row.text(0));
        return Done();
    });
}

Outcome<Done> checkPages(const sqlite::Connection &connection)
{
    return quickCheck(connection, "PRAGMA quick_check(1)");
}

Outcome<Done> checkPagesOfGames(const sqlite::Connection &connection)
{
    return quickCheck(connection, "PRAGMA quick_check(game)");
}

Outcome<Done> checkReferences(const sqlite::Connection &connection)
{
    return checkRows(connection, "PRAGMA foreign_key_check", [](const sqlite::Run &row) -> Outcome<Done> {
        return Error::damage("a row of " + row.text(0) + " refers to a row of " + row.text(2) + " that is not there");
    });
}

Outcome<Done> checkTables(const sqlite::Connection &connection)
{
    if (const auto reader = GameReader::prepare(connection); !reader)
        return reader.error();
    return Done();
}

Outcome<Done> checkRemovals(const sqlite::Connection &connection)
{
    return checkRows(connection, "SELECT " + std::string(rows::removalColumns) + " FROM removal",
                     [](const sqlite::Run &row) -> Outcome<Done> {
                         if (!rows::isRemoval(row))
                             return Error::damage("the removal of game " + row.text(0) + " is not what was written");
                         return Done();
                     });
}

/// Asks for the last move of each game, too, as recording the next one does.
Outcome<Done> checkGames(const sqlite::Connection &connection)
{
    const auto columns = rows::gameColumns(connection);
    if (!columns)
        return columns.error();
    const std::string games =
        "SELECT " + *columns + ", (SELECT max(move.number) FROM move WHERE move.game = game.number) FROM game";
    return checkRows(connection, games, [](const sqlite::Run &row) -> Outcome<Done> {
        if (!rows::gameIn(row))
            return Error::damage("game " + row.text(0) + " is not what was written");
        return Done();
    });
}

/// Goes from the first move of one game to the first of the next, past all others. UNION, not UNION ALL: in a damaged
/// table it could go in circles.
Outcome<Done> checkOwners(const sqlite::Connection &connection)
{
    const std::string strays =
        "WITH RECURSIVE owner (game) AS (SELECT min(game) FROM move UNION "
        "SELECT (SELECT min(move.game) FROM move WHERE move.game > owner.game) FROM owner "
        "WHERE owner.game IS NOT NULL) "
        "SELECT game FROM owner WHERE game IS NOT NULL AND game NOT IN (SELECT number FROM game)";
    return checkRows(connection, strays, [](const sqlite::Run &row) -> Outcome<Done> {
        return Error::damage("game " + row.text(0) + " is not there, but moves of it are");
    });
}

Outcome<Done> checkWholeGames(const sqlite::Connection &connection)
{
    auto reader = GameReader::prepare(connection);
    if (!reader)
        return reader.error();
    return checkRows(connection, "SELECT number FROM game", [&](const sqlite::Run &row) -> Outcome<Done> {
        if (const auto game = reader->read({row.integer(0)}); !game)
            return game.error();
        return Done();
    });
}

Outcome<Done> runAll(std::span<const Check> checks, const sqlite::Connection &connection)
{
    for (const Check check : checks) {
        const auto checked = check(connection);
        if (checked)
            continue;
        if (checked.error().isWrongSchema())
            return Error::damage("the tables are not the store's: " + checked.error().message);
        return checked.error();
    }
    return Done();
}

} // namespace

Outcome<Done> checkOverview(const sqlite::Connection &connection)
{
    constexpr Check checks[] = {checkTables, checkPagesOfGames, checkGames, checkOwners, checkRemovals};
    return runAll(checks, connection);
}

Outcome<Done> checkEverything(const sqlite::Connection &connection)
{
    constexpr Check checks[] = {checkPages, checkReferences, checkWholeGames};
    return runAll(checks, connection);
}

} // namespace flimnap
