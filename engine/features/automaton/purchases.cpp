#include "features/automaton/purchases.h"

#include <algorithm>

#include "dealings/shares.h"
#include "dealings/stations.h"
#include "features/automaton/standing.h"
#include "features/automaton/trains.h"
#include "features/card_draft/standing.h"

namespace flimnap::automaton {

namespace {

int ordinaryShares(const GameDefinition &game, const Position &position)
{
    int count = 0;
    for (const CompanyId company : ids(game.companies))
        count += ordinaryUnits(game, position, company, player(position));
    return count;
}

/// Nothing if the least one is too dear.
Money highestPar(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    const Money cash = position.ledger.balance(player(position));
    Money highest;
    for (const Money par : size.pars) {
        if (par * size.directorUnits <= cash)
            highest = std::max(highest, par);
    }
    return highest;
}

bool canPayShare(const GameDefinition &game, const Position &position, CompanyId company)
{
    return price(game, position, company) <= position.ledger.balance(player(position));
}

/// What he can buy now: shares up to his limit, then one company more.
DueDraw purchases(const GameDefinition &game, const Position &position)
{
    const Terms &terms = termsOf(game);
    const bool buysShares = ordinaryShares(game, position) < terms.mostShares;
    const auto directed = static_cast<int>(companiesOf(game, position).size());
    DueDraw choice{buysShares ? "share" : "new_company", {}};
    bool canPay = false;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        const bool hasShare =
            buysShares && state.isInPlay() && ordinaryUnits(game, position, company, Party::bank()) > 0;
        const bool canFound = !buysShares && directed < terms.mostCompanies && state.status == CompanyStatus::Waiting &&
                              highestPar(game, position, company) > Money{};
        const bool canBuyShare = hasShare && canPayShare(game, position, company);
        if (canFound || canBuyShare || (hasShare && terms.drawsAmongAll))
            choice.companies.push_back(company);
        canPay |= canFound || canBuyShare;
    }
    return canPay ? choice : DueDraw();
}

void buy(Books &books, CompanyId company)
{
    const PlayerId buyer = player(books.position);
    if (books.position.companies[company].isInPlay()) {
        if (canPayShare(books.game, books.position, company))
            buyShare(books, {buyer, company});
        return;
    }
    books.position.companies[company].unpaidUnits = books.classOf(company).units; // his treasuries stay empty
    startCompany(books, {buyer, company, highestPar(books.game, books.position, company)});
    placeHomeStation(books, company);
}

/// Of which company he buys without asking the lot; where there is none to buy of he takes the top card.
CompanyId nextWithoutDraw(Books &books)
{
    const DueDraw choice = purchases(books.game, books.position);
    if (choice.companies.empty())
        takeTopCard(books);
    return choice.companies.size() == 1 ? choice.companies.front() : CompanyId();
}

void buyOneAfterTheOther(Books &books, CompanyId company)
{
    while (company) {
        const int shares = ordinaryShares(books.game, books.position);
        buy(books, company);
        const bool hasBoughtLastShare =
            ordinaryShares(books.game, books.position) > shares && shares + 1 == termsOf(books.game).mostShares;
        if (!hasBoughtLastShare || !termsOf(books.game).foundsAtOnce) {
            takeTopCard(books);
            return;
        }
        company = nextWithoutDraw(books);
    }
}

} // namespace

DueDraw FirstCompany::dueDraw(const Position &position) const
{
    if (position.round.kind != RoundKind::Opening || !companiesOf(game(), position).empty())
        return {};
    return {"company", card_draft::freeCompanies(game(), position)};
}

void FirstCompany::receive(Books &books, CompanyId drawn) const
{
    card_draft::receiveCompany(books, player(books.position), drawn);
}

DueDraw Purchase::dueDraw(const Position &position) const
{
    return stepOf(position) == Step::Purchase ? purchases(game(), position) : DueDraw();
}

void Purchase::receive(Books &books, CompanyId drawn) const
{
    buyOneAfterTheOther(books, drawn);
}

void goShopping(Books &books)
{
    buyOneAfterTheOther(books, nextWithoutDraw(books));
}

} // namespace flimnap::automaton
