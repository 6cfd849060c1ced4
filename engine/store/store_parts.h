#pragma once

#include <optional>
#include <utility>

#include "store/game_reader.h"
#include "store/statements.h"
#include "store/store.h"

namespace flimnap {

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
    /// The game as it was written, but without its moves.
    Result<StoredGame, Fault> game(GameNumber number);
    /// Runs a statement that changes one game's row and returns it.
    Result<std::monostate, Fault> change(GameNumber game, sqlite::Run run);
    /// The highest number of a move in the game, 0 if it has none.
    Result<int, Fault> lastMove(GameNumber game);
    /// Writes the moves behind lastMove; gives the new last one.
    Result<int, Fault> append(GameNumber game, int lastMove, std::span<const StoredMove> moves);
    /// The recorded move under the same number; a fault if it is not the same decision.
    Result<StoredMove, Fault> recorded(GameNumber game, const StoredMove &move);
    Result<std::vector<GameListing>, Fault> listings(sqlite::Run run);
    Result<bool, Fault> isRemoved(GameNumber game);
    /// Which of the games here holds all of that one; null if none does.
    Result<const GameListing *, Fault> findSame(const std::vector<GameListing> &here, const StoredGame &game);
    /// Adds a game as it was kept elsewhere.
    Result<std::monostate, Fault> takeIn(StoredGame game);
    [[nodiscard]] Result<std::monostate, Fault> checkStand(GameNumber game, int lastMove, int position, int tip);

    std::filesystem::path file;
    sqlite::Connection connection;
    Statements statements; // behind the connection, so that they go first
    GameReader reader;
    std::optional<Fault> damage; ///< that was met since the file was opened
};

} // namespace flimnap
