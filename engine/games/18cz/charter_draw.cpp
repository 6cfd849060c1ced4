#include "games/18cz/charter_draw.h"

#include "table/values.h"

namespace flimnap::cz18 {

DueDraw CharterDraw::dueDraw(const Position &position) const
{
    DueDraw draw{"charter", {}};
    if (position.round.kind == RoundKind::End || !nextToDraw(game(), position))
        return draw;
    for (const CompanyId company : ids(game().companies)) {
        if (position.companies[company].status == CompanyStatus::Waiting)
            draw.companies.push_back(company);
    }
    return draw;
}

void CharterDraw::receive(Draft &draft, CompanyId drawn) const
{
    const PlayerCount &table = *draft.game.tableOf(draft.position.players.count());
    CompanyState &state = draft.position.companies[drawn];
    draft.moveMinor(drawn, nextToDraw(draft.game, draft.position));
    state.status = CompanyStatus::Operating;
    state.markersLeft = draft.classOf(drawn).stationMarkers;
    draft.pay(Party::bank(), drawn, table.cash, Reason::Opening, drawn);
}

} // namespace flimnap::cz18
