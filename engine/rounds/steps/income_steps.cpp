#include "rounds/steps/income_steps.h"

#include <algorithm>
#include <array>
#include <set>

#include "dealings/income.h"
#include "dealings/map_income.h"
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

/// A company with a mine of its own serves that with all the trains it has room for.
NumberChoice mineChoice(const GameDefinition &game, const Position &position, CompanyId company,
                        const std::vector<Money> &incomes)
{
    NumberChoice mine{.key = "mine", .least = 0, .most = highestIncome, .onlyUsual = true, .othersByLeave = true};
    for (const Money income : incomes)
        mine.usual.push_back(static_cast<int>(income.units));
    const int trains = std::min(countMineTrains(game, position, company), trainsPerMine);
    mine.suggested = static_cast<int>((mineValue(game, position, company) * trains).units);
    return mine;
}

std::optional<Stage> nextOfRun(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.revenue)
        return NumberChoice{
            .key = "revenue", .least = 0, .most = highestIncome, .step = static_cast<int>(game.incomeStep.units)};
    if (partial.mine)
        return {};
    const std::vector<Money> incomes = treasuryIncomes(game, position, partial.self());
    return incomes.size() > 1 ? std::optional<Stage>(mineChoice(game, position, partial.self(), incomes))
                              : std::nullopt;
}

void judgeMine(const GameDefinition &game, const Position &position, const Decision &run, Judge &judge)
{
    if (run.mine.value_or(Money{}) == Money{})
        return;
    const std::vector<Money> incomes = treasuryIncomes(game, position, run.self());
    judge.need(incomes.size() > 1, Code::NoMine, {{"company", run.by}});
    const std::vector<Money> possible =
        withBonuses(game, position, run.self(), anyMineIncomes(game, position, run.self()));
    judge.rule(std::find(possible.begin(), possible.end(), *run.mine) != possible.end(), Code::MineIncome,
               {{"company", run.by}, {"choices", incomes}});
}

MapRun runOnMapOf(const Decision &run)
{
    return {run.self(), run.revenue, run.mine, run.routes};
}

void judgeRun(const GameDefinition &game, const Position &position, const Decision &run, Judge &judge)
{
    const CompanyTurn &turn = position.operating.turn;
    const Money revenue = run.revenue.value_or(Money{});
    judge.need(run.revenue || keepsMap(position), Code::BadValue, {{"key", KeyWord{"revenue"}}});
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", run.by}});
    judge.need(canRun(game, position, run.self()), Code::NoRunnableTrain, {{"company", run.by}});
    judge.need(revenue >= Money{} && revenue <= Money{highestIncome}, Code::BadValue, {{"key", KeyWord{"revenue"}}});
    judge.rule(revenue.units % game.incomeStep.units == 0, Code::IncomeStep,
               {{"step", static_cast<int>(game.incomeStep.units)}});
    judgeMine(game, position, run, judge);
    if (keepsMap(position)) {
        if (!judge.refused())
            judgeRunOnMap(game, position, runOnMapOf(run), judge);
        return;
    }
    for (const Route &route : run.routes.value_or(std::vector<Route>()))
        judge.know(isTrain(game, route.train), "train", route.train);
}

/// What the trains brought together, or nothing because none ran.
void earn(Books &books, CompanyId company, Money revenue)
{
    CompanyTurn &turn = books.position.operating.turn;
    turn.incomeSettled = true;
    if (books.position.companies[company].isFrozen) {
        books.tell(IncomeDeclared{company, revenue});
        books.position.companies[company].hasOperated = true;
        books.pay(Party::bank(), company, revenue, Reason::Withheld, company);
        return;
    }
    for (const Feature *feature : books.game.features) {
        if (feature->takesIncome(books, company, revenue))
            return;
    }
    if (revenue == Money{}) {
        settleWithoutIncome(books, company);
        return;
    }
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

void run(Books &books, const Decision &decision)
{
    Money revenue = decision.revenue.value_or(Money{});
    Money mine = decision.mine.value_or(Money{});
    const bool servesMines = countMineTrains(books.game, books.position, decision.self()) > 0;
    if (keepsMap(books.position) && (!decision.revenue || (!decision.mine && servesMines))) {
        const board::BestIncome best = bestIncomeOf(books.game, books.position, decision.self());
        revenue = decision.revenue.value_or(Money{best.income});
        mine = decision.mine.value_or(revenue == Money{best.income} ? Money{best.mine} : Money{});
    }
    payMine(books, decision.self(), mine);
    earn(books, decision.self(), revenue);
}

bool hasIncome(const GameDefinition & /*game*/, const Position &position, Party /*by*/)
{
    return position.operating.turn.income > Money{};
}

std::optional<Stage> nextOfDividend(const GameDefinition & /*game*/, const Position & /*position*/,
                                    const Decision &partial)
{
    return partial.pay.empty() ? std::optional<Stage>(WordChoice{"pay", {"all", "none"}}) : std::nullopt;
}

void judgeDividend(const GameDefinition &game, const Position &position, const Decision &dividend, Judge &judge)
{
    judge.need(hasIncome(game, position, dividend.by), Code::NothingToPay, {{"company", dividend.by}});
    judge.need(dividend.pay == "all" || dividend.pay == "none", Code::OtherValue,
               {{"key", KeyWord{"pay"}}, {"right", std::string("all, none")}});
}

void settleIncome(Books &books, const Decision &dividend)
{
    CompanyTurn &turn = books.position.operating.turn;
    if (dividend.pay == "all")
        payDividend(books, dividend.self(), turn.income);
    else
        keepIncome(books, dividend.self(), turn.income);
    turn.income = {};
    turn.incomeSettled = true;
}

constexpr std::array runKinds{DecisionKind{MoveKind::RunTrains, nextOfRun, judgeRun, run}};
constexpr std::array dividendKinds{DecisionKind{.kind = MoveKind::Dividend,
                                                .next = nextOfDividend,
                                                .judge = judgeDividend,
                                                .apply = settleIncome,
                                                .isThere = hasIncome}};

} // namespace

namespace {

/// The map shows that its trains cannot earn, which need not be declared.
bool isIdle(const GameDefinition &game, const Position &position, CompanyId company)
{
    return keepsMap(position) && mapOf(game).rules.idleTrains == board::IdleTrains::GoWithoutSaying &&
           !canEarn(game, position, company);
}

} // namespace

RunStep::RunStep(const GameDefinition &game) : DecisionStep(game, runKinds) {}

void RunStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    const CompanyTurn &turn = books.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!canRun(game(), books.position, company) || isIdle(game(), books.position, company), Code::MustRun,
               {{"company", Party(company)}});
    if (!judge.refused())
        earn(books, company, {});
}

DividendStep::DividendStep(const GameDefinition &game) : DecisionStep(game, dividendKinds) {}

void DividendStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    judge.need(books.position.operating.turn.income == Money{}, Code::MustPay, {{"company", Party(company)}});
}

} // namespace flimnap
