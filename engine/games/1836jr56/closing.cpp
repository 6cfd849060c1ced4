#include "games/1836jr56/closing.h"

namespace flimnap::jr1836 {

namespace {

void giveUpTrains(Draft &draft, CompanyId company)
{
    TrainStock &stock = draft.position.trains;
    const Party to = draft.game.closedTrainsToPool ? Party::pool() : Party::nobody();
    for (std::size_t index = stock.trains().size(); index-- > 0;) {
        if (stock.trains()[index].owner != Party(company))
            continue;
        draft.tell(TrainMoved{stock.trains()[index].face, company, to});
        if (draft.game.closedTrainsToPool)
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

void closeCompanies(Draft &draft)
{
    for (const CompanyId company : ids(draft.game.companies)) {
        if (isClosing(draft, company))
            close(draft, company);
    }
}

void close(Draft &draft, CompanyId company)
{
    draft.pay(company, Party::bank(), draft.cash(company), Reason::Closed, company);
    giveUpTrains(draft, company);
    dissolve(draft, company);
}

void dissolve(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    for (const PrivateId railway : ids(draft.game.privates)) {
        if (draft.position.privates[railway].owner == Party(company))
            draft.movePrivate(railway, Party::nobody());
    }
    std::erase_if(draft.position.board.stations,
                  [&](const Board::Station &station) { return station.company == company; });
    if (state.escrow > Money{})
        draft.setEscrow(company, {});
    if (state.loans > 0)
        draft.setLoans(company, 0);
    state.stationsOnMap = 0;
    state.markersLeft = 0;
    draft.position.markers.remove(company);
    draft.position.holdings.withdraw(company);
    draft.closeCompany(company);
}

} // namespace flimnap::jr1836
