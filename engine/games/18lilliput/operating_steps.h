#pragma once

#include "dealings/train_purchase.h"
#include "rounds/step.h"

namespace flimnap::lilliput18 {

/// Declares the income train by train. Where there is no choice it is paid or kept at once (LI-6.2 ff.).
class RouteStep final : public Step
{
public:
    explicit RouteStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::RunTrains; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    void judgeRun(const Position &position, CompanyId company, Judge &judge) const;
    void judgeMine(CompanyId company, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
};

/// The director pays the income out, all or half of it, or keeps it for the company.
class PayStep final : public Step
{
public:
    explicit PayStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::Dividend; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

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

} // namespace flimnap::lilliput18
