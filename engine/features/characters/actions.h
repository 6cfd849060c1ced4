#pragma once

#include "rounds/decision.h"

namespace flimnap::characters {

/// A player gives somebody away for good, for money (LI-2.40).
DecisionKinds handInKinds();

// Tiles of their own, laid beside any action.

/// Those of the player who have any left.
std::vector<PrivateId> tileGivers(const GameDefinition &game, const Position &position, PlayerId player);
void judgeOwnTile(const GameDefinition &game, const Position &position, PlayerId player, PrivateId card, Judge &judge);
void layOwnTile(Books &books, PrivateId card, CompanyId company);

} // namespace flimnap::characters
