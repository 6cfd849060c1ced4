#pragma once

#include "joining/parts.h"

namespace flimnap::stack_draft {

// Where a game is joined in the middle, and where it is handed over for that.

/// A railway that only builds, or the bond railway; false if the company is neither.
bool layRole(Joining &joining, CompanyId company);
/// Who holds the large certificate of the bond railway and who may place its token; whether all roles are there.
void layTable(Joining &joining);
void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table);

} // namespace flimnap::stack_draft
