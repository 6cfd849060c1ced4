#pragma once

#include "table/books.h"

namespace flimnap {

enum class FirstCard : std::uint8_t { LeastCash, MostCash };

/// New turn-order cards by cash; players with equal cash keep their old order.
void dealOrderCards(Books &books, FirstCard first);

} // namespace flimnap
