#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace flimnap {

/// What a game is called by in the store; never given to another game, even after it was removed.
struct GameNumber
{
    std::int64_t value = 0;

    auto operator<=>(const GameNumber &) const = default;
};

/// One decision as kept. Decisions form a tree: undoing and deciding otherwise starts a branch, nothing is deleted.
struct StoredMove
{
    int number = 0; ///< 1, 2, 3 … in the order in which the decisions were made
    int parent = 0; ///< the decision before this one, 0 = the header
    std::string json;
    std::string digest; ///< of the position it led to
    std::string rulesRevision;
    std::int64_t madeAt = 0; ///< milliseconds since 1970, as all times here

    bool operator==(const StoredMove &) const = default;
};

/// A game to be taken in: a new one, or a whole one that was played elsewhere.
struct NewGame
{
    std::string header; ///< the journal's first line
    std::string title;
    std::string stateOfPlay; ///< a few words for a list: the round, say
    std::vector<StoredMove> moves = {};
    int position = 0; ///< the move at which the table stands, 0 = the start
    int tip = 0;      ///< the last move of the line shown: `position` or what can be redone behind it
};

struct StoredGame
{
    GameNumber number;
    std::string header;
    std::string title;
    std::string stateOfPlay;
    std::int64_t createdAt = 0;
    std::int64_t playedAt = 0;
    int position = 0;
    int tip = 0;
    std::vector<StoredMove> moves; ///< moves[i].number == i + 1

    bool operator==(const StoredGame &) const = default;
};

/// Whether the table stands in the line that ends with the tip: only then is there a way from one to the other.
bool standsInItsLine(const StoredGame &game);

/// A game in the list of games.
struct GameListing
{
    GameNumber number;
    std::string title;
    std::string header;
    std::string stateOfPlay;
    std::int64_t createdAt = 0;
    std::int64_t playedAt = 0;
    std::int64_t removedAt = 0; ///< 0 = it is on the shelf

    bool operator==(const GameListing &) const = default;
};

} // namespace flimnap
