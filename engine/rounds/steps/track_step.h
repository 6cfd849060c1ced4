#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// Lays or upgrades track. Geometry is the table's business; the engine counts the lays and books their cost.
class TrackStep final : public DecisionStep
{
public:
    explicit TrackStep(const GameDefinition &game);

    [[nodiscard]] bool isTrack() const override { return true; }
    [[nodiscard]] bool isForUnattended() const override { return true; }
    void leave(Books &books, CompanyId /*company*/, Judge & /*judge*/) const override
    {
        books.position.operating.turn.isTrackDone = true;
    }
};

} // namespace flimnap
