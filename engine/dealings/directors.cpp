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

} // namespace

bool hasSuccessor(const GameDefinition &game, const Position &position, CompanyId company)
{
    const int needed = game.classOf(company).directorUnits;
    return std::any_of(position.order.begin(), position.order.end(), [&](PlayerId player) {
        return position.holdings.director(company) != Party(player) &&
               position.holdings.units(player, company) >= needed;
    });
}

void directorAfterPurchase(Draft &draft, CompanyId company, PlayerId buyer)
{
    const Holdings &holdings = draft.position.holdings;
    const Party director = holdings.director(company);
    if (director == Party(buyer) || !director.isPlayer())
        return;
    if (holdings.units(buyer, company) > holdings.units(director, company))
        draft.makeDirector(company, buyer);
}

void directorAfterSale(Draft &draft, CompanyId company, PlayerId seller)
{
    const Holdings &holdings = draft.position.holdings;
    if (holdings.director(company) != Party(seller))
        return;
    PlayerId director = seller;
    for (const PlayerId player : successionOrder(draft.game, draft.position, seller)) {
        if (holdings.units(player, company) > holdings.units(director, company))
            director = player;
    }
    if (director != seller)
        draft.makeDirector(company, director);
}

} // namespace flimnap
