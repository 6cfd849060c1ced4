#include "store/recovery.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <memory>
#include <string_view>
#include <system_error>

#include "store/rows.h"
#include "store/salvage.h"

namespace flimnap {

namespace {

namespace fs = std::filesystem;
using Nothing = std::monostate;

/// What SQLite keeps beside a database, and the database itself first.
constexpr std::array<std::string_view, 4> suffixes = {"", "-wal", "-shm", "-journal"};

fs::path with(fs::path file, std::string_view suffix)
{
    return file += suffix;
}

/// The damaged file, to be worked on.
fs::path rescueCopy(const fs::path &file)
{
    return with(file, ".rescue");
}

/// The new file while it is written.
fs::path unfinished(const fs::path &file)
{
    return with(file, ".recovering");
}

/// The new file once it is whole.
fs::path finished(const fs::path &file)
{
    return with(file, ".recovered");
}

Fault notRecovered(const fs::path &file, const std::error_code &error)
{
    return {
        sqlite::utf8(file),
        {},
        Sentence::say("the recovered games cannot be put in place of the damaged file (%1); the file was left as it is",
                      {error.message()})};
}

bool isThere(const fs::path &file)
{
    std::error_code ignored;
    return fs::exists(file, ignored);
}

void removeWithCompanions(const fs::path &file)
{
    std::error_code ignored;
    for (const std::string_view suffix : suffixes)
        fs::remove(with(file, suffix), ignored);
}

constexpr std::string_view asideSuffix = ".damaged-";

fs::path asideName(const fs::path &file, int number)
{
    return with(with(file, asideSuffix), std::to_string(number));
}

/// The highest number that a damaged file was set aside under, 0 if none was.
int highestAside(const fs::path &file)
{
    const std::string prefix = sqlite::utf8(with(file.filename(), asideSuffix));
    int highest = 0;
    std::error_code error;
    for (fs::directory_iterator entry(fs::absolute(file, error).parent_path(), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = sqlite::utf8(entry->path().filename());
        int number = 0;
        if (name.starts_with(prefix)) {
            const std::string_view rest = std::string_view(name).substr(prefix.size());
            std::from_chars(std::to_address(rest.begin()), std::to_address(rest.end()), number);
        }
        highest = std::max(highest, number);
    }
    return highest;
}

Result<Nothing, Fault> copyForRescue(const fs::path &file)
{
    removeWithCompanions(rescueCopy(file));
    for (const std::string_view suffix : {suffixes[0], suffixes[1]}) {
        std::error_code error;
        if (!isThere(with(file, suffix)))
            continue;
        fs::copy_file(with(file, suffix), with(rescueCopy(file), suffix), error);
        if (error)
            return Fault{
                sqlite::utf8(file),
                {},
                Sentence::say(
                    "the damaged file cannot be copied to recover what it holds (%1); the file was left as it is",
                    {error.message()})};
    }
    return Nothing();
}

/// Gives the copy the first page of a new store. There SQLite keeps the file's header and where each table begins,
/// which for the tables of the first schema step is the same in every store.
bool transplantFirstPage(const fs::path &from, const fs::path &to)
{
    std::array<char, 4096> page = {};
    std::ifstream source(from, std::ios::binary);
    source.read(page.data(), page.size());
    constexpr std::size_t pageCount = 28; // four bytes; zero means: go by the file's size
    for (std::size_t i = 0; i < 4; ++i)
        page[pageCount + i] = 0;
    std::fstream target(to, std::ios::binary | std::ios::in | std::ios::out);
    target.write(page.data(), page.size());
    return source.good() && target.flush().good();
}

Salvage salvageCopy(const fs::path &file)
{
    auto connection = sqlite::Connection::open(rescueCopy(file), sqlite::Connection::Mode::Use);
    if (!connection)
        return {};
    connection->keepLogOnClose(true);
    return salvage(*connection);
}

Result<Salvage, Fault> salvageFrom(const fs::path &file)
{
    if (const auto copied = copyForRescue(file); !copied)
        return copied.error();
    Salvage found = salvageCopy(file);
    if (found.games.empty()) {
        if (const auto copied = copyForRescue(file); !copied)
            return copied.error();
        if (transplantFirstPage(unfinished(file), rescueCopy(file)))
            found = salvageCopy(file);
    }
    removeWithCompanions(rescueCopy(file));
    return found;
}

sqlite::Outcome<sqlite::Done> writeGames(sqlite::Connection &connection, const std::vector<StoredGame> &games)
{
    auto insertGame = connection.prepare(rows::insertGame);
    if (!insertGame)
        return insertGame.error();
    auto insertMove = connection.prepare(rows::insertMove);
    if (!insertMove)
        return insertMove.error();
    auto transaction = sqlite::Transaction::begin(connection);
    if (!transaction)
        return transaction.error();
    for (const StoredGame &game : games) {
        if (const auto written = rows::write(*insertGame, game); !written)
            return written.error();
        for (const StoredMove &move : game.moves)
            if (const auto written = rows::write(*insertMove, game.number, move); !written)
                return written.error();
    }
    return transaction->commit();
}

/// Writes the new file. It does without a write-ahead log, so that one file is all of it.
Result<Salvage, Fault> buildNewFile(const fs::path &file, std::span<const SchemaStep> steps)
{
    auto connection = sqlite::Connection::open(unfinished(file), sqlite::Connection::Mode::Use);
    if (!connection)
        return sqlite::faultOf(connection.error(), file);
    if (const auto migrated = migrate(*connection, steps); !migrated)
        return sqlite::faultOf(migrated.error(), file);
    auto found = salvageFrom(file);
    if (!found)
        return found;
    if (const auto written = writeGames(*connection, found->games); !written)
        return sqlite::faultOf(written.error(), file);
    return found;
}

/// Moves the damaged file away, the database itself first: a missing database beside a finished one tells
/// finishReplacing() what is left to do.
Result<Nothing, Fault> putInPlace(const fs::path &file, int asideNumber)
{
    std::error_code error;
    for (const std::string_view suffix : suffixes) {
        if (isThere(with(file, suffix)))
            fs::rename(with(file, suffix), with(asideName(file, asideNumber), suffix), error);
        if (error)
            return Fault{sqlite::utf8(file),
                         {},
                         Sentence::say("the damaged file cannot be set aside (%1); the file was left as it is",
                                       {error.message()})};
    }
    fs::rename(finished(file), file, error);
    if (error)
        return notRecovered(file, error);
    return Nothing();
}

Faults noticesOf(const Salvage &found, const fs::path &file, const fs::path &aside, const std::string &damage)
{
    std::size_t moves = 0;
    for (const StoredGame &game : found.games)
        moves += game.moves.size();
    std::vector<std::string> values = {damage, sqlite::utf8(aside), std::to_string(found.games.size()),
                                       std::to_string(moves)};
    Sentence words = Sentence::say(
        "the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4", values);
    if (found.headersLost > 0) {
        values.push_back(std::to_string(found.headersLost));
        words = Sentence::say("the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves "
                              "%4; games lost, because only their moves were left: %5",
                              values);
    }
    Faults notices = {{sqlite::utf8(file), {}, words}};
    for (const StoredGame &game : found.games)
        for (const GameNumber cut : found.cut)
            if (game.number == cut)
                notices.push_back(
                    {sqlite::utf8(file),
                     {},
                     Sentence::say(
                         "game \"%1\": its last moves, or where the table stood, could not be recovered; it goes "
                         "on at move %2",
                         {game.title, std::to_string(game.position)})});
    return notices;
}

} // namespace

Result<Faults, Fault> replaceDamaged(const fs::path &file, const std::string &damage, std::span<const SchemaStep> steps)
{
    removeWithCompanions(unfinished(file));
    const auto found = buildNewFile(file, steps);
    std::error_code error;
    if (found)
        fs::rename(unfinished(file), finished(file), error);
    if (!found || error) {
        removeWithCompanions(unfinished(file));
        removeWithCompanions(rescueCopy(file));
        return found ? notRecovered(file, error) : found.error();
    }
    const int asideNumber = highestAside(file) + 1;
    if (const auto placed = putInPlace(file, asideNumber); !placed)
        return placed.error();
    return noticesOf(*found, file, asideName(file, asideNumber), damage);
}

Result<Faults, Fault> finishReplacing(const fs::path &file)
{
    if (!isThere(finished(file)))
        return Faults();
    if (isThere(file)) { // interrupted before anything was set aside: the damage will be found once more
        removeWithCompanions(finished(file));
        return Faults();
    }
    const int asideNumber = highestAside(file);
    if (const auto placed = putInPlace(file, asideNumber); !placed)
        return placed.error();
    return Faults{
        {sqlite::utf8(file),
         {},
         Sentence::say(
             "the file was damaged and is kept as %1; the games that could be read were recovered into a new file",
             {sqlite::utf8(asideName(file, asideNumber))})}};
}

} // namespace flimnap
