#include "games/1836jr56/set_out.h"

#include "dealings/floating.h"

namespace flimnap::jr1836 {

bool SetOut::actFor(Draft &draft, CompanyId company) const
{
    const CompanyState &state = draft.position.companies[company];
    if (state.status == CompanyStatus::Operating)
        return false;
    const int sold = draft.classOf(company).percent(soldUnits(draft.position, company));
    if (state.capital == Capital::AtFloat || sold < percentToSetOut(draft.game, draft.position))
        return true;
    setOut(draft, company);
    return false;
}

} // namespace flimnap::jr1836
