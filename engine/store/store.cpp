#include "store/store.h"

#include <utility>

#include "store/opening.h"
#include "store/rows.h"
#include "store/store_parts.h"

namespace flimnap {

namespace {

using Nothing = std::monostate;

} // namespace

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
    if (const auto checked = m_parts->checkStand(*number, *lastMove, game.position, game.tip); !checked)
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
    if (auto checked = m_parts->checkStand(game, *after, position, tip); !checked)
        return checked;
    auto stored = m_parts->game(game);
    if (!stored)
        return stored.error();
    stored->position = position;
    stored->tip = tip;
    stored->stateOfPlay = stateOfPlay;
    stored->playedAt = now;
    if (const auto written = rows::writeStand(m_parts->statements.updateStand, *stored); !written)
        return m_parts->fault(written.error());
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
    const auto removed = m_parts->isRemoved(number);
    if (!removed)
        return removed.error();
    if (!*game || *removed)
        return m_parts->noSuchGame(number);
    return std::move(**game);
}

Result<std::vector<GameListing>, Fault> Store::games() const
{
    return m_parts->listings(m_parts->statements.selectGames.run());
}

Result<GameListing, Fault> Store::listing(GameNumber number) const
{
    auto listings = m_parts->listings(m_parts->statements.selectListing.run(number.value));
    if (!listings)
        return listings.error();
    if (listings->empty())
        return m_parts->noSuchGame(number);
    return std::move(listings->front());
}

Result<std::vector<GameListing>, Fault> Store::removedGames() const
{
    return m_parts->listings(m_parts->statements.selectRemovedGames.run());
}

Result<Nothing, Fault> Store::rename(GameNumber game, std::string_view title)
{
    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    auto stored = m_parts->game(game);
    if (!stored)
        return stored.error();
    stored->title = title;
    if (const auto written = rows::writeStand(m_parts->statements.updateStand, *stored); !written)
        return m_parts->fault(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return Nothing();
}

Result<Nothing, Fault> Store::rewriteHeader(GameNumber game, std::string_view header)
{
    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    auto stored = load(game);
    if (!stored)
        return stored.error();
    stored->header = header;
    if (const auto written = rows::writeHeader(m_parts->statements.updateHeader, *stored); !written)
        return m_parts->fault(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return Nothing();
}

Result<Nothing, Fault> Store::remove(GameNumber game, std::int64_t now)
{
    return m_parts->change(game, rows::writeRemoval(m_parts->statements.insertRemoval, game, now));
}

Result<Nothing, Fault> Store::bringBack(GameNumber game)
{
    return m_parts->change(game, m_parts->statements.deleteRemoval.run(game.value));
}

Result<Nothing, Fault> Store::erase(GameNumber game)
{
    return m_parts->change(game, m_parts->statements.deleteGame.run(game.value));
}

Result<Nothing, Fault> Store::eraseRemovedBefore(std::int64_t time)
{
    if (m_parts->damage)
        return *m_parts->damage;
    if (const auto erased = m_parts->statements.deleteGamesRemovedBefore.run(time).finish(); !erased)
        return m_parts->fault(erased.error());
    return Nothing();
}

Result<Nothing, Fault> Store::copyTo(const std::filesystem::path &copy)
{
    auto writing = m_parts->connection.prepare("VACUUM INTO ?1");
    if (!writing)
        return m_parts->fault(writing.error());
    if (const auto written = writing->run(sqlite::utf8(copy)).finish(); !written)
        return written.error().isDamage() ? m_parts->fault(written.error()) : sqlite::faultOf(written.error(), copy);
    return Nothing();
}

Result<TakenBack, Fault> Store::takeBack(std::span<const StoredGame> copied)
{
    auto here = games();
    const auto removed = removedGames();
    if (!here || !removed)
        return here ? removed.error() : here.error();
    here->insert(here->end(), removed->begin(), removed->end());

    auto transaction = m_parts->begin();
    if (!transaction)
        return transaction.error();
    TakenBack result;
    for (const StoredGame &game : copied) {
        const auto same = m_parts->findSame(*here, game);
        if (!same)
            return same.error();
        const GameListing *found = *same;
        if (found == nullptr) {
            if (const auto written = m_parts->takeIn(game); !written)
                return written.error();
        } else if (found->removedAt != 0) {
            if (const auto brought = bringBack(found->number); !brought)
                return brought.error();
        }
        ++(found == nullptr || found->removedAt != 0 ? result.taken : result.known);
    }
    if (const auto committed = transaction->commit(); !committed)
        return m_parts->fault(committed.error());
    return result;
}

} // namespace flimnap
