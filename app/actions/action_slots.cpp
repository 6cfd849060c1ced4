#include "actions/action_slots.h"

#include <algorithm>

#include "dealings/train_purchase.h"
#include "features/feature_view.h"

namespace flimnap {

namespace {

struct Places
{
    std::vector<MoveKind> rare;
    std::vector<MoveKind> main;
    MoveKind end = MoveKind::Pass;

    void rarely(bool isInGame, const std::vector<MoveKind> &kinds)
    {
        if (isInGame)
            rare.insert(rare.end(), kinds.begin(), kinds.end());
    }
};

bool companiesBuyPrivates(const GameDefinition &game)
{
    return std::any_of(game.phases.begin(), game.phases.end(),
                       [](const PhaseDefinition &phase) { return phase.companiesBuyPrivates; });
}

Places placesOfOpening(const GameDefinition &game)
{
    Places places;
    if (const FeatureView *opening = openingView(game))
        places.main = opening->openingKinds();
    return places;
}

Places placesOfStockRound(const GameDefinition &game)
{
    const bool hasMinors =
        std::any_of(game.classes.begin(), game.classes.end(), [](const CompanyClass &one) { return one.isMinor(); });
    Places places{.rare = {}, .main = {MoveKind::StartCompany, MoveKind::SellShares, MoveKind::BuyShare}};
    for (const FeatureView *view : viewsOf(game))
        places.rarely(true, view->playersRareKinds());
    places.rarely(hasMinors || game.playersTradePrivates, {MoveKind::BuyPrivate});
    places.rarely(!helpsOutOfPocket(game), {MoveKind::RepayDebt});
    return places;
}

Places placesOfOperatingRound(const GameDefinition &game)
{
    Places places{.rare = {}, .main = {}, .end = MoveKind::Done};
    if (game.hasActionRounds) { // what else companies do is on the cards
        places.main = {MoveKind::ReturnTrain, MoveKind::BuyTrain, MoveKind::RunTrains};
        return places;
    }
    const bool withPrivates = game.privates.count() > 0 && companiesBuyPrivates(game);
    places.rarely(withPrivates, {MoveKind::BuyPrivate});
    places.rarely(withPrivates && !game.sets.empty(), {MoveKind::SellPrivate});
    places.rarely(withPrivates, {MoveKind::UsePrivate});
    for (const FeatureView *view : viewsOf(game))
        places.rarely(true, view->rareKinds());
    places.main = {MoveKind::LayTrack, MoveKind::PlaceToken, MoveKind::RunTrains, MoveKind::BuyTrain};
    return places;
}

Places placesOf(const GameDefinition &game, RoundKind round)
{
    switch (round) {
    case RoundKind::Opening:
        return placesOfOpening(game);
    case RoundKind::Stock:
        return placesOfStockRound(game);
    case RoundKind::Operating:
        return placesOfOperatingRound(game);
    case RoundKind::Actions:
        return {.rare = {MoveKind::ReturnTrain},
                .main = {MoveKind::LayTrack, MoveKind::StartCompany, MoveKind::BuyTrain, MoveKind::SellShares,
                         MoveKind::BuyShare}};
    case RoundKind::End:
        break;
    }
    return {};
}

} // namespace

std::vector<ActionSlot> slotsOf(const GameDefinition &game, RoundKind round)
{
    if (round == RoundKind::End)
        return {};
    const Places places = placesOf(game, round);
    std::vector<ActionSlot> found;
    for (const MoveKind kind : places.rare)
        found.push_back({kind, SlotGroup::Rare});
    for (const MoveKind kind : places.main)
        found.push_back({kind, SlotGroup::Main});
    found.push_back({places.end, SlotGroup::End});
    return found;
}

int extraPlace(MoveKind kind, std::string_view what)
{
    switch (kind) {
    case MoveKind::Choose: // what is asked whatever was done last comes beside all else
        return std::ranges::any_of(allViews(),
                                   [&](const FeatureView *view) { return view->isAskedNow(std::string(what), {}, {}); })
                   ? 3
                   : 0;
    case MoveKind::SellShares:
    case MoveKind::ConvertTrain:
    case MoveKind::HandIn:
        return 1;
    case MoveKind::Bankrupt:
    case MoveKind::BorrowTrain:
        return 2;
    default:
        return 0;
    }
}

} // namespace flimnap
