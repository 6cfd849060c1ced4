#pragma once

#include "dealings/train_purchase.h"
#include "rounds/player_action.h"
#include "rounds/step.h"

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
class ReturnAction final : public PlayerAction
{
public:
    explicit ReturnAction(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::ReturnTrain; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

/// Where that is read so, old trains go back to the depot whenever the company likes (LI-D41).
class ReturnStep final : public Step
{
public:
    explicit ReturnStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::ReturnTrain; }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

/// A company that paid nothing may give back old trains and buy one out of the depot (LI-6.14).
class DepotStep final : public Step
{
public:
    explicit DepotStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override
    {
        return move.kind == MoveKind::BuyTrain || move.kind == MoveKind::ReturnTrain;
    }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    static void judgeOpen(const Position &position, CompanyId company, Judge &judge);
    static void judgeNothingBought(const Position &position, CompanyId company, Judge &judge);
    void judgePurchase(const Position &position, const TrainPurchase &purchase, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::depot
