#include "store/store.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "store/game_reader.h"
#include "store/opening.h"
#include "store/rows.h"
#include "store/statements.h"
#include "store/suspicion.h"

namespace flimnap {

namespace {

using sqlite::Outcome;
using Nothing = std::monostate;

std::string placeOf(GameNumber game, int move)
{
    return "game " + std::to_string(game.value) + ", move " + std::to_string(move);
}

} // namespace

/// The open file with its prepared statements.
class Store::Parts
{
public:
    Parts(std::filesystem::path path, sqlite::Connection opened, Statements prepared, GameReader gameReader)
        : file(std::move(path)), connection(std::move(opened)), statements(std::move(prepared)),
          reader(std::move(gameReader))
    {
    }

    /// Where the error means damage nothing is written from here on, and the next opening reads the whole file.
    [[nodiscard]] Fault fault(const sqlite::Error &error);
    [[nodiscard]] Fault fault(Sentence message) const { return {sqlite::utf8(file), {}, std::move(message)}; }
    [[nodiscard]] Fault noSuchGame(GameNumber game) const
    {
        return fault(Sentence::say("game %1: there is no such game; choose one from the list of games",
                                   {std::to_string(game.value)}));
    }

    Result<sqlite::Transaction, Fault> begin();
    /// Runs a statement that changes one game's row and returns it.
    Result<Nothing, Fault> change(GameNumber game, sqlite::Run run);
    /// The highest number of a move in the game, 0 if it has none.
    Result<int, Fault> lastMove(GameNumber game);
    /// Writes the moves behind lastMove; gives the new last one.
    Result<int, Fault> append(GameNumber game, int lastMove, std::span<const StoredMove> moves);
    /// The recorded move under the same number; a fault if it is not the same decision.
    Result<StoredMove, Fault> recorded(GameNumber game, const StoredMove &move);
    [[nodiscard]] Result<Nothing, Fault> checkHead(GameNumber game, int lastMove, int position, int tip) const;

