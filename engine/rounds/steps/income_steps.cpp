#include "rounds/steps/income_steps.h"

#include <algorithm>
#include <set>

#include "dealings/income.h"
#include "rounds/feature.h"

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

/// What so many trains can bring from the mines, each from one exit of one; a company with a mine of its own serves no
/// other.
std::set<Money> mineIncomes(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<Money> exits;
    for (const CompanyId owner : ids(game.companies)) {
        const bool isServed = owner == company || mineValue(game, position, company) == Money{};
        if (const Money value = mineValue(game, position, owner); isServed && value > Money{})
            exits.insert(exits.end(), trainsPerMine, value);
    }
    const auto trains = static_cast<std::size_t>(countMineTrains(game, position, company));
    std::vector<std::set<Money>> byTrains(trains + 1);
    byTrains[0] = {Money{}};
    for (const Money exit : exits) {
        for (std::size_t used = trains; used-- > 0;) {
            for (const Money income : byTrains[used])
                byTrains[used + 1].insert(income + exit);
        }
    }
    std::set<Money> incomes;
    for (std::set<Money> &some : byTrains)
        incomes.merge(some);
    return incomes;
}

/// What so many trains may have brought: each what any mine pays in this phase, or paid before. Which mine a train
/// serves only the table knows.
std::set<Money> anyMineIncomes(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::set<Money> values;
    for (const CompanyDefinition &owner : game.companies) {
        values.insert(owner.lowMine);
        if (game.phases[position.phase].highMines)
            values.insert(owner.highMine);
    }
    std::set<Money> incomes{Money{}};
    for (int train = countMineTrains(game, position, company); train > 0; --train) {
        const std::set<Money> before = incomes;
        for (const Money income : before) {
            for (const Money value : values)
                incomes.insert(income + value);
        }
    }
    return incomes;
}

/// Bonuses that go into the treasury: for each train that may run, or for one.
std::set<Money> bonusIncomes(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::set<Money> incomes{Money{}};
    if (!game.bonuses.goToTreasury || !canRun(game, position, company))
        return incomes;
    const int most = game.bonuses.oncePerCompany ? 1 : position.trains.count(company);
    for (const IncomeBonus &bonus : game.incomeBonuses) {
        const std::set<Money> before = incomes;
        for (int times = 1; bonus.isPaid && times <= most; ++times) {
            for (const Money income : before)
                incomes.insert(income + bonus.amount * times);
        }
    }
    return incomes;
}

/// What can come straight into the treasury: so much from mines, and bonuses.
std::vector<Money> withBonuses(const GameDefinition &game, const Position &position, CompanyId company,
                               const std::set<Money> &mines)
{
    std::set<Money> incomes;
    for (const Money mine : mines) {
        for (const Money bonus : bonusIncomes(game, position, company))
            incomes.insert(mine + bonus);
    }
    return {incomes.begin(), incomes.end()};
}

std::vector<Money> treasuryIncomes(const GameDefinition &game, const Position &position, CompanyId company)
{
    return withBonuses(game, position, company, mineIncomes(game, position, company));
}

/// Of a card, or a private railway that runs once.
bool isTrain(const GameDefinition &game, std::string_view code)
{
    const PrivateId railway = game.findPrivate(code);
    return game.findFace(code).isValid() || (railway && game.privates[railway].isTrain);
}

} // namespace

void RunStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judge.need(move.revenue.has_value(), Code::BadValue, {{"key", KeyWord{"revenue"}}});
    const int revenue = move.revenue.value_or(0);
    const int mine = move.mine.value_or(0);
    judgeRun(books.position, company, revenue, judge);
    judgeMine(books.position, company, mine, judge);
    for (const Route &route : move.routes.value_or(std::vector<Route>()))
        judge.know(isTrain(m_game, route.train), "train", route.train);
    if (judge.refused())
        return;
    payMine(books, company, Money{mine});
    books.position.operating.turn.incomeSettled = true;
    earn(books, company, Money{revenue});
}

