#include "dealings/capital.h"

#include <algorithm>

namespace flimnap {

namespace {

/// Of shares that are sold next: how many belong to the first half of the company.
int unitsOfFirstHalf(const Books &books, CompanyId company, int units)
{
    const int sold = soldUnits(books.position, company);
    return std::clamp(books.classOf(company).units / 2 - sold, 0, units);
}

} // namespace

Capital capitalNow(const GameDefinition &game, const Position &position)
{
    if (!game.capitalFollowsDeck)
        return game.phases[position.phase].capital;
    const CardId top = position.trains.topCard();
    const PhaseId last(game.phases.count() - 1);
    return game.phases[top && game.cards[top].phase ? game.cards[top].phase : last].capital;
}

void payForShares(Books &books, PlayerId player, CompanyId company, int units)
{
    const CompanyState &state = books.position.companies[company];
    const Money each = state.initialPrice;
    int toTreasury = 0;
    if (state.capital == Capital::PerShare)
        toTreasury = units;
    else if (state.capital == Capital::Escrow)
        toTreasury = unitsOfFirstHalf(books, company, units);
    books.pay(player, company, each * toTreasury, Reason::SharePurchase, company);
    books.pay(player, Party::bank(), each * (units - toTreasury), Reason::SharePurchase, company);
    if (state.capital == Capital::Escrow && units > toTreasury)
        books.setEscrow(company, state.escrow + each * (units - toTreasury));
}

void releaseEscrow(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    if (state.capital == Capital::Escrow)
        state.capital = Capital::PerShare;
    const Money kept = state.escrow;
    if (kept == Money{})
        return;
    books.setEscrow(company, {});
    books.pay(Party::bank(), company, kept, Reason::Escrow, company);
}

} // namespace flimnap
