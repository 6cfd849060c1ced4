#include "rounds/closing.h"

#include "dealings/privates.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

void giveUpTrains(Books &books, CompanyId company)
{
    TrainStock &stock = books.position.trains;
    const Party to = books.game.closedTrainsToPool ? Party::pool() : Party::nobody();
    for (std::size_t index = stock.trains().size(); index-- > 0;) {
        if (stock.trains()[index].owner != Party(company))
            continue;
        books.tell(TrainMoved{stock.trains()[index].face, company, to});
        if (books.game.closedTrainsToPool)
            stock.train(index).owner = to;
        else
            stock.remove(index);
    }
}

} // namespace

void close(Books &books, CompanyId company)
{
    books.pay(company, Party::bank(), books.cash(company), Reason::Closed, company);
    giveUpTrains(books, company);
    dissolve(books, company);
}

void dissolve(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    for (const PrivateId railway : ids(books.game.privates)) {
        if (books.position.privates[railway].owner == Party(company))
            books.movePrivate(railway, Party::nobody());
    }
    std::erase_if(books.position.board.stations,
                  [&](const Board::Station &station) { return station.company == company; });
    for (const Feature *feature : books.game.features)
        feature->companyLeaves(books, company);
    state.stationsOnMap = 0;
    state.tokensLeft = 0;
    books.position.markers.remove(company);
    books.position.holdings.withdraw(company);
    books.closeCompany(company);
}

void removeUnsold(Books &books)
{
    removeUnsoldPrivates(books);
    for (const CompanyId minor : ids(books.game.companies)) {
        if (!books.classOf(minor).isMinor() || books.position.companies[minor].status != CompanyStatus::Waiting)
            continue;
        books.closeCompany(minor);
        for (const Feature *feature : books.game.features)
            feature->companyLeaves(books, minor);
    }
}

} // namespace flimnap
