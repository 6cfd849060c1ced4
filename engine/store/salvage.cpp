#include "store/salvage.h"

#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "store/rows.h"

namespace flimnap {

namespace {

/// How many keys in a row may fail before the rest is given up; far more than fit on a lost page.
constexpr int longestGap = 5'000;

/// Visits the rows of a query "… WHERE key >= ?n ORDER BY key LIMIT 1" by asking for one key after the other, because
/// reading on behind a damaged page is not possible. `read` gives the key of the row, nothing if it is unusable.
template <class Start, class Read>
void visitRows(Start start, Read read)
{
    std::int64_t key = 1;
    for (int failures = 0; failures < longestGap;) {
        sqlite::Run run = start(key);
        const auto row = run.step();
        if (row && !*row)
            return;
        const std::optional<std::int64_t> found = row ? read(run) : std::nullopt;
        if (found && *found >= key && *found < std::numeric_limits<int>::max()) {
            key = *found + 1;
            failures = 0;
        } else {
            ++key;
            ++failures;
        }
    }
}

std::vector<StoredGame> readGames(const sqlite::Connection &damaged)
{
    std::vector<StoredGame> games;
    const auto columns = rows::gameColumns(damaged);
    if (!columns)
        return games;
    auto statement = damaged.prepare("SELECT " + *columns + " FROM game WHERE number >= ?1 ORDER BY number LIMIT 1");
    if (!statement)
        return games;
    visitRows([&](std::int64_t number) { return statement->run(number); },
              [&](const sqlite::Run &run) -> std::optional<std::int64_t> {
                  auto game = rows::gameIn(run);
                  if (!game)
                      game = rows::gameWithoutStandIn(run);
                  if (!game || (!games.empty() && game->number <= games.back().number))
                      return std::nullopt;
                  games.push_back(std::move(*game));
                  return games.back().number.value;
              });
    return games;
}

void readMoves(const sqlite::Connection &damaged, StoredGame &game)
{
    auto statement = damaged.prepare("SELECT " + std::string(rows::moveColumns) +
                                     " FROM move WHERE game = ?1 AND number >= ?2 ORDER BY number LIMIT 1");
    if (!statement)
        return;
    visitRows([&](std::int64_t number) { return statement->run(game.number.value, number); },
              [&](const sqlite::Run &run) -> std::optional<std::int64_t> {
                  auto move = rows::moveIn(run, game.number);
                  if (!move || (!game.moves.empty() && move->number <= game.moves.back().number))
                      return std::nullopt;
                  game.moves.push_back(std::move(*move));
                  return game.moves.back().number;
              });
}

int countGamesWithoutHeader(const sqlite::Connection &damaged, const std::vector<StoredGame> &games)
{
    int count = 0;
    auto statement = damaged.prepare("SELECT game, " + std::string(rows::moveColumns) +
                                     " FROM move WHERE game >= ?1 ORDER BY game, number LIMIT 1");
    if (!statement)
        return count;
    visitRows([&](std::int64_t game) { return statement->run(game); },
              [&](const sqlite::Run &run) -> std::optional<std::int64_t> {
                  if (!run.isInteger(0))
                      return std::nullopt;
                  const GameNumber number{run.integer(0)};
                  bool isKnown = false;
                  for (const StoredGame &game : games)
                      isKnown = isKnown || game.number == number;
                  if (!isKnown)
                      ++count;
                  return number.value;
              });
    return count;
}

} // namespace

bool keepWhatHangsTogether(StoredGame &game)
{
    std::map<int, int> newNumbers = {{0, 0}};
    std::vector<StoredMove> kept;
    for (StoredMove &move : game.moves) {
        const auto parent = newNumbers.find(move.parent);
        if (parent == newNumbers.end())
            continue;
        const int number = static_cast<int>(kept.size()) + 1;
        newNumbers[move.number] = number;
        kept.push_back(std::move(move));
        kept.back().number = number;
        kept.back().parent = parent->second;
    }
    game.moves = std::move(kept);

    const auto position = newNumbers.find(game.position);
    const auto tip = newNumbers.find(game.tip);
    const bool isWhole = position != newNumbers.end() && tip != newNumbers.end();
    game.position = position == newNumbers.end() ? static_cast<int>(game.moves.size()) : position->second;
    game.tip = isWhole ? tip->second : game.position;
    if (standsInItsLine(game))
        return isWhole;
    game.tip = game.position;
    return false;
}

Salvage salvage(sqlite::Connection &damaged)
{
    // One transaction spares SQLite looking at the file anew for every row.
    static_cast<void>(damaged.execute("BEGIN"));
    Salvage result;
    result.games = readGames(damaged);
    for (StoredGame &game : result.games) {
        readMoves(damaged, game);
        if (!keepWhatHangsTogether(game))
            result.cut.push_back(game.number);
    }
    result.headersLost = countGamesWithoutHeader(damaged, result.games);
    return result;
}

} // namespace flimnap
