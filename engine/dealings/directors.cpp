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
bool isFrozen(const Draft &draft, CompanyId company)
{
    const CompanyState &state = draft.position.companies[company];
    const bool isFormed = state.status == CompanyStatus::Operating;
    const bool mayBeSwapped = isFormed || (state.status == CompanyStatus::Started &&
                                           draft.game.frozenCertificate == FrozenCertificate::SwappedAtOnce);
    return mayBeSwapped && draft.position.holdings.directorsCertificate(company) == Party::bank();
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

void directorAfterPurchase(Draft &draft, CompanyId company, PlayerId buyer)
{
    const Holdings &holdings = draft.position.holdings;
    const Party director = holdings.director(company);
    if (isFrozen(draft, company) && holdings.units(buyer, company) >= draft.classOf(company).directorUnits)
        takeFrozenCertificate(draft, company, buyer);
    if (director == Party(buyer) || !director.isPlayer())
        return;
    if (holdings.units(buyer, company) > holdings.units(director, company))
        draft.makeDirector(company, buyer);
}

void completeCertificate(Draft &draft, CompanyId company)
{
    const Holdings &holdings = draft.position.holdings;
    CompanyState &state = draft.position.companies[company];
    if (state.owesShare && holdings.units(holdings.director(company), company) >= draft.classOf(company).directorUnits)
        state.owesShare = false;
}

void directorGivesWay(Draft &draft, CompanyId company)
{
    const Holdings &holdings = draft.position.holdings;
    const PlayerId old = holdings.director(company).player();
    PlayerId director = old;
    for (const PlayerId player : successionOrder(draft.game, draft.position, old)) {
        if (holdings.units(player, company) > holdings.units(director, company))
            director = player;
    }
    if (director != old)
        draft.makeDirector(company, director);
}

void takeFrozenCertificate(Draft &draft, CompanyId company, PlayerId player)
{
    draft.moveCertificate(company, player);
    if (draft.position.companies[company].status == CompanyStatus::Operating)
        draft.makeDirector(company, player);
}

} // namespace flimnap
