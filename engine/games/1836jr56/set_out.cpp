#include "games/1836jr56/set_out.h"

#include "dealings/floating.h"

namespace flimnap::jr1836 {

namespace {

int neededPercent(const Draft &draft)
{
    const CardId top = draft.position.trains.topCard();
    const CardId last(draft.game.cards.count() - 1);
    return draft.game.cards[top ? top : last].needsSoldPercent;
}

} // namespace

bool SetOut::actFor(Draft &draft, CompanyId company) const
{
    const CompanyState &state = draft.position.companies[company];
    if (state.status == CompanyStatus::Operating)
        return false;
    const int sold = draft.classOf(company).percent(soldUnits(draft.position, company));
    if (state.capital == Capital::AtFloat || sold < neededPercent(draft))
        return true;
    setOut(draft, company);
    return false;
}

} // namespace flimnap::jr1836
