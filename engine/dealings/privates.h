#pragma once

#include "rounds/judge.h"
#include "table/draft.h"

namespace flimnap {

/// Whether the bank still has it and the player can pay its printed price.
void judgePrivatePurchase(const GameDefinition &game, const Position &position, PlayerId player, PrivateId railway,
                          Judge &judge);
void buyPrivate(Draft &draft, PlayerId player, PrivateId railway);

/// Those the bank still has, in the order of the tables.
std::vector<PrivateId> unsoldPrivates(const GameDefinition &game, const Position &position);
/// They leave the game.
void removeUnsoldPrivates(Draft &draft);

} // namespace flimnap
