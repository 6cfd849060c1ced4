#pragma once

#include "rounds/step.h"

namespace flimnap {

/// Declares the income of all trains. Who can run none has earned nothing, without being asked.
class RunStep : public Step
{
public:
    explicit RunStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::RunTrains; }
    [[nodiscard]] bool isForUnattended() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

protected:
    /// What the trains brought together, or nothing because none ran.
    virtual void earn(Books &books, CompanyId company, Money revenue) const;
    [[nodiscard]] const GameDefinition &game() const { return m_game; }

private:
    void judgeRun(const Position &position, CompanyId company, int revenue, Judge &judge) const;
    void judgeMine(const Position &position, CompanyId company, int mine, Judge &judge) const;
    [[nodiscard]] NumberChoice mineChoice(const Position &position, CompanyId company) const;

    const GameDefinition &m_game;
};

/// Decides where the declared income goes.
class DividendStep final : public Step
{
public:
    explicit DividendStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::Dividend; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap
