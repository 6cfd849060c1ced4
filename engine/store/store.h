#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "store/copy.h"
#include "store/schema.h"
#include "store/stored_game.h"

namespace flimnap {

/// The games in one file. Whatever reports success is on the disk; whatever reports a fault has changed nothing.
/// The file belongs to one Store at a time, and the Store to one thread. Once damage was met nothing is written to the
/// file any more: the next opening recovers what can be read.
class Store
{
public:
    struct Opening;

    /// Opens or creates the file; its folder must exist. Of the games it reads what a list of them shows.
    static Result<Opening, Fault> open(const std::filesystem::path &file,
                                       std::span<const SchemaStep> steps = schemaSteps());

    Store(Store &&other) noexcept;
    Store &operator=(Store &&other) noexcept;
    Store(const Store &other) = delete;
    Store &operator=(const Store &other) = delete;
    ~Store();

    Result<GameNumber, Fault> addGame(const NewGame &game, std::int64_t now);

    /// Appends the moves, whose numbers follow those already there, and sets where the table stands; without moves
    /// that is undoing or redoing. Recording once more what is already there is harmless.
    Result<std::monostate, Fault> record(GameNumber game, std::span<const StoredMove> newMoves, int position, int tip,
                                         std::string_view stateOfPlay, std::int64_t now);

    /// Replaces digest and rules revision of moves that are there, for a table that takes the results of corrected
    /// rules; everything else about them must be, and stays, as recorded.
    Result<std::monostate, Fault> restamp(GameNumber game, std::span<const StoredMove> moves);

    /// The game as it was written, or a fault; one that was removed has to be brought back first.
    [[nodiscard]] Result<StoredGame, Fault> load(GameNumber number) const;
    /// All games but the removed ones, the last played first.
    [[nodiscard]] Result<std::vector<GameListing>, Fault> games() const;
    /// One of them.
    [[nodiscard]] Result<GameListing, Fault> listing(GameNumber number) const;

    Result<std::monostate, Fault> rename(GameNumber game, std::string_view title);
    /// Replaces the header, for players who are called otherwise now; the moves stay as they are.
    Result<std::monostate, Fault> rewriteHeader(GameNumber game, std::string_view header);

    /// Takes the game off the list; all of it is kept until it is erased.
    Result<std::monostate, Fault> remove(GameNumber game, std::int64_t now);
    /// The removed games, the last removed first.
    [[nodiscard]] Result<std::vector<GameListing>, Fault> removedGames() const;
    Result<std::monostate, Fault> bringBack(GameNumber game);
    /// For good; only what was removed before can be erased.
    Result<std::monostate, Fault> erase(GameNumber game);
    Result<std::monostate, Fault> eraseRemovedBefore(std::int64_t time);

    /// Writes all games, the removed ones too, to a file that must not be there yet.
    Result<std::monostate, Fault> copyTo(const std::filesystem::path &copy);
    /// Takes in those games of a copy, see gamesIn(), that are not here, and brings back those that were removed here;
    /// a game is here if all moves of the copy's are. All of them or, with a fault, none.
    Result<TakenBack, Fault> takeBack(std::span<const StoredGame> copied);

private:
    class Parts;

    explicit Store(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

struct Store::Opening
{
    Store store;
    Faults notices; ///< what people must be told: a damaged file was set aside and what was recovered from it
};

} // namespace flimnap
