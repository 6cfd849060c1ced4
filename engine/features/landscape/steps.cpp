#include "features/landscape/steps.h"

#include <algorithm>

#include "dealings/income.h"
#include "features/landscape/routes.h"
#include "features/landscape/standing.h"

namespace flimnap::landscape {

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
    if (!books.position.isLastRound && !isUnseateds(books.position, company))
        turn.parts.change<TurnState>().incomeKept = true;
    if (!books.position.isLastRound || !termsOf(books.game).risesWithoutIncome) {
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
    const bool hasChoice = !books.position.isLastRound && !isUnseateds(books.position, company);
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
    judge.rule(mine == 0 || termsOf(m_game).hasMines, Code::NoMine, {{"company", Party(company)}});
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
    const Terms &land = termsOf(m_game);
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
    turn.incomeSettled = true;
    if (move.pay == "none") {
        turn.parts.change<TurnState>().incomeKept = true;
        keepIncome(books, company, turn.income);
    } else {
        pay(books, company, turn.income);
    }
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

} // namespace flimnap::landscape
