#include "dealings/directors.h"

#include <algorithm>

namespace flimnap {

namespace {

/// The players in the order in which equal holders come into question as new director.
std::vector<PlayerId> successionOrder(const GameDefinition &game, const Position &position, PlayerId oldDirector)
{
    std::vector<PlayerId> order = position.order;
    if (game.directorTie == DirectorTie::NextAfterOldDirector) {
        const auto old = std::find(order.begin(), order.end(), oldDirector);
        if (old != order.end())
            std::rotate(order.begin(), old + 1, order.end());
    }
    return order;
}

/// Its certificate came back because nobody bought the railway it was set aside for; it is not sold, only swapped.
bool isFrozen(const Books &books, CompanyId company)
{
    const CompanyState &state = books.position.companies[company];
    const bool isFormed = state.status == CompanyStatus::Operating;
    const bool mayBeSwapped =
        isFormed || (state.status == CompanyStatus::Started && !books.game.companies[company].swapsLate);
    return mayBeSwapped && books.position.holdings.directorsCertificate(company) == Party::bank();
}

} // namespace

bool hasSuccessor(const GameDefinition &game, const Position &position, CompanyId company)
{
    const int needed = classOf(game, position, company).directorUnits;
    return std::any_of(position.order.begin(), position.order.end(), [&](PlayerId player) {
        return position.holdings.director(company) != Party(player) &&
               position.holdings.units(player, company) >= needed;
    });
}

void directorAfterPurchase(Books &books, CompanyId company, PlayerId buyer)
{
    const Holdings &holdings = books.position.holdings;
    const Party director = holdings.director(company);
    if (isFrozen(books, company) && holdings.units(buyer, company) >= books.classOf(company).directorUnits)
        takeFrozenCertificate(books, company, buyer);
    if (director == Party(buyer) || !director.isPlayer())
        return;
    if (holdings.units(buyer, company) > holdings.units(director, company))
        books.makeDirector(company, buyer);
}

void completeCertificate(Books &books, CompanyId company)
{
    const Holdings &holdings = books.position.holdings;
    CompanyState &state = books.position.companies[company];
    if (state.owesShare && holdings.units(holdings.director(company), company) >= books.classOf(company).directorUnits)
        state.owesShare = false;
}

void directorGivesWay(Books &books, CompanyId company)
{
    const Holdings &holdings = books.position.holdings;
    const PlayerId old = holdings.director(company).player();
    PlayerId director = old;
    for (const PlayerId player : successionOrder(books.game, books.position, old)) {
        if (holdings.units(player, company) > holdings.units(director, company))
            director = player;
    }
    if (director != old)
        books.makeDirector(company, director);
}

void takeFrozenCertificate(Books &books, CompanyId company, PlayerId player)
{
    books.moveCertificate(company, player);
    if (books.position.companies[company].status == CompanyStatus::Operating)
        books.makeDirector(company, player);
}

} // namespace flimnap
