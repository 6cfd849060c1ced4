#pragma once

#include "table/books.h"

namespace flimnap::exchanges {

/// Companies of one owner that the phase no longer knows become shares at once (AH-6.43, AH-6.44).
void exchangeWhatMust(Books &books);

/// Opens companies that became due in this operating round, then forms those whose phase has begun (AH-6.48, AH-6.49).
void openAndForm(Books &books);

} // namespace flimnap::exchanges
