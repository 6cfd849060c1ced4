#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// Places one further station a turn.
class StationStep final : public DecisionStep
{
public:
    explicit StationStep(const GameDefinition &game);

    [[nodiscard]] bool isForUnattended() const override { return true; }
};

/// Records where a home station went whose place was open; it is free and nobody's further station.
class HomeStationStep final : public DecisionStep
{
public:
    explicit HomeStationStep(const GameDefinition &game);

    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isForUnattended() const override { return true; }
};

} // namespace flimnap
