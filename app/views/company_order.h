#pragma once

#include <vector>

#include "table/position.h"

namespace flimnap {

/// All companies as they are listed: those that operate in their order, then the others.
std::vector<CompanyId> companiesInOrder(const GameDefinition &game, const Position &position);

} // namespace flimnap
