#include "features/action_cards/train_action.h"

#include <array>

#include "features/action_cards/standing.h"
#include "rounds/train_stages.h"

namespace flimnap::action_cards {

namespace {

std::optional<Stage> nextOfTrain(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.train)
        return nextOfSeller(game, position, partial);
    const bool isOnCard = isFor(game, position, ActionKind::Trains);
    std::vector<TrainOnSale> trains;
    if (const CardId top = position.trains.topCard(); top && isOnCard)
        trains.push_back({game.cards[top].faces.front(), Party::bank()});
    for (const TrainOnSale &used : usedTrainsFor(game, position, partial.self())) {
        if (used.from == Party::pool() ? partial.self() == turnOf(position).founded : isOnCard)
            trains.push_back(used);
    }
    return trains;
}

bool buysTrains(const GameDefinition &game, const Position &position, Party by)
{
    return isFor(game, position, ActionKind::Trains) || turnOf(position).founded == by.company();
}

void judgeTrain(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const TrainPurchase purchase = trainPurchaseOf(game, position, decision);
    const Turn &turn = turnOf(position);
    judge.need(decision.loan.value_or(Money{}) == Money{}, Code::LoanNotNeeded, {{"loan", Money{}}});
    if (purchase.from == Party::pool()) {
        judge.rule(turn.founded == purchase.company && !turn.foundedHasBought, Code::DepotClosed,
                   {{"company", decision.by}});
    } else {
        judgeSide(game, position, ActionKind::Trains, judge);
        const CardSide *side = chosenSide(game, position);
        judge.rule(turn.trains < (side != nullptr ? side->trains : 0), Code::CardTrainsBought);
    }
    judgeTrainPurchase(game, position, purchase, judge);
}

void buy(Books &books, const Decision &decision)
{
    Turn &turn = change(books).turn;
    if (decision.from == Party::pool())
        turn.foundedHasBought |= turn.founded == decision.self();
    else
        ++turn.trains;
    buyTrain(books, trainPurchaseOf(books.game, books.position, decision));
}

constexpr std::array kindsOfTrains{DecisionKind{
    .kind = MoveKind::BuyTrain, .next = nextOfTrain, .judge = judgeTrain, .apply = buy, .isThere = buysTrains}};

} // namespace

DecisionKinds trainKinds()
{
    return kindsOfTrains;
}

} // namespace flimnap::action_cards
