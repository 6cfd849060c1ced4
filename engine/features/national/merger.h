#pragma once

#include <vector>

#include "table/books.h"

namespace flimnap::national {

/// The players from this one on, in the order in which they decide and get their shares.
std::vector<PlayerId> playersFrom(const Position &position, PlayerId first);

/// The national company comes about: its price, its shares for those of the merged companies, its stations and its
/// place in the order (JR-6.43 to JR-6.57).
void formNational(Books &books);

} // namespace flimnap::national
