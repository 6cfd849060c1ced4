#include "dealings/floating.h"

#include "dealings/capital.h"
#include "dealings/stations.h"

namespace flimnap {

void putOnChart(Draft &draft, CompanyId company, CellId cell)
{
    CompanyState &state = draft.position.companies[company];
    state.status = CompanyStatus::Started;
    state.initialPrice = draft.game.chart[cell].price;
    state.capital = capitalNow(draft.game, draft.position);
    if (state.capital == Capital::Escrow && state.reachedDestination)
        state.capital = Capital::PerShare;
    draft.position.markers.place(company, cell);
    draft.tell(CompanyStarted{company, cell});
    if (draft.game.homeAtStart && !draft.game.companies[company].homes.empty())
        placeHomeStation(draft, company);
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

void setOut(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    state.status = CompanyStatus::Operating;
    if (state.stationsOnMap == 0)
        state.markersLeft = draft.game.stationMarkers(company);
    draft.tell(CompanyFloated{company});
}

void floatIfDue(Draft &draft, CompanyId company)
{
    const CompanyState &state = draft.position.companies[company];
    const CompanyClass &size = draft.classOf(company);
    if (state.status != CompanyStatus::Started || size.floatUnits == 0 || state.capital != Capital::AtFloat ||
        soldUnits(draft.position, company) < size.floatUnits || !draft.position.holdings.director(company).isPlayer())
        return;
    setOut(draft, company);
    draft.pay(Party::bank(), company, state.initialPrice * (size.units - state.unpaidUnits), Reason::Capital, company);
}

} // namespace flimnap
