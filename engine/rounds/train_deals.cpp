#include "rounds/train_deals.h"

#include <algorithm>

#include "dealings/next_train.h"
#include "rounds/step.h"

namespace flimnap {

namespace {

Party sellerOf(const GameDefinition &game, const Move &move, Judge &judge)
{
    if (move.from.empty() || move.from == "bank")
        return Party::bank();
    if (move.from == game.poolWord)
        return Party::pool();
    const CompanyId seller = game.findCompany(move.from);
    judge.know(seller.isValid(), "from", move.from);
    return seller;
}

/// The most that can be raised for the train: what the treasury holds, or with its director's help more.
int mostFor(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const CompanyId company = purchase.company;
    const auto printed = static_cast<int>(game.faces[purchase.face].price.units);
    const auto treasury = static_cast<int>(position.ledger.balance(company).units);
    if (ownsRunnableTrain(game, position, company))
        return treasury;
    const Party director = position.holdings.director(company);
    if (game.help == HelpRule::WhenTrainless && director.isPlayer())
        return treasury + static_cast<int>(position.ledger.balance(director).units);
    const bool helpsWithAny = game.help == HelpRule::AnyTrain || game.help == HelpRule::CheapestTooDear;
    const bool helpsCompanys = game.help == HelpRule::CheapestOrCompanys || game.help == HelpRule::AnyOrCompanys;
    if (helpsCompanys && director.isPlayer() && !position.companies[company].isFrozen &&
        mustOwnTrain(game, position, company))
        return std::max(treasury,
                        std::min(printed, treasury + static_cast<int>(position.ledger.balance(director).units)));
    const bool isHelped =
        helpsWithAny && mustOwnTrain(game, position, company) && mayBeHelped(game, position, company, purchase.from);
    return isHelped ? std::max(treasury, printed) : treasury;
}

NumberChoice priceChoice(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const auto printed = static_cast<int>(game.faces[purchase.face].price.units);
    if (!isPriceFree(game, position, purchase))
        return {.key = "price", .least = printed, .most = printed, .suggested = printed};
    const auto least = static_cast<int>(leastFreePrice(position, purchase.company).units);
    const auto kept = static_cast<int>(keptForNextTrain(game, position, purchase).units);
    return {.key = "price", .least = least, .most = std::max(least, mostFor(game, position, purchase) - kept)};
}

} // namespace

TrainPurchase trainPurchaseOf(const GameDefinition &game, const Position &position, CompanyId company, const Move &move,
                              Judge &judge)
{
    const FaceId face = game.findFace(move.train);
    judge.know(face.isValid(), "train", move.train);
    const Party from = sellerOf(game, move, judge);
    const FaceId tradeIn = game.findFace(move.tradeIn);
    judge.know(move.tradeIn.empty() || tradeIn.isValid(), "train", move.tradeIn);
    if (judge.refused())
        return {};
    TrainPurchase purchase{company, face, from, {}, tradeIn};
    const Money asked = isPriceFree(game, position, purchase) ? Money{} : printedPrice(game, position, purchase);
    purchase.price = move.price ? Money{*move.price} : asked;
    return purchase;
}

Offer trainOffer(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    Judge judge;
    judgeTrainPurchase(game, position, purchase, judge);
    Offer offer = companyOffer(game, MoveKind::BuyTrain, purchase.company);
    offer.move.train = game.faces[purchase.face].code;
    if (purchase.from == Party::pool())
        offer.move.from = game.poolWord;
    if (purchase.tradeIn)
        offer.move.tradeIn = game.faces[purchase.tradeIn].code;
    if (const CompanyId seller = purchase.from.company()) {
        offer.move.from = game.companies[seller].code;
        offer.numbers.push_back(priceChoice(game, position, purchase));
    }
    offer.refusal = judge.verdict();
    return offer;
}

std::vector<TrainPurchase> usedTrainsFor(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<TrainPurchase> purchases;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            continue;
        // A card of the pool may be turned to any of its faces; another company's train keeps its own.
        const bool isTurned = train.owner == Party::pool() && !game.faces[train.face].isOld;
        const std::vector<FaceId> faces =
            isTurned ? game.cards[game.faces[train.face].card].faces : std::vector<FaceId>{train.face};
        for (const FaceId face : faces) {
            const bool isKnown = std::any_of(purchases.begin(), purchases.end(), [&](const TrainPurchase &other) {
                return other.face == face && other.from == train.owner;
            });
            if (isKnown)
                continue;
            TrainPurchase purchase{company, face, train.owner, leastFreePrice(position, company)};
            if (!isPriceFree(game, position, purchase))
                purchase.price = printedPrice(game, position, purchase);
            purchases.push_back(purchase);
        }
    }
    return purchases;
}

} // namespace flimnap
