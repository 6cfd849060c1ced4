#pragma once

#include "rounds/decision.h"

namespace flimnap::national {

/// Whether the national company may keep one of its trains or another, or none.
bool hasChoiceOfTrains(const GameDefinition &game, const Position &position);

/// The national company says which of the trains that came to it it keeps (JR-6.51).
class TrainChoice final : public DecisionInterlude
{
public:
    explicit TrainChoice(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;

private:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap::national
