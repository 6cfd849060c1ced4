#include "rounds/private_trade.h"

#include <algorithm>

#include "dealings/cash.h"
#include "dealings/shares.h"

namespace flimnap {

void judgePrivateTrade(const GameDefinition &game, const Position &position, PlayerId buyer, const Move &move,
                       Judge &judge)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    const Party owner = position.privates[railway].owner;
    judge.need(owner.isPlayer() && owner != Party(buyer), Code::PrivateNotOnSale, {{"private", railway}});
    judge.rule(game.playersTradePrivates, Code::PrivateNotOnSale, {{"private", railway}});
    judge.need(move.price.has_value(), Code::PriceFloor, {{"least", Money{}}});
    judgeCertificateLimit(game, position, buyer, 2, judge);
    judgeCash(position, buyer, Money{move.price.value_or(0)}, judge);
}

void playPrivateTrade(Books &books, PlayerId buyer, const Move &move, Judge &judge)
{
    judgePrivateTrade(books.game, books.position, buyer, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = books.game.findPrivate(move.privateRailway);
    books.pay(buyer, books.position.privates[railway].owner, Money{*move.price}, Reason::PrivatePurchase);
    books.movePrivate(railway, buyer);
}

void offerPrivateTrades(const GameDefinition &game, const Position &position, PlayerId buyer, PlayerId seller,
                        Offers &offers)
{
    const auto cash = static_cast<int>(std::max(Money{}, position.ledger.balance(buyer)).units);
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner != Party(seller))
            continue;
        Offer offer;
        offer.move.kind = MoveKind::BuyPrivate;
        offer.by = buyer;
        offer.move.privateRailway = game.privates[railway].code;
        const auto face = static_cast<int>(game.privates[railway].price.units);
        offer.numbers.push_back({.key = "price", .least = 0, .most = cash, .suggested = std::min(cash, face)});
        Move asked = offer.move;
        asked.price = 0;
        Judge judge;
        judgePrivateTrade(game, position, buyer, asked, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
}

void PrivateTrade::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const PlayerId seller : position.order) {
        if (seller != player)
            offerPrivateTrades(m_game, position, player, seller, offers);
    }
}

} // namespace flimnap
