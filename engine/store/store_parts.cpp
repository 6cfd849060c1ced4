#include "store/store_parts.h"

#include <string>

#include "store/rows.h"
#include "store/suspicion.h"

namespace flimnap {

namespace {

using Nothing = std::monostate;

std::string placeOf(GameNumber game, int move)
{
    return "game " + std::to_string(game.value) + ", move " + std::to_string(move);
}

} // namespace

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

Result<StoredGame, Fault> Store::Parts::game(GameNumber number)
{
    auto found = reader.readWithoutMoves(number);
    if (!found)
        return fault(found.error());
    if (!*found)
        return noSuchGame(number);
    return std::move(**found);
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

Result<Nothing, Fault> Store::Parts::checkStand(GameNumber game, int lastMove, int position, int tip)
{
    for (const int number : {position, tip})
        if (number < 0 || number > lastMove)
            return fault(Sentence::say("game %1: the table cannot stand at move %2, the last one recorded is %3",
                                       {std::to_string(game.value), std::to_string(number), std::to_string(lastMove)}));
    const auto isInLine = statements.selectWayToTip.run(game.value, position, tip).step();
    if (!isInLine)
        return fault(isInLine.error());
    if (!*isInLine)
        return fault(Sentence::say("game %1: the table cannot stand at move %2, it is not in the line to move %3",
                                   {std::to_string(game.value), std::to_string(position), std::to_string(tip)}));
    return Nothing();
}

Result<bool, Fault> Store::Parts::isRemoved(GameNumber game)
{
    const auto row = statements.selectRemoval.run(game.value).step();
    if (!row)
        return fault(row.error());
    return *row;
}

Result<std::vector<GameListing>, Fault> Store::Parts::listings(sqlite::Run run)
{
    std::vector<GameListing> listings;
    for (;;) {
        const auto row = run.step();
        if (!row)
            return fault(row.error());
        if (!*row)
            return listings;
        listings.push_back(
            {{run.integer(0)}, run.text(1), run.text(2), run.text(3), run.integer(4), run.integer(5), run.integer(6)});
    }
}

Result<const GameListing *, Fault> Store::Parts::findSame(const std::vector<GameListing> &here, const StoredGame &game)
{
    for (const GameListing &listing : here) {
        // Its players may be called otherwise since then.
        const bool mayBe = !game.moves.empty() || listing.header == game.header;
        if (listing.createdAt != game.createdAt || !mayBe)
            continue;
        const auto own = reader.read(listing.number);
        if (!own)
            return fault(own.error());
        if (*own && holds(**own, game))
            return &listing;
    }
    return nullptr;
}

Result<Nothing, Fault> Store::Parts::takeIn(StoredGame game)
{
    game.number = {};
    const auto number = rows::write(statements.insertGame, game);
    if (!number)
        return fault(number.error());
    if (const auto written = append(*number, 0, game.moves); !written)
        return written.error();
    return Nothing();
}

} // namespace flimnap
