#include "rounds/train_stages.h"

#include <algorithm>

#include "dealings/next_train.h"

namespace flimnap {

namespace {

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

/// None, or for less a train that the company has; empty where nothing is had for another train, as from companies.
std::vector<FaceId> tradeIns(const GameDefinition &game, const Position &position, const Decision &partial)
{
    std::vector<FaceId> trains;
    const bool takesSome = partial.from == Party::bank() || (partial.from == Party::pool() && game.tradedInToPool);
    for (const TradeIn &terms : game.faces[partial.train].tradeIns) {
        if (takesSome && position.trains.holds(partial.by, terms.surrendered))
            trains.push_back(terms.surrendered);
    }
    if (!trains.empty())
        trains.insert(trains.begin(), FaceId());
    return trains;
}

} // namespace

TrainPurchase trainPurchaseOf(const GameDefinition &game, const Position &position, const Decision &decision)
{
    TrainPurchase purchase{decision.self(), decision.train, *decision.from, {}, decision.tradeIn.value_or(FaceId())};
    const Money asked = isPriceFree(game, position, purchase) ? Money{} : printedPrice(game, position, purchase);
    purchase.price = decision.price.value_or(asked);
    return purchase;
}

std::optional<Stage> nextOfSeller(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (std::vector<FaceId> trains = partial.tradeIn ? std::vector<FaceId>() : tradeIns(game, position, partial);
        !trains.empty())
        return Stage(std::move(trains), "trade_in");
    if (partial.price || !partial.from->isCompany())
        return {};
    return priceChoice(game, position, {partial.self(), partial.train, *partial.from, {}});
}

std::vector<TrainOnSale> usedTrainsFor(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<TrainOnSale> used;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            continue;
        // A card of the pool may be turned to any of its faces; another company's train keeps its own.
        const bool isTurned = train.owner == Party::pool() && !game.faces[train.face].isOld;
        const std::vector<FaceId> faces =
            isTurned ? game.cards[game.faces[train.face].card].faces : std::vector<FaceId>{train.face};
        for (const FaceId face : faces) {
            const bool isKnown = std::ranges::any_of(
                used, [&](const TrainOnSale &other) { return other.train == face && other.from == train.owner; });
            if (!isKnown)
                used.push_back({face, train.owner});
        }
    }
    return used;
}

} // namespace flimnap
