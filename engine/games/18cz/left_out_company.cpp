#include "games/18cz/left_out_company.h"

#include "rounds/set_up.h"

namespace flimnap::cz18 {

DueDraw LeftOutCompany::dueDraw(const Position &position) const
{
    DueDraw draw{"removed", {}};
    if (position.round.kind != RoundKind::Opening)
        return draw;
    int leftOut = 0;
    for (const CompanyId company : ids(game().companies)) {
        if (position.companies[company].status == CompanyStatus::Closed)
            ++leftOut;
        else
            draw.companies.push_back(company);
    }
    return leftOut < game().tableOf(position.players.count())->companiesDrawnOut ? draw : DueDraw();
}

void LeftOutCompany::receive(Books &books, CompanyId drawn) const
{
    leaveOut(books, drawn);
}

} // namespace flimnap::cz18
