#pragma once

#include <string>

#include "features/destinations/standing.h"
#include "support/table.h"

namespace flimnap::test {

/// What the bank keeps for a company since earlier turns.
inline Table &keptFor(Table &table, const std::string &company, int money)
{
    Books books(table.game(), table.position());
    destinations::keep(books, table.game().findCompany(company), Money{money});
    table.position() = books.position;
    return table;
}

inline int escrow(const Table &table, const std::string &company)
{
    return static_cast<int>(destinations::keptFor(table.position(), table.game().findCompany(company)).units);
}

/// It gets its money share by share, the first half at once, so that it operates before 60 % are sold.
inline Table &partlyPaid(Table &table, const std::string &company)
{
    const CompanyId id = table.game().findCompany(company);
    table.position().companies[id].treasuryUnits = destinations::treasuryUnits(table.game(), id, destinations::escrow);
    return table;
}

} // namespace flimnap::test
