#pragma once

#include "rounds/decision.h"

namespace flimnap::company_loans {

/// One loan of a company in an operating round, any time (JR-6.11).
class LoanStep final : public DecisionStep
{
public:
    explicit LoanStep(const GameDefinition &game);

    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return game().companiesDealAnyTime; }
};

/// Loans are repaid, those first that are more than shares in players' hands (JR-6.17, JR-6.18).
class RepaymentStep final : public DecisionStep
{
public:
    explicit RepaymentStep(const GameDefinition &game);

    /// Of a company that has some.
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

} // namespace flimnap::company_loans
