#pragma once

#include <string>

#include "features/company_loans/standing.h"
#include "support/table.h"

namespace flimnap::test {

/// Loans of a company that stand from earlier turns.
inline Table &loans(Table &table, const std::string &company, int number)
{
    Books books(table.game(), table.position());
    company_loans::setLoans(books, table.game().findCompany(company), number);
    table.position() = books.position;
    return table;
}

inline int loans(const Table &table, const std::string &company)
{
    return company_loans::loansOf(table.position(), table.game().findCompany(company));
}

} // namespace flimnap::test
