#include "rounds/company_draw.h"

#include <algorithm>

namespace flimnap {

CompanyId drawnCompany(const GameDefinition &game, const DueDraw &due, const Move &move, Judge &judge)
{
    const CompanyId drawn = game.findCompany(move.result);
    const bool isInLot = std::find(due.companies.begin(), due.companies.end(), drawn) != due.companies.end();
    judge.need(move.kind == MoveKind::Draw, Code::MustDraw);
    judge.need(move.what == due.what, Code::OtherValue, {{"key", KeyWord{"what"}}, {"right", due.what}});
    judge.know(isInLot, "result", move.result);
    return judge.refused() ? CompanyId() : drawn;
}

Offer offerOf(const GameDefinition &game, const DueDraw &due)
{
    Offer draw;
    draw.move.kind = MoveKind::Draw;
    draw.move.what = due.what;
    WordChoice results{"result", {}};
    for (const CompanyId company : due.companies)
        results.words.push_back(game.companies[company].code);
    draw.words.push_back(std::move(results));
    return draw;
}

Party CompanyDraw::due(const Position &position) const
{
    return dueDraw(position).companies.empty() ? Party::nobody() : Party::draw();
}

void CompanyDraw::offer(const Position &position, Offers &offers) const
{
    offers.push_back(offerOf(m_game, dueDraw(position)));
}

void CompanyDraw::play(Books &books, Party /*by*/, const Move &move, Judge &judge) const
{
    if (const CompanyId drawn = drawnCompany(m_game, dueDraw(books.position), move, judge))
        receive(books, drawn);
}

} // namespace flimnap
