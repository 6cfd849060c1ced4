#include "rounds/closing.h"

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

bool isClosing(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CellId cell = position.markers.cell(company);
    return cell && game.chart[cell].isClosing && !classOf(game, position, company).neverCloses;
}

void closeCompanies(Books &books)
{
    for (const CompanyId company : ids(books.game.companies)) {
        if (isClosing(books, company))
            close(books, company);
    }
}

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
    if (state.escrow > Money{})
        books.setEscrow(company, {});
    for (const Feature *feature : books.game.features)
        feature->companyLeaves(books, company);
    state.stationsOnMap = 0;
    state.markersLeft = 0;
    books.position.markers.remove(company);
    books.position.holdings.withdraw(company);
    books.closeCompany(company);
}

} // namespace flimnap
