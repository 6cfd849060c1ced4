#include "dealings/floating.h"

#include "dealings/capital.h"
#include "dealings/stations.h"

namespace flimnap {

void putOnChart(Books &books, CompanyId company, CellId cell)
{
    CompanyState &state = books.position.companies[company];
    state.status = CompanyStatus::Started;
    state.initialPrice = books.game.chart[cell].price;
    state.treasuryUnits = books.classOf(company).units * treasuryPercentNow(books.game, books.position) / 100;
    books.position.markers.place(company, cell);
    books.tell(CompanyStarted{company, cell});
    if (books.game.homeAtStart && !books.game.companies[company].homes.empty())
        placeHomeStation(books, company);
}

Money startPriceFor(Money paidForMinor)
{
    return shareRoundedDown(paidForMinor, 1, 2);
}

int percentToSetOut(const GameDefinition &game, const Position &position)
{
    const CardId top = position.trains.topCard();
    const CardId last(game.cards.count() - 1);
    return game.cards[top ? top : last].needsSoldPercent;
}

void setOut(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    state.status = CompanyStatus::Operating;
    if (state.stationsOnMap == 0)
        state.tokensLeft = books.game.stationTokens(company);
    books.tell(CompanyFloated{company});
}

void floatIfDue(Books &books, CompanyId company)
{
    const CompanyState &state = books.position.companies[company];
    const CompanyClass &size = books.classOf(company);
    if (state.status != CompanyStatus::Started || size.floatUnits == 0 || state.treasuryUnits > 0 ||
        soldUnits(books.position, company) < size.floatUnits || !books.position.holdings.director(company).isPlayer())
        return;
    setOut(books, company);
    books.pay(Party::bank(), company, state.initialPrice * (size.units - state.unpaidUnits), Reason::Capital, company);
}

} // namespace flimnap
