#pragma once

#include "rounds/decision.h"

namespace flimnap::shared_stations {

/// A company gives back stations on the map that it cannot have there: of two in cities of one hex first, then others,
/// as it likes, but never at a home (JR-B4.8).
class StationReturn final : public DecisionInterlude
{
public:
    explicit StationReturn(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;

protected:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap::shared_stations
