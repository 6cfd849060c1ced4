#pragma once

#include "rounds/decision.h"

namespace flimnap::papers {

/// At any time in its turn a company buys a paper with a station from a player, or gets a train that its director owns
/// for nothing, which then runs once together with its own (CZ-8.52, CZ-8.53).
class PaperStep final : public DecisionStep
{
public:
    explicit PaperStep(const GameDefinition &game);

    [[nodiscard]] bool isAnyTime() const override { return true; }
};

} // namespace flimnap::papers
