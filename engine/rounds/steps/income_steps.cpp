#include "rounds/steps/income_steps.h"

#include "dealings/income.h"

namespace flimnap {

namespace {

constexpr int incomeStep = 10; ///< all printed values and bonuses are multiples of it
constexpr int highestIncome = 10'000;

} // namespace

void RunStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    const int revenue = move.revenue.value_or(0);
    judgeRun(draft.position, company, revenue, judge);
    judge.need(move.mine.value_or(0) == 0, Code::BadValue, {{"key", std::string("mine")}, {"right", 0}});
    for (const Route &route : move.routes.value_or(std::vector<Route>()))
        judge.need(m_game.findFace(route.train).isValid(), Code::UnknownName, {{"train", route.train}});
    if (judge.refused())
        return;
    CompanyTurn &turn = draft.position.operating.turn;
    turn.incomeSettled = revenue == 0;
    if (revenue == 0) {
        settleWithoutIncome(draft, company);
        return;
    }
    turn.income = Money{revenue};
    draft.tell(IncomeDeclared{company, turn.income});
}

void RunStep::judgeRun(const Position &position, CompanyId company, int revenue, Judge &judge) const
{
    const CompanyTurn &turn = position.operating.turn;
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", Party(company)}});
    judge.need(ownsRunnableTrain(m_game, position, company), Code::NoRunnableTrain, {{"company", Party(company)}});
    judge.need(revenue >= 0, Code::IncomeStep, {{"revenue", revenue}, {"step", incomeStep}});
    judge.rule(revenue % incomeStep == 0, Code::IncomeStep, {{"revenue", revenue}, {"step", incomeStep}});
}

void RunStep::leave(Draft &draft, CompanyId company, Judge &judge) const
{
    CompanyTurn &turn = draft.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!ownsRunnableTrain(m_game, draft.position, company), Code::WrongStep,
               {{"company", Party(company)}, {"due", std::string("run_trains")}});
    if (judge.refused())
        return;
    turn.incomeSettled = true;
    settleWithoutIncome(draft, company);
}

void RunStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer run = companyOffer(m_game, MoveKind::RunTrains, company);
    Judge judge;
    judgeRun(position, company, 0, judge);
    run.refusal = judge.verdict();
    run.numbers.push_back({.key = "revenue", .least = 0, .most = highestIncome, .step = incomeStep});
    offers.push_back(std::move(run));
}

void DividendStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    CompanyTurn &turn = draft.position.operating.turn;
    judge.need(turn.income > Money{}, Code::WrongStep, {{"company", Party(company)}});
    judge.need(move.pay == "all" || move.pay == "none", Code::BadValue,
               {{"key", std::string("pay")}, {"right", std::string("all, none")}});
    if (judge.refused())
        return;
    if (move.pay == "all")
        payDividend(draft, company, turn.income);
    else
        keepIncome(draft, company, turn.income);
    turn.income = {};
    turn.incomeSettled = true;
}

void DividendStep::leave(Draft &draft, CompanyId company, Judge &judge) const
{
    judge.need(draft.position.operating.turn.income == Money{}, Code::WrongStep,
               {{"company", Party(company)}, {"due", std::string("dividend")}});
}

void DividendStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (position.operating.turn.income == Money{})
        return;
    Offer dividend = companyOffer(m_game, MoveKind::Dividend, company);
    dividend.words.push_back({"pay", {"all", "none"}});
    offers.push_back(std::move(dividend));
}

} // namespace flimnap
