#pragma once

#include "rounds/decision.h"

namespace flimnap::landscape {

/// Declares the income train by train. Where there is no choice it is paid or kept at once (LI-6.2 ff.).
class RouteStep final : public DecisionStep
{
public:
    explicit RouteStep(const GameDefinition &game);

    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

/// The director pays the income out, all or half of it, or keeps it for the company.
class PayStep final : public DecisionStep
{
public:
    explicit PayStep(const GameDefinition &game);

    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

} // namespace flimnap::landscape
