#include "games/1836jr56/set_out.h"

#include "dealings/floating.h"

namespace flimnap::jr1836 {

bool SetOut::actFor(Books &books, CompanyId company) const
{
    const CompanyState &state = books.position.companies[company];
    if (state.status == CompanyStatus::Operating)
        return false;
    const int sold = books.classOf(company).percent(soldUnits(books.position, company));
    if (state.treasuryUnits == 0 || sold < percentToSetOut(books.game, books.position))
        return true;
    setOut(books, company);
    return false;
}

} // namespace flimnap::jr1836
