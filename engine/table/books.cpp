#include "table/books.h"

namespace flimnap {

void Books::pay(Party from, Party to, Money amount, Reason reason, CompanyId about)
{
    if (amount == Money{})
        return;
    position.ledger.transfer(from, to, amount);
    tell(Paid{from, to, amount, reason, about});
    // What is lent for a train of the bank comes back at once.
    if (from == Party::bank() && reason != Reason::Loan && reason != Reason::Opening)
        noticeBrokenBank();
}

void Books::noticeBrokenBank()
{
    if (position.isBankBroken || !isBankEmpty(game, position))
        return;
    position.isBankBroken = true; // for good, even if money flows back
    tell(BankBroke{});
}

void Books::setDebt(PlayerId player, Money debt, Money penalty)
{
    PlayerState &state = position.players[player];
    state.debt = debt;
    state.penalty = penalty;
    tell(DebtChanged{player, debt, penalty});
}

void Books::moveShares(CompanyId company, Party from, Party to, int units)
{
    position.holdings.move(company, from, to, units);
    tell(SharesMoved{company, from, to, units, classOf(company).percent(units)});
}

void Books::makeDirector(CompanyId company, Party director)
{
    const Party before = position.holdings.director(company);
    position.holdings.setDirector(company, director);
    tell(DirectorChanged{company, before, director});
}

void Books::moveCertificate(CompanyId company, Party to)
{
    tell(CertificateMoved{company, position.holdings.directorsCertificate(company), to});
    position.holdings.setDirectorsCertificate(company, to);
}

void Books::moveMinor(CompanyId minor, Party owner)
{
    tell(MinorMoved{minor, position.holdings.director(minor), owner});
    position.holdings.setDirector(minor, owner);
}

void Books::closeCompany(CompanyId company)
{
    if (classOf(company).isMinor())
        moveMinor(company, Party::nobody());
    CompanyState &state = position.companies[company];
    state.status = CompanyStatus::Closed;
    state.mustDiscard = false;
    state.mustKeepRunnable = false;
    tell(CompanyClosed{company});
}

void Books::splitShares(CompanyId company, ClassId into)
{
    position.companies[company].grownInto = into;
    position.holdings.withdraw(company);
    position.holdings.issue(company, game.classes[into].units);
    tell(SharesSplit{company, into});
}

void Books::moveMarker(CompanyId company, Direction direction, int steps)
{
    const CellId before = position.markers.cell(company);
    if (!before || position.companies[company].isFrozen)
        return; // a minor has no price
    const bool staysPriced = classOf(company).staysPriced || (direction == Direction::Down && game.sales.staysPriced);
    for (int step = 0; step < steps; ++step) {
        const CellId target = neighbour(game.chart[position.markers.cell(company)], direction);
        if (target && (!staysPriced || game.chart[target].hasPrice()))
            position.markers.step(game.chart, company, direction);
    }
    tell(PriceMoved{company, before, position.markers.cell(company)});
}

void Books::movePrivate(PrivateId railway, Party to)
{
    PrivateState &state = position.privates[railway];
    tell(PrivateMoved{railway, state.owner, to});
    state.owner = to;
}

} // namespace flimnap
