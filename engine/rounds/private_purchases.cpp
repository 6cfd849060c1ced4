#include "rounds/private_purchases.h"

#include "dealings/privates.h"

namespace flimnap {

void judgeFixedPrice(const Move &move, Money price, Judge &judge)
{
    judge.need(!move.price || Money{*move.price} == price, Code::PriceChoice, {{"choices", price}});
}

void playPrivatePurchase(Books &books, PlayerId player, const Move &move, Judge &judge)
{
    const PrivateId railway = books.game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    judgeFixedPrice(move, books.game.privates[railway].price, judge);
    judgePrivatePurchase(books.game, books.position, player, railway, judge);
    if (!judge.refused())
        buyPrivate(books, player, railway);
}

Offer purchaseOffer(const Codes &codes, PlayerId player, const std::string &railway)
{
    Offer offer;
    offer.move.kind = MoveKind::BuyPrivate;
    offer.move.by = codes.code(player);
    offer.move.privateRailway = railway;
    return offer;
}

void offerPrivates(const GameDefinition &game, const Position &position, const Codes &codes, PlayerId player,
                   Offers &offers)
{
    for (const PrivateId railway : unsoldPrivates(game, position)) {
        Judge judge;
        judgePrivatePurchase(game, position, player, railway, judge);
        Offer offer = purchaseOffer(codes, player, game.privates[railway].code);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap
