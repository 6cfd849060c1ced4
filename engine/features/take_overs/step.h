#pragma once

#include "rounds/decision.h"

namespace flimnap::take_overs {

/// Takes over smaller companies, one after the other, and treats the trains that come along (CZ-6.50 ff.).
class TakeOverStep final : public DecisionStep
{
public:
    explicit TakeOverStep(const GameDefinition &game);

    /// What still awaits its decision is kept (CZ-6.56).
    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

} // namespace flimnap::take_overs
