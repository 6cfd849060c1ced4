#pragma once

#include "rounds/decision.h"

namespace flimnap::company_privates {

/// A company buys private railways from players, or sells them to the bank, any time in its turn; where companies deal
/// at any time, in any turn.
class PurchaseStep final : public DecisionStep
{
public:
    explicit PurchaseStep(const GameDefinition &game);

    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return game().companiesDealAnyTime; }
};

} // namespace flimnap::company_privates
