#include "table/draft.h"

namespace flimnap {

void Draft::pay(Party from, Party to, Money amount, Reason reason, CompanyId about)
{
    if (amount == Money{})
        return;
    position.ledger.transfer(from, to, amount);
    tell(Paid{from, to, amount, reason, about});
}

void Draft::setDebt(PlayerId player, Money debt, Money penalty)
{
    position.players[player] = {debt, penalty};
    tell(DebtChanged{player, debt, penalty});
}

void Draft::moveShares(CompanyId company, Party from, Party to, int units)
{
    position.holdings.move(company, from, to, units);
    tell(SharesMoved{company, from, to, units});
}

void Draft::makeDirector(CompanyId company, Party director)
{
    const Party before = position.holdings.director(company);
    position.holdings.setDirector(company, director);
    tell(DirectorChanged{company, before, director});
}

void Draft::moveMarker(CompanyId company, Direction direction, int steps)
{
    const CellId before = position.markers.cell(company);
    for (int step = 0; step < steps; ++step)
        position.markers.step(game.chart, company, direction);
    tell(PriceMoved{company, before, position.markers.cell(company)});
}

void Draft::movePrivate(PrivateId railway, Party to)
{
    PrivateState &state = position.privates[railway];
    tell(PrivateMoved{railway, state.owner, to});
    state.owner = to;
}

} // namespace flimnap
