#include "rounds/steps/train_step.h"

#include <array>

#include "rounds/train_stages.h"

namespace flimnap {

namespace {

std::optional<Stage> nextOfTrain(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.train)
        return nextOfSeller(game, position, partial);
    std::vector<TrainOnSale> trains;
    for (const CardId card : ids(game.cards)) {
        if (!isOnSale(game, position, card))
            continue;
        for (const FaceId face : game.cards[card].faces)
            trains.push_back({face, Party::bank()});
    }
    for (const TrainOnSale &used : usedTrainsFor(game, position, partial.self()))
        trains.push_back(used);
    return trains;
}

/// Not while somebody owes money, nor by a company that leaves the game.
void judgeTrain(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const PlayerId owing = debtor(position);
    judge.need(!owing, Code::MustRaiseMoney, {{"player", Party(owing)}});
    judge.need(!isLeaving(game, position, decision.self()), Code::WillClose, {{"company", decision.by}});
    if (judge.refused())
        return;
    const TrainPurchase purchase = trainPurchaseOf(game, position, decision);
    judgeTrainPurchase(game, position, purchase, judge);
    const Money loan = judge.refused() ? Money{} : directorsHelp(position, purchase).loan;
    judge.need(decision.loan.value_or(loan) == loan, Code::LoanNotNeeded, {{"loan", loan}});
}

void buyOne(Books &books, const Decision &decision)
{
    buyTrain(books, trainPurchaseOf(books.game, books.position, decision));
}

constexpr std::array trainKinds{DecisionKind{MoveKind::BuyTrain, nextOfTrain, judgeTrain, buyOne}};

} // namespace

TrainStep::TrainStep(const GameDefinition &game) : DecisionStep(game, trainKinds) {}

void TrainStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    const bool isFree = isLeaving(books.game, books.position, company) ||
                        ownsRunnableTrain(books.game, books.position, company) ||
                        classOf(books.game, books.position, company).trainDuty == TrainDuty::WithRoute ||
                        !mustOwnTrain(books.game, books.position, company);
    judge.rule(isFree, Code::MustOwnTrain, {{"company", Party(company)}});
}

} // namespace flimnap
