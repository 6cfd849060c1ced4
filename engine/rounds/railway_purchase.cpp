#include "rounds/railway_purchase.h"

#include "dealings/cash.h"
#include "dealings/minors.h"
#include "rounds/private_purchases.h"

namespace flimnap {

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
    const std::optional<Money> said = move.price ? std::optional(Money{*move.price}) : std::nullopt;
    const Money price = minorsPrice(m_game, minor, said, judge);
    judgeCash(books.position, player, price, judge);
    if (!judge.refused())
        buyMinor(books, player, minor, price);
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

} // namespace flimnap
