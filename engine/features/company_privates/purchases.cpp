#include "features/company_privates/purchases.h"

#include <algorithm>
#include <array>

#include "dealings/privates.h"
#include "dealings/stations.h"
#include "dealings/train_purchase.h"
#include "features/company_privates/standing.h"

namespace flimnap::company_privates {

namespace {

/// From a part of its face value, rounded up, to another one; or any price up to its value.
PriceRange priceRange(const GameDefinition &game, const Position &position, PrivateId railway)
{
    const Terms &terms = termsOf(game);
    if (terms.mostPercent == 0)
        return {Money{1}, privateValue(game, position)};
    const Money face = game.privates[railway].price;
    return {shareRoundedUp(face, terms.leastPercent, 100), shareRoundedDown(face, terms.mostPercent, 100)};
}

template <class IsOwner>
std::vector<PrivateId> privatesOf(const GameDefinition &game, const Position &position, IsOwner isOwner)
{
    std::vector<PrivateId> owned;
    for (const PrivateId railway : ids(game.privates)) {
        if (game.privates[railway].isTraded && isOwner(position.privates[railway].owner))
            owned.push_back(railway);
    }
    return owned;
}

std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway)
        return privatesOf(game, position, [](Party owner) { return owner.isPlayer(); });
    if (partial.price)
        return {};
    const PriceRange range = priceRange(game, position, partial.railway);
    const Money most = std::max(range.least, std::min(range.most, position.ledger.balance(partial.self())));
    return NumberChoice{.key = "price",
                        .least = static_cast<int>(range.least.units),
                        .most = static_cast<int>(most.units),
                        .suggested = static_cast<int>(most.units)};
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judge.need(game.privates[purchase.railway].isTraded, Code::PrivateNotOnSale, {{"private", purchase.railway}});
    judgeBeforeSales(game, position, purchase.self(), judge);
    judgeCompanysPurchase(game, position, {purchase.self(), purchase.railway, purchase.price.value_or(Money{})},
                          priceRange(game, position, purchase.railway), judge);
}

void buy(Books &books, const Decision &purchase)
{
    const CompanyId company = purchase.self();
    books.pay(company, books.position.privates[purchase.railway].owner, purchase.price.value_or(Money{}),
              Reason::PrivatePurchase, company);
    books.movePrivate(purchase.railway, company);
}

std::optional<Stage> nextOfSale(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return {};
    return privatesOf(game, position, [&](Party owner) { return owner == partial.by; });
}

void judgeSale(const GameDefinition &game, const Position &position, const Decision &sale, Judge &judge)
{
    const Money value = privateValue(game, position);
    const bool isOwn = position.privates[sale.railway].owner == sale.by;
    judge.need(sale.price.value_or(value) == value, Code::PriceChoice, {{"choices", value}});
    judge.need(isOwn && game.privates[sale.railway].isTraded, Code::PrivateNotOwned,
               {{"private", sale.railway}, {"company", sale.by}});
}

void sell(Books &books, const Decision &sale)
{
    books.pay(Party::bank(), sale.by, privateValue(books.game, books.position), Reason::PrivateSale, sale.self());
    books.movePrivate(sale.railway, Party::nobody());
}

constexpr std::array kinds{DecisionKind{MoveKind::BuyPrivate, nextOfPurchase, judgePurchase, buy},
                           DecisionKind{MoveKind::SellPrivate, nextOfSale, judgeSale, sell}};

DecisionKinds kindsOf(const GameDefinition &game)
{
    return DecisionKinds(kinds).first(termsOf(game).sellsToBank ? 2 : 1);
}

} // namespace

PurchaseStep::PurchaseStep(const GameDefinition &game) : DecisionStep(game, kindsOf(game)) {}

} // namespace flimnap::company_privates
