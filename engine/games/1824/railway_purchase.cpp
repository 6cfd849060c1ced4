#include "games/1824/railway_purchase.h"

#include <algorithm>

#include "dealings/cash.h"
#include "games/1824/railways.h"
#include "rounds/private_purchases.h"

namespace flimnap::ah1824 {

Money priceOf(const GameDefinition &game, CompanyId minor, const Move &move, Judge &judge)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    const Money asked{move.price.value_or(prices.size() == 1 ? static_cast<int>(prices.front().units) : 0)};
    judge.need(std::find(prices.begin(), prices.end(), asked) != prices.end(), Code::PriceChoice,
               {{"choices", prices}});
    return asked;
}

void offerPrices(const GameDefinition &game, const Position &position, PlayerId player, CompanyId minor, Offer &offer)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    const Money cash = position.ledger.balance(player);
    Judge judge;
    judgeCash(position, player, prices.front(), judge);
    offer.refusal = judge.verdict();
    if (prices.size() == 1)
        return;
    NumberChoice choice{.key = "price",
                        .least = static_cast<int>(prices.front().units),
                        .most = static_cast<int>(prices.back().units),
                        .onlyUsual = true};
    for (const Money price : prices) {
        if (price <= cash)
            choice.usual.push_back(static_cast<int>(price.units));
    }
    if (!choice.usual.empty())
        choice.most = choice.usual.back();
    offer.numbers.push_back(std::move(choice));
}

void RailwayPurchase::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    if (const CompanyId minor = m_game.findCompany(move.privateRailway))
        playMinor(books, player, minor, move, judge);
    else
        playPrivatePurchase(books, player, move, judge);
}

void RailwayPurchase::playMinor(Books &books, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const
{
    const bool isThere =
        m_game.classOf(minor).isMinor() && books.position.companies[minor].status == CompanyStatus::Waiting;
    judge.need(isThere, Code::PrivateNotOnSale, {{"private", minor}});
    if (judge.refused())
        return;
    const Money price = priceOf(m_game, minor, move, judge);
    judgeCash(books.position, player, price, judge);
    if (!judge.refused())
        receiveMinor(books, player, minor, price);
}

void RailwayPurchase::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const CompanyId minor : ids(m_game.companies)) {
        if (!m_game.classOf(minor).isMinor() || position.companies[minor].status != CompanyStatus::Waiting)
            continue;
        Offer offer = purchaseOffer(m_codes, player, m_game.companies[minor].code);
        offerPrices(m_game, position, player, minor, offer);
        offers.push_back(std::move(offer));
    }
    offerPrivates(m_game, position, m_codes, player, offers);
}

} // namespace flimnap::ah1824
