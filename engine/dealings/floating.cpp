#include "dealings/floating.h"

namespace flimnap {

void putOnChart(Draft &draft, CompanyId company, CellId cell)
{
    CompanyState &state = draft.position.companies[company];
    state.status = CompanyStatus::Started;
    state.initialPrice = draft.game.chart[cell].price;
    draft.position.markers.place(company, cell);
    draft.tell(CompanyStarted{company, cell});
}

Money startPriceFor(Money paidForMinor)
{
    return shareRoundedDown(paidForMinor, 1, 2);
}

void floatIfDue(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    const CompanyClass &size = draft.classOf(company);
    const Holdings &holdings = draft.position.holdings;
    if (state.status != CompanyStatus::Started || size.floatUnits == 0 ||
        holdings.unitsOfPlayers(company) < size.floatUnits || !holdings.director(company).isPlayer())
        return;
    state.status = CompanyStatus::Operating;
    state.markersLeft = size.stationMarkers;
    draft.tell(CompanyFloated{company});
    draft.pay(Party::bank(), company, state.initialPrice * (size.units - state.unpaidUnits), Reason::Capital, company);
}

} // namespace flimnap
