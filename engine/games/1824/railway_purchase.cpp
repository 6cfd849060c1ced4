#include "games/1824/railway_purchase.h"

#include <algorithm>

#include "games/1824/railways.h"

namespace flimnap::ah1824 {

namespace {

void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge)
{
    const Money cash = position.ledger.balance(player);
    judge.need(cash >= needed, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", needed}});
}

} // namespace

Money priceOf(const GameDefinition &game, CompanyId minor, const Move &move, Judge &judge)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    const Money asked{move.price.value_or(prices.size() == 1 ? static_cast<int>(prices.front().units) : 0)};
    judge.need(std::find(prices.begin(), prices.end(), asked) != prices.end(), Code::PriceRange,
               {{"least", prices.front()}, {"most", prices.back()}});
    return asked;
}

void judgePrivatePurchase(const GameDefinition &game, const Position &position, PlayerId player, PrivateId railway,
                          Judge &judge)
{
    judge.need(position.privates[railway].owner == Party::bank(), Code::NotOnSale,
               {{"private", game.privates[railway].code}});
    judgeCash(position, player, game.privates[railway].price, judge);
}

void buyPrivate(Draft &draft, PlayerId player, PrivateId railway)
{
    draft.pay(player, Party::bank(), draft.game.privates[railway].price, Reason::PrivatePurchase);
    draft.movePrivate(railway, player);
}

void offerPrices(const GameDefinition &game, const Position &position, PlayerId player, CompanyId minor, Offer &offer)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    const Money cash = position.ledger.balance(player);
    if (cash < prices.front())
        offer.refusal =
            Refusal{Code::NoCash, false, {{"player", Party(player)}, {"cash", cash}, {"needed", prices.front()}}, {}};
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

void RailwayPurchase::play(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    if (const CompanyId minor = m_game.findCompany(move.privateRailway)) {
        playMinor(draft, player, minor, move, judge);
        return;
    }
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.need(railway.isValid(), Code::UnknownName, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    const Money price = m_game.privates[railway].price;
    judge.need(!move.price || Money{*move.price} == price, Code::PriceRange, {{"least", price}, {"most", price}});
    judgePrivatePurchase(m_game, draft.position, player, railway, judge);
    if (!judge.refused())
        buyPrivate(draft, player, railway);
}

void RailwayPurchase::playMinor(Draft &draft, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const
{
    const bool isThere =
        m_game.classOf(minor).isMinor() && draft.position.companies[minor].status == CompanyStatus::Waiting;
    judge.need(isThere, Code::NotOnSale, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    const Money price = priceOf(m_game, minor, move, judge);
    judgeCash(draft.position, player, price, judge);
    if (!judge.refused())
        receiveMinor(draft, player, minor, price);
}

void RailwayPurchase::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const auto offerOf = [&](const std::string &code) {
        Offer offer;
        offer.move.kind = MoveKind::BuyPrivate;
        offer.move.by = m_codes.code(player);
        offer.move.privateRailway = code;
        return offer;
    };
    for (const CompanyId minor : ids(m_game.companies)) {
        if (!m_game.classOf(minor).isMinor() || position.companies[minor].status != CompanyStatus::Waiting)
            continue;
        Offer offer = offerOf(m_game.companies[minor].code);
        offerPrices(m_game, position, player, minor, offer);
        offers.push_back(std::move(offer));
    }
    for (const PrivateId railway : ids(m_game.privates)) {
        if (position.privates[railway].owner != Party::bank())
            continue;
        Offer offer = offerOf(m_game.privates[railway].code);
        Judge judge;
        judgePrivatePurchase(m_game, position, player, railway, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap::ah1824
