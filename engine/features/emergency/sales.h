#pragma once

#include "features/emergency/need.h"
#include "rounds/interlude.h"
#include "rounds/step.h"

namespace flimnap::emergency {

/// Where companies are sold in one block each, and that was not enough and there is no other, further blocks may follow
/// (JR-6.35, JR-6.55). For debts they may anyway.
void allowFurtherBlocks(Books &books);

/// The director of a company without a train sells for one.
class TrainSales final : public Step
{
public:
    explicit TrainSales(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::SellShares; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

/// Nothing goes on while a player owes more than he has.
class DebtSales final : public Interlude
{
public:
    explicit DebtSales(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap::emergency
