#include "store/rows.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <utility>
#include <vector>

namespace flimnap::rows {

namespace {

/// SQLite finds damage to its own pages, not to the texts on them. The seal (FNV-1a, 64 bits) finds that.
class Seal
{
public:
    Seal &operator<<(std::int64_t number)
    {
        const auto bits = static_cast<std::uint64_t>(number);
        for (int shift = 0; shift < 64; shift += 8)
            add(static_cast<std::uint8_t>(bits >> shift));
        return *this;
    }

    Seal &operator<<(std::string_view text)
    {
        *this << static_cast<std::int64_t>(text.size());
        for (const char letter : text)
            add(static_cast<std::uint8_t>(letter));
        return *this;
    }

    [[nodiscard]] std::int64_t value() const { return std::bit_cast<std::int64_t>(m_hash); }

private:
    void add(std::uint8_t byte) { m_hash = (m_hash ^ byte) * 0x100000001b3; }

    std::uint64_t m_hash = 0xcbf29ce484222325;
};

std::int64_t sealOf(const StoredGame &game)
{
    return (Seal() << game.header << game.createdAt).value();
}

std::int64_t sealOfStand(const StoredGame &game)
{
    return (Seal() << game.createdAt << game.title << game.stateOfPlay << game.playedAt << game.position << game.tip)
        .value();
}

std::int64_t sealOf(GameNumber game, const StoredMove &move)
{
    return (Seal() << game.value << move.number << move.parent << move.json << move.digest << move.rulesRevision
                   << move.madeAt)
        .value();
}

std::int64_t sealOfRemoval(std::int64_t game, std::int64_t removedAt)
{
    return (Seal() << game << removedAt).value();
}

bool areIntegers(const sqlite::Run &row, std::initializer_list<int> columns)
{
    return std::ranges::all_of(columns, [&](int column) { return row.isInteger(column); });
}

bool areTexts(const sqlite::Run &row, std::initializer_list<int> columns)
{
    return std::ranges::all_of(columns, [&](int column) { return row.isText(column); });
}

constexpr int noMove = -1;

/// A number that no move has where damage has left one that is too large.
int moveNumber(std::int64_t value)
{
    return std::in_range<int>(value) ? static_cast<int>(value) : noMove;
}

constexpr int sealColumn = 8;
constexpr int standSealColumn = 9;

/// What the row says, whether or not it was once written so; nothing where a value is of another kind.
std::optional<StoredGame> readGame(const sqlite::Run &row)
{
    if (!areIntegers(row, {0, 4, 5, 6, 7, sealColumn}) || !areTexts(row, {1, 2, 3}))
        return std::nullopt;
    StoredGame game;
    game.number = {row.integer(0)};
    game.header = row.text(1);
    game.title = row.text(2);
    game.stateOfPlay = row.text(3);
    game.createdAt = row.integer(4);
    game.playedAt = row.integer(5);
    game.position = moveNumber(row.integer(6));
    game.tip = moveNumber(row.integer(7));
    return sealOf(game) == row.integer(sealColumn) ? std::optional(game) : std::nullopt;
}

} // namespace

sqlite::Outcome<std::string> gameColumns(const sqlite::Connection &connection)
{
    const auto isSealed = connection.number("SELECT count(*) FROM pragma_table_info('game') WHERE name = 'stand_seal'");
    if (!isSealed)
        return isSealed.error();
    return "number, header, title, state_of_play, created_at, played_at, coalesce(position, 0), coalesce(tip, 0), "
           "seal, " +
           std::string(*isSealed != 0 ? "stand_seal" : "NULL");
}

sqlite::Outcome<GameNumber> write(sqlite::Statement &insertion, const StoredGame &game)
{
    sqlite::Run run = insertion.run(game.number.value, game.header, game.title, game.stateOfPlay, game.createdAt,
                                    game.playedAt, game.position, game.tip, sealOf(game), sealOfStand(game));
    if (const auto row = run.step(); !row)
        return row.error();
    return GameNumber{run.integer(0)};
}

sqlite::Outcome<sqlite::Done> write(sqlite::Statement &insertion, GameNumber game, const StoredMove &move)
{
    return insertion
        .run(game.value, move.number, move.parent, move.json, move.digest, move.rulesRevision, move.madeAt,
             sealOf(game, move))
        .finish();
}

sqlite::Run writeRemoval(sqlite::Statement &insertion, GameNumber game, std::int64_t now)
{
    return insertion.run(game.value, now, sealOfRemoval(game.value, now));
}

sqlite::Outcome<sqlite::Done> writeStamp(sqlite::Statement &update, GameNumber game, const StoredMove &move)
{
    return update.run(game.value, move.number, move.digest, move.rulesRevision, sealOf(game, move)).finish();
}

sqlite::Outcome<sqlite::Done> writeStand(sqlite::Statement &update, const StoredGame &game)
{
    return update
        .run(game.number.value, game.title, game.stateOfPlay, game.playedAt, game.position, game.tip, sealOfStand(game))
        .finish();
}

sqlite::Outcome<sqlite::Done> sealStands(sqlite::Connection &connection)
{
    const auto columns = gameColumns(connection);
    if (!columns)
        return columns.error();
    auto selection = connection.prepare("SELECT " + *columns + " FROM game");
    if (!selection)
        return selection.error();
    auto update = connection.prepare(updateStand);
    if (!update)
        return update.error();
    std::vector<StoredGame> games;
    sqlite::Run run = selection->run();
    for (;;) {
        const auto row = run.step();
        if (!row)
            return row.error();
        if (!*row)
            break;
        auto game = readGame(run);
        if (!game)
            return sqlite::Error::damage("game " + run.text(0) + " is not what was written");
        games.push_back(std::move(*game));
    }
    for (const StoredGame &game : games)
        if (const auto sealed = writeStand(*update, game); !sealed)
            return sealed.error();
    return sqlite::Done();
}

sqlite::Outcome<sqlite::Done> writeHeader(sqlite::Statement &update, const StoredGame &game)
{
    return update.run(game.number.value, game.header, sealOf(game)).finish();
}

std::optional<StoredGame> gameIn(const sqlite::Run &row)
{
    auto game = readGame(row);
    const bool isSealed = !row.isNull(standSealColumn);
    if (game && isSealed && row.integer(standSealColumn) != sealOfStand(*game))
        return std::nullopt;
    return game;
}

std::optional<StoredGame> gameWithoutStandIn(const sqlite::Run &row)
{
    auto game = readGame(row);
    if (game)
        game->position = game->tip = noMove;
    return game;
}

bool isRemoval(const sqlite::Run &row)
{
    return areIntegers(row, {0, 1, 2}) && sealOfRemoval(row.integer(0), row.integer(1)) == row.integer(2);
}

std::optional<StoredMove> moveIn(const sqlite::Run &row, GameNumber game)
{
    if (!areIntegers(row, {0, 1, 5, 6}) || !areTexts(row, {2, 3, 4}))
        return std::nullopt;
    StoredMove move;
    move.number = moveNumber(row.integer(0));
    move.parent = moveNumber(row.integer(1));
    move.json = row.text(2);
    move.digest = row.text(3);
    move.rulesRevision = row.text(4);
    move.madeAt = row.integer(5);
    return sealOf(game, move) == row.integer(6) ? std::optional(move) : std::nullopt;
}

} // namespace flimnap::rows
