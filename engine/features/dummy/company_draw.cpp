#include "features/dummy/company_draw.h"

#include <algorithm>

#include "dealings/floating.h"
#include "dealings/trains.h"
#include "features/dummy/standing.h"

namespace flimnap::dummy {

namespace {

/// What the deck's top card shows for the company; invalid if that is nothing.
FaceId nextTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CardId card = position.trains.topCard();
    if (!card)
        return {};
    for (const FaceId face : game.cards[card].faces) {
        if (game.classOf(company).runsTrains[game.faces[face].size] && !position.trains.isScrapped(face))
            return face;
    }
    return {};
}

} // namespace

DueDraw CompanyDraw::dueDraw(const Position &position) const
{
    const Company *terms = position.round.kind == RoundKind::End ? nullptr : termsDue(game(), position);
    return {game().absentee->code,
            terms != nullptr ? candidates(game(), position, terms->size) : std::vector<CompanyId>()};
}

void CompanyDraw::receive(Books &books, CompanyId drawn) const
{
    const CompanyClass &size = books.classOf(drawn);
    CompanyState &state = books.position.companies[drawn];
    books.moveShares(drawn, Party::bank(), Party::absentee(), termsDue(game(), books.position)->units);
    books.makeDirector(drawn, Party::absentee());
    putOnChart(books, drawn, books.game.findCell(*std::min_element(size.pars.begin(), size.pars.end())));
    state.status = CompanyStatus::Operating;
    state.tokensLeft = size.stationTokens;
    books.tell(CompanyFloated{drawn});
    giveTrain(books, drawn);
}

void giveTrain(Books &books, CompanyId company)
{
    const FaceId face = nextTrain(books.game, books.position, company);
    if (!face)
        return;
    TrainStock &stock = books.position.trains;
    for (std::size_t index = stock.trains().size(); index-- > 0;) {
        const Train train = stock.trains()[index];
        if (train.owner != Party(company))
            continue;
        stock.remove(index);
        books.tell(TrainMoved{train.face, company, Party::nobody()});
    }
    takeTrain(books, face, company);
}

} // namespace flimnap::dummy
