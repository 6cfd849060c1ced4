#include "store/game_reader.h"

#include <string>
#include <utility>

#include "store/rows.h"

namespace flimnap {

GameReader::GameReader(sqlite::Statement selectGame, sqlite::Statement selectMoves)
    : m_selectGame(std::move(selectGame)), m_selectMoves(std::move(selectMoves))
{
}

sqlite::Outcome<GameReader> GameReader::prepare(const sqlite::Connection &connection)
{
    const auto columns = rows::gameColumns(connection);
    if (!columns)
        return columns.error();
    auto selectGame = connection.prepare("SELECT " + *columns + " FROM game WHERE number = ?1");
    if (!selectGame)
        return selectGame.error();
    auto selectMoves =
        connection.prepare("SELECT " + std::string(rows::moveColumns) + " FROM move WHERE game = ?1 ORDER BY number");
    if (!selectMoves)
        return selectMoves.error();
    return GameReader(std::move(*selectGame), std::move(*selectMoves));
}

sqlite::Outcome<std::optional<StoredGame>> GameReader::readWithoutMoves(GameNumber number)
{
    sqlite::Run run = m_selectGame.run(number.value);
    const auto row = run.step();
    if (!row)
        return row.error();
    if (!*row)
        return std::optional<StoredGame>();
    auto game = rows::gameIn(run);
    if (!game)
        return sqlite::Error::damage("game " + std::to_string(number.value) + " is not what was written");
    return game;
}

sqlite::Outcome<std::optional<StoredGame>> GameReader::read(GameNumber number)
{
    auto game = readWithoutMoves(number);
    if (!game || !*game)
        return game;
    if (const auto moves = readMoves(**game); !moves)
        return moves.error();
    return game;
}

sqlite::Outcome<sqlite::Done> GameReader::readMoves(StoredGame &game)
{
    const std::string place = "game " + std::to_string(game.number.value) + ", move ";
    sqlite::Run run = m_selectMoves.run(game.number.value);
    int last = 0;
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            break;
        auto move = rows::moveIn(run, game.number);
        ++last;
        if (!move || move->number != last)
            return sqlite::Error::damage(place + std::to_string(last) + " is not what was written");
        game.moves.push_back(std::move(*move));
    }
    for (const int number : {game.position, game.tip})
        if (number < 0 || number > last)
            return sqlite::Error::damage(place + std::to_string(number) + ", where the table stood, is not there");
    if (!standsInItsLine(game))
        return sqlite::Error::damage(place + std::to_string(game.position) +
                                     ", where the table stood, is not in the line to move " + std::to_string(game.tip));
    return sqlite::Done();
}

} // namespace flimnap
