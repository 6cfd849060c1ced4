#include "dealings/income.h"

namespace flimnap {

void settleWithoutIncome(Draft &draft, CompanyId company)
{
    draft.tell(IncomeDeclared{company, Money{}});
    draft.moveMarker(company, Direction::Left);
}

void payDividend(Draft &draft, CompanyId company, Money income)
{
    const CompanyClass &size = draft.classOf(company);
    for (const PlayerId player : ids(draft.position.players)) {
        const int units = draft.position.holdings.units(player, company);
        draft.pay(Party::bank(), player, shareRoundedUp(income, units, size.units), Reason::Dividend, company);
    }
    draft.moveMarker(company, Direction::Right, size.dividendSteps);
}

void keepIncome(Draft &draft, CompanyId company, Money income)
{
    draft.pay(Party::bank(), company, income, Reason::Withheld, company);
    draft.moveMarker(company, Direction::Left);
}

} // namespace flimnap
