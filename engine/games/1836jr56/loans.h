#pragma once

#include "rounds/steps/income_steps.h"

namespace flimnap::jr1836 {

/// Interest of all loans of the company: out of the treasury, then out of the income, the rest by its director, who may
/// owe it then. What is left of the income.
Money payInterest(Books &books, CompanyId company, Money income);

/// Interest that a company which did not run still owes (JR-D30).
void payOwedInterest(Books &books, CompanyId company);

/// Likewise of the company in turn, once it has bought a train.
void payInterestAfterTrain(Books &books);

/// The marker of the company in turn moves that had to wait until its director had the money for the interest.
void moveWaitingMarker(Books &books);

/// The income of all trains, out of which interest may have to be paid (JR-6.14).
class EarnStep final : public RunStep
{
public:
    using RunStep::RunStep;

protected:
    void earn(Books &books, CompanyId company, Money revenue) const override;

private:
    static void earnFrozen(Books &books, CompanyId company, Money revenue);
};

/// One loan of a company in an operating round, any time (JR-6.11).
class LoanStep final : public Step
{
public:
    explicit LoanStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::TakeLoan; }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return m_game.companiesDealAnyTime; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeLoan(const Position &position, CompanyId company, Judge &judge) const;
    [[nodiscard]] static bool hasPaidInterest(const Position &position, CompanyId company);

    const GameDefinition &m_game;
};

/// Loans are repaid, those first that are more than shares in players' hands (JR-6.17, JR-6.18).
class RepaymentStep final : public Step
{
public:
    explicit RepaymentStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::RepayLoan; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    void settle(Books &books, CompanyId company) const;
    void judgeRepayment(const Position &position, CompanyId company, int count, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::jr1836
