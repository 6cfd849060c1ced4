#include "rounds/steps/income_steps.h"

#include <algorithm>
#include <set>

#include "dealings/income.h"

namespace flimnap {

namespace {

constexpr int highestIncome = 10'000;
constexpr int trainsPerMine = 2; ///< a mine has two exits

int countMineTrains(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<Train> &trains = position.trains.trains();
    return static_cast<int>(std::count_if(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && game.faces[train.face].servesMines;
    }));
}

Money mineValue(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyDefinition &table = game.companies[company];
    return game.phases[position.phase].highMines ? table.highMine : table.lowMine;
}

/// What so many trains can bring from the mines, each from one; a company with a mine of its own serves no other.
std::set<int> mineIncomes(const GameDefinition &game, const Position &position, CompanyId company, int trains)
{
    std::set<int> values;
    for (const CompanyId owner : ids(game.companies)) {
        const bool isOwn = owner == company || mineValue(game, position, company) == Money{};
        if (const Money value = mineValue(game, position, owner); isOwn && value > Money{})
            values.insert(static_cast<int>(value.units));
    }
    std::set<int> incomes{0};
    for (int train = 0; train < trains; ++train) {
        const std::set<int> before = incomes;
        for (const int income : before) {
            for (const int value : values)
                incomes.insert(income + value);
        }
    }
    return incomes;
}

/// Of a card, or a private railway that runs once.
bool isTrain(const GameDefinition &game, std::string_view code)
{
    const PrivateId railway = game.findPrivate(code);
    return game.findFace(code).isValid() || (railway && game.privates[railway].isTrain);
}

} // namespace

void RunStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    judge.need(move.revenue.has_value(), Code::BadValue, {{"key", std::string("revenue")}});
    const int revenue = move.revenue.value_or(0);
    const int mine = move.mine.value_or(0);
    judgeRun(draft.position, company, revenue, judge);
    judgeMine(draft.position, company, mine, judge);
    for (const Route &route : move.routes.value_or(std::vector<Route>()))
        judge.need(isTrain(m_game, route.train), Code::UnknownName, {{"train", route.train}});
    if (judge.refused())
        return;
    payMine(draft, company, Money{mine});
    if (const PrivateId train = trainPrivateOf(m_game, draft.position, company))
        draft.movePrivate(train, Party::nobody()); // it has run
    draft.position.operating.turn.incomeSettled = true;
    earn(draft, company, Money{revenue});
}

void RunStep::earn(Draft &draft, CompanyId company, Money revenue) const
{
    if (revenue == Money{}) {
        settleWithoutIncome(draft, company);
        return;
    }
    CompanyTurn &turn = draft.position.operating.turn;
    draft.tell(IncomeDeclared{company, revenue});
    if (draft.classOf(company).isMinor()) {
        splitIncome(draft, company, revenue);
    } else if (isDummys(draft.position, company)) {
        payDividend(draft, company, revenue);
    } else {
        turn.incomeSettled = false;
        turn.income = revenue;
    }
}

void RunStep::judgeMine(const Position &position, CompanyId company, int mine, Judge &judge) const
{
    judge.need(mine == 0 || countMineTrains(m_game, position, company) > 0, Code::NoMine,
               {{"company", Party(company)}});
    judge.rule(mine % m_game.incomeStep.units == 0, Code::IncomeStep, {{"revenue", mine}, {"step", m_game.incomeStep}});
}

void RunStep::judgeRun(const Position &position, CompanyId company, int revenue, Judge &judge) const
{
    const CompanyTurn &turn = position.operating.turn;
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", Party(company)}});
    judge.need(canRun(m_game, position, company), Code::NoRunnableTrain, {{"company", Party(company)}});
    judge.need(revenue >= 0, Code::IncomeStep, {{"revenue", revenue}, {"step", m_game.incomeStep}});
    judge.rule(revenue % m_game.incomeStep.units == 0, Code::IncomeStep,
               {{"revenue", revenue}, {"step", m_game.incomeStep}});
}

void RunStep::leave(Draft &draft, CompanyId company, Judge &judge) const
{
    CompanyTurn &turn = draft.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!canRun(m_game, draft.position, company), Code::WrongStep,
               {{"company", Party(company)}, {"due", std::string("run_trains")}});
    if (judge.refused())
        return;
    turn.incomeSettled = true;
    earn(draft, company, {});
}

void RunStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer run = companyOffer(m_game, MoveKind::RunTrains, company);
    Judge judge;
    judgeRun(position, company, 0, judge);
    run.refusal = judge.verdict();
    run.numbers.push_back(
        {.key = "revenue", .least = 0, .most = highestIncome, .step = static_cast<int>(m_game.incomeStep.units)});
    if (const int trains = countMineTrains(m_game, position, company))
        run.numbers.push_back(mineChoice(position, company, trains));
    offers.push_back(std::move(run));
}

/// A company with a mine of its own serves that with all the trains it has room for.
NumberChoice RunStep::mineChoice(const Position &position, CompanyId company, int trains) const
{
    const std::set<int> incomes = mineIncomes(m_game, position, company, trains);
    NumberChoice mine{
        .key = "mine", .least = 0, .most = highestIncome, .step = static_cast<int>(m_game.incomeStep.units)};
    mine.usual.assign(incomes.begin(), incomes.end());
    mine.suggested = static_cast<int>((mineValue(m_game, position, company) * std::min(trains, trainsPerMine)).units);
    return mine;
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
