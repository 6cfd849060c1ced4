#include "rounds/railway_sales.h"

#include <algorithm>
#include <array>

#include "dealings/cash.h"
#include "dealings/minors.h"
#include "dealings/privates.h"
#include "dealings/shares.h"

namespace flimnap {

std::optional<Stage> nextOfUnsold(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return partial.railway ? std::optional<Stage>() : unsoldPrivates(game, position);
}

void judgeUnsold(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judge.need(purchase.railway.isValid(), Code::PrivateNotOnSale, {{"private", Party(purchase.minor)}});
    if (judge.refused())
        return;
    const Money price = game.privates[purchase.railway].price;
    judge.need(purchase.price.value_or(price) == price, Code::PriceChoice, {{"choices", price}});
    judgePrivatePurchase(game, position, purchase.player(), purchase.railway, judge);
}

void buyUnsold(Books &books, const Decision &purchase)
{
    buyPrivate(books, purchase.player(), purchase.railway);
}

namespace {

std::optional<Stage> nextOfMinor(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.minor)
        return priceOfMinor(game, position, partial.minor, partial);
    std::vector<CompanyId> waiting;
    for (const CompanyId minor : ids(game.companies)) {
        if (game.classOf(minor).isMinor() && position.companies[minor].status == CompanyStatus::Waiting)
            waiting.push_back(minor);
    }
    return Stage(std::move(waiting), "private");
}

void judgeMinor(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judge.need(position.companies[purchase.minor].status == CompanyStatus::Waiting, Code::PrivateNotOnSale,
               {{"private", Party(purchase.minor)}});
    judgeCash(position, purchase.player(), minorsPrice(game, purchase.minor, purchase.price, judge), judge);
}

void buyMinorOf(Books &books, const Decision &purchase)
{
    Judge judge;
    buyMinor(books, purchase.player(), purchase.minor, minorsPrice(books.game, purchase.minor, purchase.price, judge));
}

NumberChoice agreedPrice(const GameDefinition &game, const Position &position, const Decision &trade)
{
    const auto cash = static_cast<int>(std::max(Money{}, position.ledger.balance(trade.by)).units);
    const auto face = static_cast<int>(game.privates[trade.railway].price.units);
    return {.key = "price", .least = 0, .most = cash, .suggested = std::min(cash, face)};
}

std::vector<PrivateId> privatesOf(const GameDefinition &game, const Position &position, Party owner)
{
    std::vector<PrivateId> owned;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == owner)
            owned.push_back(railway);
    }
    return owned;
}

std::optional<Stage> nextOfTrade(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return partial.price ? std::optional<Stage>() : agreedPrice(game, position, partial);
    std::vector<PrivateId> all;
    for (const PlayerId seller : position.order) {
        for (const PrivateId railway : privatesOf(game, position, seller)) {
            if (Party(seller) != partial.by)
                all.push_back(railway);
        }
    }
    return all;
}

void judgeTrade(const GameDefinition &game, const Position &position, const Decision &trade, Judge &judge)
{
    const PrivateId railway = trade.railway;
    const Party owner = position.privates[railway].owner;
    judge.need(owner.isPlayer() && owner != trade.by, Code::PrivateNotOnSale, {{"private", railway}});
    judge.rule(game.playersTradePrivates, Code::PrivateNotOnSale, {{"private", railway}});
    judge.need(trade.price.has_value(), Code::PriceFloor, {{"least", Money{}}});
    judgeCertificateLimit(game, position, trade.player(), 2, judge);
    judgeCash(position, trade.player(), trade.price.value_or(Money{}), judge);
}

void tradePrivate(Books &books, const Decision &trade)
{
    books.pay(trade.by, books.position.privates[trade.railway].owner, *trade.price, Reason::PrivatePurchase);
    books.movePrivate(trade.railway, trade.by);
}

constexpr std::array railwayKinds{DecisionKind{.kind = MoveKind::BuyPrivate,
                                               .next = nextOfMinor,
                                               .judge = judgeMinor,
                                               .apply = buyMinorOf,
                                               .covers = namesMinor},
                                  DecisionKind{MoveKind::BuyPrivate, nextOfUnsold, judgeUnsold, buyUnsold}};
constexpr std::array tradeKinds{DecisionKind{MoveKind::BuyPrivate, nextOfTrade, judgeTrade, tradePrivate}};

} // namespace

DecisionKinds railwayPurchases()
{
    return railwayKinds;
}

DecisionKinds privateTrades()
{
    return tradeKinds;
}

void offerPrivateTrades(const GameDefinition &game, const Position &position, PlayerId buyer, PlayerId seller,
                        Offers &offers)
{
    offerStages(
        game, {.kind = MoveKind::BuyPrivate, .by = buyer},
        [&](const Decision &partial) {
            return partial.railway ? nextOfTrade(game, position, partial) : privatesOf(game, position, seller);
        },
        [&](const Decision &whole, Judge &judge) { judgeTrade(game, position, whole, judge); }, offers);
}

std::optional<Stage> priceOfMinor(const GameDefinition &game, const Position &position, CompanyId minor,
                                  const Decision &partial)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    if (partial.price || prices.size() == 1)
        return {};
    NumberChoice choice{.key = "price",
                        .least = static_cast<int>(prices.front().units),
                        .most = static_cast<int>(prices.back().units),
                        .onlyUsual = true};
    for (const Money price : prices) {
        if (price <= position.ledger.balance(partial.by))
            choice.usual.push_back(static_cast<int>(price.units));
    }
    if (!choice.usual.empty())
        choice.most = choice.usual.back();
    return choice;
}

} // namespace flimnap
