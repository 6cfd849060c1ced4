#pragma once

#include "table/books.h"

namespace flimnap::stack_draft {

/// Both construction railways close with the phase that forms the company one of them belonged to (AH-8.10).
void closeConstructionRailways(Books &books);

} // namespace flimnap::stack_draft
