#pragma once

#include "rounds/decision.h"

namespace flimnap::map {

/// A home station that was placed on a hex without a city to stand in gets it, as soon as there are several to choose
/// from: its owner says which, or who laid the tile (CZ-B4.6, JR-B4.3).
class HomeChoice final : public DecisionInterlude
{
public:
    explicit HomeChoice(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;

protected:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

/// A company whose first turn has begun and whose director still has to choose its home hex; invalid if there is none.
CompanyId choosingHex(const GameDefinition &game, const Position &position);
/// Whether the move chooses it.
bool choosesHex(const GameDefinition &game, CompanyId company, const Move &move);

} // namespace flimnap::map
