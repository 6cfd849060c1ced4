#pragma once

#include "rounds/decision.h"

namespace flimnap {

/// The company that must give up a train next; invalid if none must.
CompanyId nextToDiscard(const GameDefinition &game, const Position &position);

/// Companies over their train limit give up trains of their choice, before anything else goes on.
class Discards final : public DecisionInterlude
{
public:
    explicit Discards(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;

private:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap
