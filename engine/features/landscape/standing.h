#pragma once

#include "table/books.h"

namespace flimnap::landscape {

/// What terrain costs that is not on any map the program knows.
struct TerrainCost
{
    Money cost;
    PhaseId from;

    /// It comes later than the rest and is a tile of its own.
    [[nodiscard]] bool isTunnel() const { return from != PhaseId(0); }

    bool operator==(const TerrainCost &) const = default;
};

/// What the tables of a game say of what players on their own landscape pay and earn.
struct Terms
{
    Money metropolis; ///< a yellow tile of the dearer kind
    std::vector<TerrainCost> terrain;
    bool hasMines = false;
    bool risesWithoutIncome = false; ///< a price in the last round, as if a dividend were paid; else it falls
    Money expressBonus;              ///< of a train, beside the values of its stops; 0 if there is none
    PhaseId expressFrom;

    bool operator==(const Terms &) const = default;
};

/// In a company's turn.
struct TurnState
{
    bool incomeKept = false; ///< or there was none

    bool operator==(const TurnState &) const = default;
};

/// None in a game without one.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// The company in turn has paid nothing.
inline bool hasKeptIncome(const Position &position)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    return turn != nullptr && turn->incomeKept;
}

} // namespace flimnap::landscape
