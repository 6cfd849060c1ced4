#include "games/1824/substitute_turns.h"

namespace flimnap::ah1824 {

namespace {

void payBond(Books &books, CompanyId company)
{
    const bool roundsUp = books.game.draft && books.game.draft->bondPaysRoundedUp;
    const int whole = books.classOf(company).units;
    for (const PlayerId player : ids(books.position.players)) {
        const int units = books.position.holdings.units(player, company);
        const Money amount = roundsUp ? shareRoundedUp(books.price(company), 1, whole) * units
                                      : shareRoundedDown(books.price(company), units, whole);
        books.pay(Party::bank(), player, amount, Reason::Dividend, company);
    }
    if (!books.game.draft || books.game.draft->bondRises)
        books.moveMarker(company, Direction::Right);
}

} // namespace

bool SubstituteTurns::actFor(Books &books, CompanyId company) const
{
    if (books.position.companies[company].role == CompanyRole::Bond) {
        payBond(books, company);
        return true;
    }
    if (books.position.holdings.director(company).isPlayer())
        return false;
    books.moveMarker(company, Direction::Left);
    return true;
}

} // namespace flimnap::ah1824
