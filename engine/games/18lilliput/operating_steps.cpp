#include "games/18lilliput/operating_steps.h"

#include <algorithm>

#include "dealings/income.h"
#include "games/18lilliput/old_trains.h"
#include "games/18lilliput/route_income.h"
#include "rounds/train_deals.h"

namespace flimnap::lilliput18 {

namespace {

constexpr int lastRoundFactor = 2;

std::string payWord(PayRule rule)
{
    return rule == PayRule::Half ? "half" : "all";
}

/// Half of the income, in whole tens in favour of the shareholders (LI-8.5), but never more than there is.
Money shareholdersPart(PayRule rule, Money income)
{
    return rule == PayRule::Half ? std::min(income, shareRoundedUp(income, 1, 2 * incomeStep) * incomeStep) : income;
}

/// In the last round twice as much, and the marker goes twice as far (LI-6.15).
void pay(Books &books, CompanyId company, Money income)
{
    const int times = books.position.isLastRound ? lastRoundFactor : 1;
    const Money paid = shareholdersPart(books.game.payRule, income * times);
    books.pay(Party::bank(), company, income * times - paid, Reason::Withheld, company);
    payDividend(books, company, paid, times);
}

void settleNothing(Books &books, CompanyId company)
{
    CompanyTurn &turn = books.position.operating.turn;
    turn.incomeSettled = true;
    turn.incomeKept = !books.position.isLastRound && !isAutomatons(books.position, company);
    if (!books.position.isLastRound || !books.game.runs.risesWithoutIncome) {
        settleWithoutIncome(books, company);
        return;
    }
    books.tell(IncomeDeclared{company, Money{}});
    pay(books, company, Money{});
}

} // namespace

void RouteStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judge.need(!move.revenue && move.routes, Code::BadValue, {{"key", KeyWord{"routes"}}});
    judgeRun(books.position, company, judge);
    judgeMine(company, move, judge);
    if (judge.refused())
        return;
    judgeRoutes(m_game, books.position, company, *move.routes, judge);
    if (judge.refused())
        return;
    payMine(books, company, Money{move.mine.value_or(0)});
    const Money income = incomeOf(m_game, *move.routes);
    if (income == Money{}) {
        settleNothing(books, company);
        return;
    }
    books.tell(IncomeDeclared{company, income});
    CompanyTurn &turn = books.position.operating.turn;
    const bool hasChoice = !books.position.isLastRound && !isAutomatons(books.position, company);
    turn.incomeSettled = !hasChoice;
    if (hasChoice)
        turn.income = income;
    else
        pay(books, company, income);
}

void RouteStep::judgeRun(const Position &position, CompanyId company, Judge &judge) const
{
    const CompanyTurn &turn = position.operating.turn;
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", Party(company)}});
    judge.need(ownsRunnableTrain(m_game, position, company), Code::NoRunnableTrain, {{"company", Party(company)}});
}

void RouteStep::judgeMine(CompanyId company, const Move &move, Judge &judge) const
{
    const int mine = move.mine.value_or(0);
    judge.rule(mine == 0 || m_game.landscape->hasMines, Code::NoMine, {{"company", Party(company)}});
    judge.need(mine <= highestValue, Code::BadValue, {{"key", KeyWord{"mine"}}});
    judge.rule(mine % incomeStep == 0, Code::IncomeStep, {{"step", incomeStep}});
}

void RouteStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    const CompanyTurn &turn = books.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!ownsRunnableTrain(m_game, books.position, company), Code::MustRun, {{"company", Party(company)}});
    if (!judge.refused())
        settleNothing(books, company);
}

void RouteStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer run = companyOffer(m_game, MoveKind::RunTrains, company);
    Judge judge;
    judgeRun(position, company, judge);
    run.refusal = judge.verdict();
    const Landscape &land = *m_game.landscape;
    const bool hasExpress = land.expressBonus > Money{} && position.phase >= land.expressFrom;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            run.routes.push_back({m_game.faces[train.face].code, highestValue, incomeStep,
                                  hasExpress ? static_cast<int>(land.expressBonus.units) : 0});
    }
    if (land.hasMines)
        run.numbers.push_back({.key = "mine", .least = 0, .most = highestValue, .step = incomeStep, .suggested = 0});
    offers.push_back(std::move(run));
}

void PayStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    CompanyTurn &turn = books.position.operating.turn;
    const std::string payAll = payWord(m_game.payRule);
    judge.need(turn.income > Money{}, Code::NothingToPay, {{"company", Party(company)}});
    judge.need(move.pay == payAll || move.pay == "none", Code::OtherValue,
               {{"key", KeyWord{"pay"}}, {"right", payAll + ", none"}});
    if (judge.refused())
        return;
    turn.incomeKept = move.pay == "none";
    turn.incomeSettled = true;
    if (turn.incomeKept)
        keepIncome(books, company, turn.income);
    else
        pay(books, company, turn.income);
    turn.income = {};
}

void PayStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    judge.need(books.position.operating.turn.income == Money{}, Code::MustPay, {{"company", Party(company)}});
}

void PayStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (position.operating.turn.income == Money{})
        return;
    Offer dividend = companyOffer(m_game, MoveKind::Dividend, company);
    dividend.words.push_back({"pay", {payWord(m_game.payRule), "none"}});
    offers.push_back(std::move(dividend));
}

void ReturnStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeReturn(m_game, books.position, company, move, judge);
    if (!judge.refused())
        returnTrain(books, company, move);
}

void ReturnStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    offerReturns(m_game, position, company, offers);
}

void DepotStep::judgeOpen(const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(position.operating.turn.incomeKept, Code::DepotClosed, {{"company", Party(company)}});
}

void DepotStep::judgeNothingBought(const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(!position.operating.turn.hasBoughtOldStock, Code::DepotUsedUp, {{"company", Party(company)}});
}

void DepotStep::judgePurchase(const Position &position, const TrainPurchase &purchase, Judge &judge) const
{
    judgeOpen(position, purchase.company, judge);
    judge.rule(purchase.from == Party::pool(), Code::DepotOnly, {{"company", Party(purchase.company)}});
    judgeNothingBought(position, purchase.company, judge);
    judgeTrainPurchase(m_game, position, purchase, judge);
}

void DepotStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    if (move.kind == MoveKind::ReturnTrain) {
        judge.rule(books.position.operating.turn.incomeKept, Code::ReturnClosed, {{"company", Party(company)}});
        judgeNothingBought(books.position, company, judge); // trains go back to make room for the purchase
        judgeReturn(m_game, books.position, company, move, judge);
        if (!judge.refused())
            returnTrain(books, company, move);
        return;
    }
    judge.need(move.loan.value_or(0) == 0, Code::LoanNotNeeded, {{"loan", Money{}}});
    const TrainPurchase purchase = trainPurchaseOf(m_game, books.position, company, move, judge);
    if (judge.refused())
        return;
    judgePurchase(books.position, purchase, judge);
    if (judge.refused())
        return;
    books.position.operating.turn.hasBoughtOldStock = true;
    buyTrain(books, purchase);
}

void DepotStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const CompanyTurn &turn = position.operating.turn;
    if (!turn.incomeKept || turn.hasBoughtOldStock)
        return;
    if (!m_game.runs.returnsAnyTime)
        offerReturns(m_game, position, company, offers);
    for (const TrainPurchase &purchase : usedTrainsFor(m_game, position, company)) {
        if (purchase.from == Party::pool())
            offers.push_back(trainOffer(m_game, position, purchase));
    }
}

} // namespace flimnap::lilliput18
