#pragma once

#include <string>

#include "support/company_moves.h"
#include "support/table.h"

namespace flimnap::test {

/// OR1.1: the first turn of a company, early in phase d.
inline Table firstTurnOf(const std::string &company, int price, int treasury = 200)
{
    Table table(3);
    table.phase("d").operating(company, price, "p1", treasury).round("OR1.1");
    return table;
}

/// A turn in which the company earns nothing and deals with nobody.
inline void idleTurn(Table &table, const std::string &company)
{
    if (!table.trains(company).empty())
        table.after(runTrains(company, 0));
    table.after(done(company));
}

} // namespace flimnap::test
