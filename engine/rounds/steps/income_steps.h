#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// Declares the income of all trains. Who can run none has earned nothing, without being asked.
class RunStep final : public DecisionStep
{
public:
    explicit RunStep(const GameDefinition &game);

    [[nodiscard]] bool isForUnattended() const override { return true; }
    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

/// Decides where the declared income goes.
class DividendStep final : public DecisionStep
{
public:
    explicit DividendStep(const GameDefinition &game);

    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

} // namespace flimnap
