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

namespace {

/// What a holder of so many units gets.
Money dividendOf(const Draft &draft, CompanyId company, Money income, int units)
{
    const CompanyClass &size = draft.classOf(company);
    if (size.hasHalfCertificates && draft.game.roundsEachShare)
        return shareRoundedUp(income, 1, size.units) * units;
    return shareRoundedUp(income, units, size.units);
}

} // namespace

void payDividend(Draft &draft, CompanyId company, Money income, int times)
{
    const Holdings &holdings = draft.position.holdings;
    draft.position.companies[company].hasOperated = true;
    for (const PlayerId player : ids(draft.position.players))
        draft.pay(Party::bank(), player, dividendOf(draft, company, income, holdings.units(player, company)),
                  Reason::Dividend, company);
    if (draft.game.sales.poolEarns)
        draft.pay(Party::bank(), company, dividendOf(draft, company, income, holdings.units(Party::pool(), company)),
                  Reason::Dividend, company);
    draft.moveMarker(company, Direction::Right, draft.classOf(company).dividendSteps * times);
}

void keepIncome(Draft &draft, CompanyId company, Money income)
{
    draft.position.companies[company].hasOperated = true;
    draft.pay(Party::bank(), company, income, Reason::Withheld, company);
    draft.moveMarker(company, Direction::Left);
}

} // namespace flimnap
