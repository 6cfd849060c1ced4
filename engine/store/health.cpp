#include "store/health.h"

#include <string>

#include "store/rows.h"

namespace flimnap {

namespace {

using sqlite::Done;
using sqlite::Error;
using sqlite::Outcome;

Outcome<Done> checkPages(const sqlite::Connection &connection)
{
    auto statement = connection.prepare("PRAGMA quick_check(1)");
    if (!statement)
        return statement.error();
    sqlite::Run run = statement->run();
    const auto row = run.step();
    if (!row)
        return row.error();
    if (run.text(0) != "ok")
        return Error::damage(run.text(0));
    return Done();
}

Outcome<Done> checkReferences(const sqlite::Connection &connection)
{
    auto statement = connection.prepare("PRAGMA foreign_key_check");
    if (!statement)
        return statement.error();
    sqlite::Run run = statement->run();
    const auto row = run.step();
    if (!row)
        return row.error();
    if (*row)
        return Error::damage("a row of " + run.text(0) + " refers to a row of " + run.text(2) + " that is not there");
    return Done();
}

Outcome<Done> checkGames(const sqlite::Connection &connection)
{
    auto statement = connection.prepare("SELECT " + std::string(rows::gameColumns) + " FROM game");
    if (!statement)
        return statement.error();
    sqlite::Run run = statement->run();
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            return Done();
        if (!rows::gameIn(run))
            return Error::damage("game " + run.text(0) + " is not what was written");
    }
}

Outcome<Done> checkMoves(const sqlite::Connection &connection)
{
    auto statement =
        connection.prepare("SELECT " + std::string(rows::moveColumns) + ", game FROM move ORDER BY game, number");
    if (!statement)
        return statement.error();
    sqlite::Run run = statement->run();
    constexpr int gameColumn = 7;
    GameNumber game;
    int expected = 1;
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            return Done();
        if (game.value != run.integer(gameColumn)) {
            game.value = run.integer(gameColumn);
            expected = 1;
        }
        const auto move = rows::moveIn(run, game);
        if (!move || move->number != expected)
            return Error::damage("game " + std::to_string(game.value) + ", move " + std::to_string(expected) +
                                 " is not what was written");
        ++expected;
    }
}

} // namespace

Outcome<Done> checkHealth(const sqlite::Connection &connection)
{
    for (const auto &check : {checkPages, checkReferences, checkGames, checkMoves}) {
        const auto checked = check(connection);
        if (checked)
            continue;
        if (checked.error().isWrongSchema())
            return Error::damage("the tables are not the store's: " + checked.error().message);
        return checked.error();
    }
    return Done();
}

} // namespace flimnap
