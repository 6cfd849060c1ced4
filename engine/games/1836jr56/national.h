#pragma once

#include "rounds/steps/train_step.h"

namespace flimnap::jr1836 {

/// No train that is sold makes it leave the game.
bool isLasting(const GameDefinition &game, FaceId face);
bool ownsLastingTrain(const GameDefinition &game, const Position &position, CompanyId company);

/// The national company has its first lasting train: from now on it is a company like any other (JR-6.59).
void thawIfDue(Books &books);

/// A national company without a train of its own borrows one for a run (JR-6.58).
class BorrowStep final : public Step
{
public:
    explicit BorrowStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BorrowTrain; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] bool isInBank(const Position &position, FaceId face) const;
    void judgeBorrowing(const Position &position, CompanyId company, FaceId face, Judge &judge) const;

    const GameDefinition &m_game;
};

/// At the end of the turn the borrowed train stays where it was, or lies in the pool from now on (JR-D17).
class ReturnStep final : public Step
{
public:
    [[nodiscard]] bool handles(const Move & /*move*/) const override { return false; }
    void offer(const Position & /*position*/, CompanyId /*company*/, Offers & /*offers*/) const override {}
    void play(Books & /*books*/, CompanyId /*company*/, const Move & /*move*/, Judge & /*judge*/) const override {}
    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

/// Trains are bought: not while the director owes money for the interest, nor by a company that closes; a frozen
/// national company must buy one when it has the money (JR-6.14, JR-6.58, JR-6.60).
class PurchaseStep final : public TrainStep
{
public:
    using TrainStep::TrainStep;

    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    void judgeBuyer(const Position &position, CompanyId company, Judge &judge) const;
    [[nodiscard]] bool canBuyFromBank(const Position &position, CompanyId company, FaceId face) const;
    [[nodiscard]] bool mustThaw(const Position &position, CompanyId company) const;
};

} // namespace flimnap::jr1836
