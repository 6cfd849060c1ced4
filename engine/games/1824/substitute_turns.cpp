#include "games/1824/substitute_turns.h"

namespace flimnap::ah1824 {

namespace {

void payBond(Draft &draft, CompanyId company)
{
    const bool roundsUp = draft.game.draft && draft.game.draft->bondPaysRoundedUp;
    const int whole = draft.classOf(company).units;
    for (const PlayerId player : ids(draft.position.players)) {
        const int units = draft.position.holdings.units(player, company);
        const Money amount = roundsUp ? shareRoundedUp(draft.price(company), 1, whole) * units
                                      : shareRoundedDown(draft.price(company), units, whole);
        draft.pay(Party::bank(), player, amount, Reason::Dividend, company);
    }
    if (!draft.game.draft || draft.game.draft->bondRises)
        draft.moveMarker(company, Direction::Right);
}

} // namespace

bool SubstituteTurns::actFor(Draft &draft, CompanyId company) const
{
    if (draft.position.companies[company].role == CompanyRole::Bond) {
        payBond(draft, company);
        return true;
    }
    if (draft.position.holdings.director(company).isPlayer())
        return false;
    draft.moveMarker(company, Direction::Left);
    return true;
}

} // namespace flimnap::ah1824
