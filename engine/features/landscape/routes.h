#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "table/books.h"

namespace flimnap::landscape {

inline constexpr int incomeStep = 10;      ///< all printed values are multiples of it
inline constexpr int highestValue = 1'000; ///< that can be meant

/// What a train earns whose route has this value: doubled, or half of it in whole tens (LI-6.5).
Money trainIncome(const TrainFace &face, Money value);

/// What all routes bring, with the bonus of the express (LI-8.3).
Money incomeOf(const GameDefinition &game, const std::vector<Route> &routes);

/// Whether the company has these trains and they can have earned so much.
void judgeRoutes(const GameDefinition &game, const Position &position, CompanyId company,
                 const std::vector<Route> &routes, Judge &judge);

} // namespace flimnap::landscape
