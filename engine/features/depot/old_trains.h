#pragma once

#include "rounds/decision.h"

namespace flimnap::depot {

/// What the tables of a game say of it.
struct Terms
{
    bool returnsAnyTime =
        false; ///< old trains go there any time; else by who is in turn, or before a purchase out of it

    bool operator==(const Terms &) const = default;
};

/// In a company's turn.
struct TurnState
{
    bool hasBought = false;

    bool operator==(const TurnState &) const = default;
};

/// Of a game without it nothing goes there any time.
bool returnsAnyTime(const GameDefinition &game);

// Trains that were turned to their old side can be given back to the depot (LI-2.25).

/// In his own turn a player may do so for all his companies, beside what he does.
DecisionKinds returnKinds();

/// Where that is read so, old trains go back to the depot whenever the company likes (LI-D41).
class ReturnStep final : public DecisionStep
{
public:
    explicit ReturnStep(const GameDefinition &game) : DecisionStep(game, returnKinds()) {}

    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return true; }
};

/// A company that paid nothing may give back old trains and buy one out of the depot (LI-6.14).
class DepotStep final : public DecisionStep
{
public:
    explicit DepotStep(const GameDefinition &game);
};

} // namespace flimnap::depot
