#pragma once

#include "rounds/decision.h"

namespace flimnap::company_privates {

/// A company uses what a private railway of its gives it a right to: one more tile, with the other track of the turn or
/// any time, or a mark on the map (JR-2.12, JR-2.14, CZ-6.12).
class RightsStep final : public DecisionStep
{
public:
    explicit RightsStep(const GameDefinition &game);

    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isTrack() const override { return true; }
};

} // namespace flimnap::company_privates
