#pragma once

#include <vector>

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

// Companies of one owner, who will get shares of another company for them.

/// Its owner will get the director's certificate for it.
bool isForDirectorsCertificate(const GameDefinition &game, CompanyId minor);
/// Those whose owners get shares of the company for them, in the order of the tables.
std::vector<CompanyId> railwaysFor(const GameDefinition &game, CompanyId company);

/// What it costs: one of the prices that the buyer may choose from; said or, if there is one only, not.
Money minorsPrice(const GameDefinition &game, CompanyId minor, std::optional<Money> said, Judge &judge);
/// The player pays it to the minor, which buys the train it comes with; the company it belongs to gets its price.
void buyMinor(Books &books, PlayerId player, CompanyId minor, Money price);

} // namespace flimnap
