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

void CharterDraw::receive(Books &books, CompanyId drawn) const
{
    const PlayerCount &table = *books.game.tableOf(books.position.players.count());
    CompanyState &state = books.position.companies[drawn];
    books.moveMinor(drawn, nextToDraw(books.game, books.position));
    state.status = CompanyStatus::Operating;
    state.markersLeft = books.classOf(drawn).stationMarkers;
    books.pay(Party::bank(), drawn, table.cash, Reason::Opening, drawn);
}

} // namespace flimnap::cz18
