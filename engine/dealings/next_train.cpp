#include "dealings/next_train.h"

namespace flimnap {

namespace {

bool needsAnother(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const CompanyId company = purchase.company;
    const bool isRunnable = classOf(game, position, company).runsTrains[game.faces[purchase.face].size];
    return game.help == HelpRule::BankTrainsFirst && !isRunnable && !ownsRunnableTrain(game, position, company) &&
           mustOwnTrain(game, position, company);
}

/// The cheapest train that the company could run once it has bought this one.
std::optional<Money> nextTrainAfter(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    if (purchase.from.isCompany())
        return cheapestInBank(game, position, purchase.company); // no card leaves the bank
    Books after(game, position);
    buyTrain(after, purchase);
    return cheapestInBank(game, after.position, purchase.company);
}

} // namespace

void judgeNextPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                       Judge &judge)
{
    if (judge.refused() || !needsAnother(game, position, purchase))
        return;
    const std::optional<Money> next = nextTrainAfter(game, position, purchase);
    const Money left = position.ledger.balance(purchase.company) - purchase.price;
    judge.rule(next && left >= *next, Code::NotFinanced,
               {{"company", Party(purchase.company)}, {"treasury", left}, {"needed", next.value_or(Money{})}});
}

Money keptForNextTrain(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    return needsAnother(game, position, purchase)
               ? nextTrainAfter(game, position, purchase).value_or(position.ledger.balance(purchase.company))
               : Money{};
}

} // namespace flimnap
