#include "dealings/income.h"

namespace flimnap {

void settleWithoutIncome(Draft &draft, CompanyId company)
{
    draft.tell(IncomeDeclared{company, Money{}});
    draft.position.companies[company].hasOperated = true;
    draft.moveMarker(company, Direction::Left);
}

void payMine(Draft &draft, CompanyId company, Money amount)
{
    draft.pay(Party::bank(), company, amount, Reason::Mine, company);
}

void splitIncome(Draft &draft, CompanyId minor, Money income)
{
    const Money owners = shareRoundedUp(income, draft.classOf(minor).ownersPercent, 100);
    draft.position.companies[minor].hasOperated = true;
    draft.pay(Party::bank(), draft.position.holdings.director(minor), owners, Reason::Dividend, minor);
    draft.pay(Party::bank(), minor, income - owners, Reason::Withheld, minor);
}

void payDividend(Draft &draft, CompanyId company, Money income, int times)
{
    const CompanyClass &size = draft.classOf(company);
    draft.position.companies[company].hasOperated = true;
    for (const PlayerId player : ids(draft.position.players)) {
        const int units = draft.position.holdings.units(player, company);
        draft.pay(Party::bank(), player, shareRoundedUp(income, units, size.units), Reason::Dividend, company);
    }
    draft.moveMarker(company, Direction::Right, size.dividendSteps * times);
}

void keepIncome(Draft &draft, CompanyId company, Money income)
{
    draft.position.companies[company].hasOperated = true;
    draft.pay(Party::bank(), company, income, Reason::Withheld, company);
    draft.moveMarker(company, Direction::Left);
}

} // namespace flimnap
