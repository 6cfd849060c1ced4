#pragma once

#include "joining/parts.h"

namespace flimnap::destinations {

// Where a game is joined in the middle; also where there are no destinations, to say so.

/// How a company gets its capital, and what the bank keeps of it.
void layCompany(Joining &joining, CompanyId company, const Joining::Row &given);
/// Who has reached its destination, and what the shares sold have brought.
void layTable(Joining &joining);

/// Whether it is said of the company: formed ones get what they are formed out of.
bool asksCapital(const GameDefinition &game, CompanyId company);

} // namespace flimnap::destinations
