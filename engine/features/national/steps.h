#pragma once

#include "rounds/decision.h"

namespace flimnap::national {

bool ownsLastingTrain(const GameDefinition &game, const Position &position, CompanyId company);

/// The national company has its first lasting train: from now on it is a company like any other (JR-6.59).
void thawIfDue(Books &books);

/// A national company without a train of its own borrows one for a run (JR-6.58).
class BorrowStep final : public DecisionStep
{
public:
    explicit BorrowStep(const GameDefinition &game);
};

/// At the end of the turn the borrowed train stays where it was, or lies in the pool from now on (JR-D17).
class ReturnStep final : public Step
{
public:
    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

/// A frozen one need not buy a train before it has saved enough, and must then (JR-6.58).
class ThawStep final : public Step
{
public:
    explicit ThawStep(const GameDefinition &game) : m_game(game) {}

    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    [[nodiscard]] bool canBuyFromBank(const Position &position, CompanyId company, FaceId face) const;
    [[nodiscard]] bool mustThaw(const Position &position, CompanyId company) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::national
