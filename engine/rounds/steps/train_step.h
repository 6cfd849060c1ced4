#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// Buys trains from the deck, the pool and other companies; at its end the company must own one it can run.
class TrainStep final : public DecisionStep
{
public:
    explicit TrainStep(const GameDefinition &game);

    void leave(Books &books, CompanyId company, Judge &judge) const override;
};

} // namespace flimnap
