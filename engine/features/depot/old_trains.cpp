#include "features/depot/old_trains.h"

#include <array>

#include "features/landscape/standing.h"
#include "rounds/train_stages.h"

namespace flimnap::depot {

namespace {

/// The company in turn out of the depot.
bool hasBought(const Position &position)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    return turn != nullptr && turn->hasBought;
}

std::optional<Stage> nextOfReturn(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.train)
        return {};
    std::vector<FaceId> old;
    for (const FaceId face : ids(game.faces)) {
        if (game.faces[face].isOld && position.trains.holds(partial.by, face))
            old.push_back(face);
    }
    return old;
}

void judgeReturn(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judge.need(position.trains.holds(decision.by, decision.train), Code::NoSuchTrain,
               {{"train", decision.train}, {"company", decision.by}});
    judge.rule(game.faces[decision.train].isOld, Code::NotOld, {{"train", decision.train}});
}

void returnTrain(Books &books, const Decision &decision)
{
    TrainStock &stock = books.position.trains;
    stock.train(*stock.find(decision.by, decision.train)).owner = Party::pool();
    books.tell(TrainMoved{decision.train, decision.by, Party::pool()});
}

bool isOpen(const GameDefinition & /*game*/, const Position &position, Party /*by*/)
{
    return landscape::hasKeptIncome(position) && !hasBought(position);
}

bool isOpenForReturns(const GameDefinition &game, const Position &position, Party by)
{
    return isOpen(game, position, by) && !returnsAnyTime(game);
}

/// Trains go back to make room for the purchase.
void judgeReturnInTurn(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judge.rule(landscape::hasKeptIncome(position), Code::ReturnClosed, {{"company", decision.by}});
    judge.rule(!hasBought(position), Code::DepotUsedUp, {{"company", decision.by}});
    judgeReturn(game, position, decision, judge);
}

std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.train)
        return nextOfSeller(game, position, partial);
    std::vector<TrainOnSale> trains = usedTrainsFor(game, position, partial.self());
    std::erase_if(trains, [](const TrainOnSale &train) { return train.from != Party::pool(); });
    return trains;
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judge.need(decision.loan.value_or(Money{}) == Money{}, Code::LoanNotNeeded, {{"loan", Money{}}});
    judge.rule(landscape::hasKeptIncome(position), Code::DepotClosed, {{"company", decision.by}});
    judge.rule(decision.from == Party::pool(), Code::DepotOnly, {{"company", decision.by}});
    judge.rule(!hasBought(position), Code::DepotUsedUp, {{"company", decision.by}});
    judgeTrainPurchase(game, position, trainPurchaseOf(game, position, decision), judge);
}

void buy(Books &books, const Decision &decision)
{
    books.position.operating.turn.parts.change<TurnState>().hasBought = true;
    buyTrain(books, trainPurchaseOf(books.game, books.position, decision));
}

constexpr std::array kindsOfReturns{DecisionKind{MoveKind::ReturnTrain, nextOfReturn, judgeReturn, returnTrain}};
constexpr std::array depotKinds{
    DecisionKind{.kind = MoveKind::ReturnTrain,
                 .next = nextOfReturn,
                 .judge = judgeReturnInTurn,
                 .apply = returnTrain,
                 .isThere = isOpenForReturns},
    DecisionKind{
        .kind = MoveKind::BuyTrain, .next = nextOfPurchase, .judge = judgePurchase, .apply = buy, .isThere = isOpen}};

} // namespace

bool returnsAnyTime(const GameDefinition &game)
{
    const auto *terms = game.parts.find<Terms>();
    return terms != nullptr && terms->returnsAnyTime;
}

DecisionKinds returnKinds()
{
    return kindsOfReturns;
}

DepotStep::DepotStep(const GameDefinition &game) : DecisionStep(game, depotKinds) {}

} // namespace flimnap::depot
