#include "dealings/capital.h"

#include <algorithm>

namespace flimnap {

int treasuryPercentNow(const GameDefinition &game, const Position &position)
{
    if (!game.capitalFollowsDeck)
        return game.phases[position.phase].treasuryPercent;
    const CardId top = position.trains.topCard();
    const PhaseId last(game.phases.count() - 1);
    return game.phases[top && game.cards[top].phase ? game.cards[top].phase : last].treasuryPercent;
}

void payForShares(Books &books, PlayerId player, CompanyId company, int units)
{
    const CompanyState &state = books.position.companies[company];
    const Money each = state.initialPrice;
    const int toTreasury = std::clamp(state.treasuryUnits - soldUnits(books.position, company), 0, units);
    books.pay(player, company, each * toTreasury, Reason::SharePurchase, company);
    books.pay(player, Party::bank(), each * (units - toTreasury), Reason::SharePurchase, company);
}

} // namespace flimnap