    std::filesystem::path file;
    sqlite::Connection connection;
    Statements statements; // behind the connection, so that they go first
    GameReader reader;
    std::optional<Fault> damage; ///< that was met since the file was opened
};

Fault Store::Parts::fault(const sqlite::Error &error)
{
    Fault words = sqlite::faultOf(error, file);
    if (error.isDamage() && !damage) {
        damage = words;
        connection.keepLogOnClose(true);
        suspect(file);
    }
    return words;
}

Result<sqlite::Transaction, Fault> Store::Parts::begin()
{
    if (damage)
        return *damage;
    auto transaction = sqlite::Transaction::begin(connection);
    if (!transaction)
        return fault(transaction.error());
    return std::move(*transaction);
}

Result<Nothing, Fault> Store::Parts::change(GameNumber game, sqlite::Run run)
{
    if (damage)
        return *damage;
    bool found = false;
    for (;;) { // to the end: what stands alone is committed by the last step only
        const auto row = run.step();
        if (!row)
            return fault(row.error());
        if (!*row)
            break;
        found = true;
    }
    if (!found)
        return noSuchGame(game);
    return Nothing();
}

Result<int, Fault> Store::Parts::lastMove(GameNumber game)
{
    sqlite::Run run = statements.selectLastMove.run(game.value);
    const auto row = run.step();
    if (!row)
        return fault(row.error());
    if (!*row)
        return noSuchGame(game);
    return static_cast<int>(run.integer(0));
}

Result<int, Fault> Store::Parts::append(GameNumber game, int lastMove, std::span<const StoredMove> moves)
{
    for (const StoredMove &move : moves) {
        if (move.number > 0 && move.number <= lastMove) {
            if (const auto same = recorded(game, move); !same)
                return same.error();
            continue;
        }
        if (move.number != lastMove + 1)
            return fault(
                Sentence::say("game %1, move %2: the next move must have the number %3",
                              {std::to_string(game.value), std::to_string(move.number), std::to_string(lastMove + 1)}));
        if (move.parent < 0 || move.parent >= move.number)
            return fault(
                Sentence::say("game %1, move %2: its parent %3 is not an earlier move or 0, the header",
                              {std::to_string(game.value), std::to_string(move.number), std::to_string(move.parent)}));
        if (const auto written = rows::write(statements.insertMove, game, move); !written)
            return fault(written.error());
        lastMove = move.number;
    }
    return lastMove;
}

Result<StoredMove, Fault> Store::Parts::recorded(GameNumber game, const StoredMove &move)
{
    sqlite::Run run = statements.selectMove.run(game.value, move.number);
    const auto row = run.step();
    if (!row)
        return fault(row.error());
    if (!*row)
        return fault(Sentence::say("game %1, move %2: there is no such move; load the game again",
                                   {std::to_string(game.value), std::to_string(move.number)}));
    auto found = rows::moveIn(run, game);
    if (!found)
        return fault(sqlite::Error::damage(placeOf(game, move.number) + " is not what was written"));
    if (found->parent != move.parent || found->json != move.json)
        return fault(Sentence::say("game %1, move %2: another move is already recorded under this number; load the "
                                   "game again and record behind its last move",
                                   {std::to_string(game.value), std::to_string(move.number)}));
    return std::move(*found);
}

Result<Nothing, Fault> Store::Parts::checkHead(GameNumber game, int lastMove, int position, int tip) const
{
    for (const int number : {position, tip})
        if (number < 0 || number > lastMove)
            return fault(Sentence::say("game %1: the table cannot stand at move %2, the last one recorded is %3",
                                       {std::to_string(game.value), std::to_string(number), std::to_string(lastMove)}));
    return Nothing();
}

Store::Store(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Store::Store(Store &&other) noexcept = default;
Store &Store::operator=(Store &&other) noexcept = default;
Store::~Store() = default;

Result<Store::Opening, Fault> Store::open(const std::filesystem::path &file, std::span<const SchemaStep> steps)
{
    auto opened = openFile(file, steps);
    if (!opened)
        return opened.error();
    auto statements = prepareAll(opened->connection);
    if (!statements)
        return sqlite::faultOf(statements.error(), file);
    auto reader = GameReader::prepare(opened->connection);
    if (!reader)
        return sqlite::faultOf(reader.error(), file);
    return Opening{
        Store(std::make_unique<Parts>(file, std::move(opened->connection), std::move(*statements), std::move(*reader))),
        std::move(opened->notices)};
}

Result<GameNumber, Fault> Store::addGame(const NewGame &game, std::int64_t now)
{
    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    const StoredGame row = {{}, game.header, game.title, game.stateOfPlay, now, now, game.position, game.tip, {}};
    const auto number = rows::write(m_parts->statements.insertGame, row);
    if (!number)
        return m_parts->fault(number.error());
    const auto lastMove = m_parts->append(*number, 0, game.moves);
    if (!lastMove)
        return lastMove.error();
    if (const auto checked = m_parts->checkHead(*number, *lastMove, game.position, game.tip); !checked)
        return checked.error();
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return *number;
}

Result<Nothing, Fault> Store::record(GameNumber game, std::span<const StoredMove> newMoves, int position, int tip,
                                     std::string_view stateOfPlay, std::int64_t now)
{
    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    const auto before = m_parts->lastMove(game);
    if (!before)
        return before.error();
    const auto after = m_parts->append(game, *before, newMoves);
    if (!after)
        return after.error();
    if (auto checked = m_parts->checkHead(game, *after, position, tip); !checked)
        return checked;
    sqlite::Statement &update = m_parts->statements.updateHead;
    if (auto changed = m_parts->change(game, update.run(game.value, position, tip, stateOfPlay, now)); !changed)
        return changed;
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return Nothing();
}

Result<Nothing, Fault> Store::restamp(GameNumber game, std::span<const StoredMove> moves)
{
    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    for (const StoredMove &move : moves) {
        auto recorded = m_parts->recorded(game, move);
        if (!recorded)
            return recorded.error();
        recorded->digest = move.digest;
        recorded->rulesRevision = move.rulesRevision;
        if (const auto written = rows::writeStamp(m_parts->statements.updateStamp, game, *recorded); !written)
            return m_parts->fault(written.error());
    }
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return Nothing();
}

Result<StoredGame, Fault> Store::load(GameNumber number) const
{
    auto game = m_parts->reader.read(number);
    if (!game)
        return m_parts->fault(game.error());
    if (!*game)
        return m_parts->noSuchGame(number);
    return std::move(**game);
}

Result<std::vector<GameListing>, Fault> Store::games() const
{
    std::vector<GameListing> listings;
    sqlite::Run run = m_parts->statements.selectGames.run();
    for (;;) {
        const auto row = run.step();
        if (!row)
            return m_parts->fault(row.error());
        if (!*row)
            return listings;
        listings.push_back({{run.integer(0)},
                            run.text(1),
                            run.text(2),
                            run.text(3),
                            run.integer(4),
                            run.integer(5),
                            static_cast<int>(run.integer(6))});
    }
}

Result<Nothing, Fault> Store::rename(GameNumber game, std::string_view title)
{
    return m_parts->change(game, m_parts->statements.updateTitle.run(game.value, title));
}

Result<Nothing, Fault> Store::remove(GameNumber game)
{
    return m_parts->change(game, m_parts->statements.deleteGame.run(game.value));
}

} // namespace flimnap
