#pragma once

#include "rounds/step.h"

namespace flimnap::landscape {

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

} // namespace flimnap::landscape
