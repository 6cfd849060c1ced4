#pragma once

#include "table/draft.h"

namespace flimnap {

/// Whether some player besides the director holds enough to take the director's certificate over.
bool hasSuccessor(const GameDefinition &game, const Position &position, CompanyId company);

/// The buyer becomes director if he now holds more than the director does.
void directorAfterPurchase(Draft &draft, CompanyId company, PlayerId buyer);

/// Whoever holds more than the selling director takes over, the one with most; the game's tables break ties.
void directorAfterSale(Draft &draft, CompanyId company, PlayerId seller);

} // namespace flimnap
