#include "store/copy.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

#include "store/game_reader.h"
#include "store/schema.h"

namespace flimnap {

namespace {

sqlite::Outcome<std::vector<GameNumber>> numbersIn(const sqlite::Connection &connection, bool knowsRemovals)
{
    auto statement = connection.prepare(
        knowsRemovals ? "SELECT number FROM game WHERE number NOT IN (SELECT game FROM removal) ORDER BY number"
                      : "SELECT number FROM game ORDER BY number");
    if (!statement)
        return statement.error();
    std::vector<GameNumber> numbers;
    sqlite::Run run = statement->run();
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            return numbers;
        numbers.push_back({run.integer(0)});
    }
}

sqlite::Outcome<std::vector<StoredGame>> read(const sqlite::Connection &connection, const StoreIdentity &identity)
{
    const auto numbers = numbersIn(connection, identity.version > 1);
    if (!numbers)
        return numbers.error();
    auto reader = GameReader::prepare(connection);
    if (!reader)
        return reader.error();
    std::vector<StoredGame> games;
    for (const GameNumber number : *numbers) {
        auto game = reader->read(number);
        if (!game)
            return game.error();
        games.push_back(std::move(**game));
    }
    return games;
}

Fault unreadable(const sqlite::Error &error, const std::filesystem::path &copy)
{
    return {sqlite::utf8(copy),
            {},
            Sentence::say("the games in this file cannot be read (%1); nothing was taken from it, choose another copy",
                          {error.message})};
}

} // namespace

bool looksLikeStore(const std::filesystem::path &file)
{
    constexpr std::string_view beginning = "SQLite format 3";
    std::array<char, beginning.size()> bytes = {};
    std::ifstream stream(file, std::ios::binary);
    stream.read(bytes.data(), bytes.size());
    return stream.good() && std::string_view(bytes.data(), bytes.size()) == beginning;
}

Result<std::vector<StoredGame>, Fault> gamesIn(const std::filesystem::path &copy)
{
    const auto connection = sqlite::Connection::open(copy, sqlite::Connection::Mode::Look);
    if (!connection)
        return unreadable(connection.error(), copy);
    const auto identity = identityOf(*connection);
    if (!identity)
        return unreadable(identity.error(), copy);
    if (!identity->isStore())
        return Fault{sqlite::utf8(copy), {}, Sentence::say("there are no games of Flimnap in this file")};
    if (auto reason = reasonToRefuse(*identity, schemaSteps(), copy))
        return *reason;
    auto games = read(*connection, *identity);
    if (!games)
        return unreadable(games.error(), copy);
    return std::move(*games);
}

bool holds(const StoredGame &game, const StoredGame &other)
{
    return game.moves.size() >= other.moves.size() &&
           std::equal(other.moves.begin(), other.moves.end(), game.moves.begin(),
                      [](const StoredMove &one, const StoredMove &two) {
                          return one.parent == two.parent && one.json == two.json;
                      });
}

} // namespace flimnap