void RunStep::earn(Books &books, CompanyId company, Money revenue) const
{
    if (books.position.companies[company].isFrozen) {
        books.tell(IncomeDeclared{company, revenue});
        books.position.companies[company].hasOperated = true;
        books.pay(Party::bank(), company, revenue, Reason::Withheld, company);
        return;
    }
    for (const Feature *feature : m_game.features) {
        if (feature->takesIncome(books, company, revenue))
            return;
    }
    if (revenue == Money{}) {
        settleWithoutIncome(books, company);
        return;
    }
    CompanyTurn &turn = books.position.operating.turn;
    books.tell(IncomeDeclared{company, revenue});
    if (books.classOf(company).isMinor()) {
        splitIncome(books, company, revenue);
    } else if (isUnattended(books.position, company)) {
        payDividend(books, company, revenue);
    } else {
        turn.incomeSettled = false;
        turn.income = revenue;
    }
}

void RunStep::judgeMine(const Position &position, CompanyId company, int mine, Judge &judge) const
{
    const std::vector<Money> incomes = treasuryIncomes(m_game, position, company);
    judge.need(mine == 0 || incomes.size() > 1, Code::NoMine, {{"company", Party(company)}});
    const std::vector<Money> possible =
        withBonuses(m_game, position, company, anyMineIncomes(m_game, position, company));
    judge.rule(std::find(possible.begin(), possible.end(), Money{mine}) != possible.end(), Code::MineIncome,
               {{"company", Party(company)}, {"choices", incomes}});
}

void RunStep::judgeRun(const Position &position, CompanyId company, int revenue, Judge &judge) const
{
    const CompanyTurn &turn = position.operating.turn;
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", Party(company)}});
    judge.need(canRun(m_game, position, company), Code::NoRunnableTrain, {{"company", Party(company)}});
    judge.need(revenue >= 0, Code::BadValue, {{"key", KeyWord{"revenue"}}});
    judge.need(revenue <= highestIncome, Code::BadValue, {{"key", KeyWord{"revenue"}}});
    judge.rule(revenue % m_game.incomeStep.units == 0, Code::IncomeStep,
               {{"step", static_cast<int>(m_game.incomeStep.units)}});
}

void RunStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    CompanyTurn &turn = books.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!canRun(m_game, books.position, company), Code::MustRun, {{"company", Party(company)}});
    if (judge.refused())
        return;
    turn.incomeSettled = true;
    earn(books, company, {});
}

void RunStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer run = companyOffer(m_game, MoveKind::RunTrains, company);
    Judge judge;
    judgeRun(position, company, 0, judge);
    run.refusal = judge.verdict();
    run.numbers.push_back(
        {.key = "revenue", .least = 0, .most = highestIncome, .step = static_cast<int>(m_game.incomeStep.units)});
    if (treasuryIncomes(m_game, position, company).size() > 1)
        run.numbers.push_back(mineChoice(position, company));
    offers.push_back(std::move(run));
}

/// A company with a mine of its own serves that with all the trains it has room for.
NumberChoice RunStep::mineChoice(const Position &position, CompanyId company) const
{
    NumberChoice mine{.key = "mine", .least = 0, .most = highestIncome, .onlyUsual = true, .othersByLeave = true};
    for (const Money income : treasuryIncomes(m_game, position, company))
        mine.usual.push_back(static_cast<int>(income.units));
    const int trains = std::min(countMineTrains(m_game, position, company), trainsPerMine);
    mine.suggested = static_cast<int>((mineValue(m_game, position, company) * trains).units);
    return mine;
}

void DividendStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    CompanyTurn &turn = books.position.operating.turn;
    judge.need(turn.income > Money{}, Code::NothingToPay, {{"company", Party(company)}});
    judge.need(move.pay == "all" || move.pay == "none", Code::OtherValue,
               {{"key", KeyWord{"pay"}}, {"right", std::string("all, none")}});
    if (judge.refused())
        return;
    if (move.pay == "all")
        payDividend(books, company, turn.income);
    else
        keepIncome(books, company, turn.income);
    turn.income = {};
    turn.incomeSettled = true;
}

void DividendStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    judge.need(books.position.operating.turn.income == Money{}, Code::MustPay, {{"company", Party(company)}});
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
