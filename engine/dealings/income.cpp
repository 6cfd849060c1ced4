#include "dealings/income.h"

namespace flimnap {

void settleWithoutIncome(Books &books, CompanyId company)
{
    books.tell(IncomeDeclared{company, Money{}});
    books.position.companies[company].hasOperated = true;
    books.moveMarker(company, Direction::Left);
}

void payMine(Books &books, CompanyId company, Money amount)
{
    books.pay(Party::bank(), company, amount, Reason::Mine, company);
}

void splitIncome(Books &books, CompanyId minor, Money income)
{
    const Money owners = shareRoundedUp(income, books.classOf(minor).ownersPercent, 100);
    books.position.companies[minor].hasOperated = true;
    books.pay(Party::bank(), books.position.holdings.director(minor), owners, Reason::Dividend, minor);
    books.pay(Party::bank(), minor, income - owners, Reason::Withheld, minor);
}

namespace {

/// What a holder of so many units gets.
Money dividendOf(const Books &books, CompanyId company, Money income, int units)
{
    const CompanyClass &size = books.classOf(company);
    if (size.hasHalfCertificates && books.game.roundsEachShare)
        return shareRoundedUp(income, 1, size.units) * units;
    return shareRoundedUp(income, units, size.units);
}

} // namespace

void payDividend(Books &books, CompanyId company, Money income, int times)
{
    const Holdings &holdings = books.position.holdings;
    books.position.companies[company].hasOperated = true;
    for (const PlayerId player : ids(books.position.players))
        books.pay(Party::bank(), player, dividendOf(books, company, income, holdings.units(player, company)),
                  Reason::Dividend, company);
    if (books.game.sales.poolEarns)
        books.pay(Party::bank(), company, dividendOf(books, company, income, holdings.units(Party::pool(), company)),
                  Reason::Dividend, company);
    books.moveMarker(company, Direction::Right, books.classOf(company).dividendSteps * times);
}

void keepIncome(Books &books, CompanyId company, Money income)
{
    books.position.companies[company].hasOperated = true;
    books.pay(Party::bank(), company, income, Reason::Withheld, company);
    books.moveMarker(company, Direction::Left);
}

} // namespace flimnap
