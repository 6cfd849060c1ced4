#include "games/18cz/vaclav.h"

#include <algorithm>

#include "dealings/floating.h"
#include "dealings/trains.h"

namespace flimnap::cz18 {

DueDraw Vaclav::dueDraw(const Position &position) const
{
    const DummyCompany *terms = position.round.kind == RoundKind::End ? nullptr : termsDue(position);
    return {game().dummy->code, terms != nullptr ? candidates(position, terms->size) : std::vector<CompanyId>()};
}

/// Of which size he gets a company now.
const DummyCompany *Vaclav::termsDue(const Position &position) const
{
    for (const DummyCompany &terms : game().dummy->companies) {
        if (position.phase >= terms.from && !companyOf(position, terms.size) &&
            !candidates(position, terms.size).empty())
            return &terms;
    }
    return nullptr;
}

CompanyId Vaclav::companyOf(const Position &position, ClassId size) const
{
    for (const CompanyId company : ids(game().companies)) {
        if (game().companies[company].size == size && isDummys(position, company))
            return company;
    }
    return {};
}

std::vector<CompanyId> Vaclav::candidates(const Position &position, ClassId size) const
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game().companies)) {
        if (game().companies[company].size == size && position.companies[company].status == CompanyStatus::Waiting)
            companies.push_back(company);
    }
    return companies;
}

void Vaclav::receive(Books &books, CompanyId drawn) const
{
    const CompanyClass &size = books.classOf(drawn);
    CompanyState &state = books.position.companies[drawn];
    books.moveShares(drawn, Party::bank(), Party::dummy(), termsDue(books.position)->units);
    books.makeDirector(drawn, Party::dummy());
    putOnChart(books, drawn, books.game.findCell(*std::min_element(size.pars.begin(), size.pars.end())));
    state.status = CompanyStatus::Operating;
    state.markersLeft = size.stationMarkers;
    books.tell(CompanyFloated{drawn});
    giveTrain(books, drawn);
}

/// What the deck's top card shows for the company; invalid if that is nothing.
FaceId Vaclav::nextTrain(const Position &position, CompanyId company) const
{
    const CardId card = position.trains.topCard();
    if (!card)
        return {};
    for (const FaceId face : game().cards[card].faces) {
        if (game().classOf(company).runsTrains[game().faces[face].size] && !position.trains.isScrapped(face))
            return face;
    }
    return {};
}

/// Its old train leaves the game (CZ-8.30).
void Vaclav::giveTrain(Books &books, CompanyId company) const
{
    const FaceId face = nextTrain(books.position, company);
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

void Vaclav::beginToServe(Books &books) const
{
    for (const DummyCompany &terms : game().dummy->companies) {
        const CompanyId company = companyOf(books.position, terms.size);
        if (company && (books.position.companies[company].hadTurn || !game().dummy->servesOnlyOperated))
            books.position.operating.awaitTrains.push_back(company);
    }
}

void Vaclav::serve(Books &books) const
{
    std::vector<CompanyId> &waiting = books.position.operating.awaitTrains;
    while (!waiting.empty() && due(books.position).isNobody()) {
        const CompanyId company = waiting.front();
        waiting.erase(waiting.begin());
        giveTrain(books, company);
    }
}

} // namespace flimnap::cz18
