#pragma once

#include <string_view>
#include <vector>

#include "actions/slot_group.h"
#include "definition/game_definition.h"
#include "journal/move.h"
#include "table/position.h"

namespace flimnap {

struct ActionSlot
{
    MoveKind kind;
    SlotGroup::Group group;
};

/// The places of a round of this kind from the top down, whatever is possible now; the end of the turn comes last.
std::vector<ActionSlot> slotsOf(const GameDefinition &game, RoundKind round);

/// The place among the extra ones of a move that has no other, and of what is chosen with it: what is asked for alone
/// shares the first.
int extraPlace(MoveKind kind, std::string_view what);

} // namespace flimnap
