#include "store/rows.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <utility>

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

std::int64_t sealOf(GameNumber game, const StoredMove &move)
{
    return (Seal() << game.value << move.number << move.parent << move.json << move.digest << move.rulesRevision
                   << move.madeAt)
        .value();
}

bool areIntegers(const sqlite::Run &row, std::initializer_list<int> columns)
{
    return std::ranges::all_of(columns, [&](int column) { return row.isInteger(column); });
}

bool areTexts(const sqlite::Run &row, std::initializer_list<int> columns)
{
    return std::ranges::all_of(columns, [&](int column) { return row.isText(column); });
}

/// A number that no move has where damage has left one that is too large.
int moveNumber(std::int64_t value)
{
    return std::in_range<int>(value) ? static_cast<int>(value) : -1;
}

} // namespace

sqlite::Outcome<GameNumber> write(sqlite::Statement &insertion, const StoredGame &game)
{
    sqlite::Run run = insertion.run(game.number.value, game.header, game.title, game.stateOfPlay, game.createdAt,
                                    game.playedAt, game.position, game.tip, sealOf(game));
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

sqlite::Outcome<sqlite::Done> writeStamp(sqlite::Statement &update, GameNumber game, const StoredMove &move)
{
    return update.run(game.value, move.number, move.digest, move.rulesRevision, sealOf(game, move)).finish();
}

std::optional<StoredGame> gameIn(const sqlite::Run &row)
{
    if (!areIntegers(row, {0, 4, 5, 6, 7, 8}) || !areTexts(row, {1, 2, 3}))
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
    return sealOf(game) == row.integer(8) ? std::optional(game) : std::nullopt;
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
