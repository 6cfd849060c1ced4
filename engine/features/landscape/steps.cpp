#include "features/landscape/steps.h"

#include <algorithm>
#include <array>

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

std::optional<Stage> nextOfRun(const GameDefinition &game, const Position &position, const Decision &partial)
{
    const Terms &land = termsOf(game);
    if (partial.routes)
        return partial.mine || !land.hasMines
                   ? std::optional<Stage>()
                   : NumberChoice{.key = "mine", .least = 0, .most = highestValue, .step = incomeStep, .suggested = 0};
    const bool hasExpress = land.expressBonus > Money{} && position.phase >= land.expressFrom;
    const int bonus = hasExpress ? static_cast<int>(land.expressBonus.units) : 0;
    std::vector<RouteChoice> trains;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == partial.by)
            trains.push_back({game.faces[train.face].code, highestValue, incomeStep, bonus});
    }
    return trains;
}

void judgeRun(const GameDefinition &game, const Position &position, const Decision &run, Judge &judge)
{
    const CompanyTurn &turn = position.operating.turn;
    const Money mine = run.mine.value_or(Money{});
    judge.need(!run.revenue && run.routes, Code::BadValue, {{"key", KeyWord{"routes"}}});
    judge.need(!turn.incomeSettled && turn.income == Money{}, Code::WrongStep, {{"company", run.by}});
    judge.need(ownsRunnableTrain(game, position, run.self()), Code::NoRunnableTrain, {{"company", run.by}});
    judge.rule(mine == Money{} || termsOf(game).hasMines, Code::NoMine, {{"company", run.by}});
    judge.need(mine <= Money{highestValue}, Code::BadValue, {{"key", KeyWord{"mine"}}});
    judge.rule(mine.units % incomeStep == 0, Code::IncomeStep, {{"step", incomeStep}});
    if (!judge.refused())
        judgeRoutes(game, position, run.self(), *run.routes, judge);
}

void run(Books &books, const Decision &decision)
{
    const CompanyId company = decision.self();
    payMine(books, company, decision.mine.value_or(Money{}));
    const Money income = incomeOf(books.game, *decision.routes);
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

bool hasIncome(const GameDefinition & /*game*/, const Position &position, Party /*by*/)
{
    return position.operating.turn.income > Money{};
}

std::optional<Stage> nextOfDividend(const GameDefinition &game, const Position & /*position*/, const Decision &partial)
{
    return partial.pay.empty() ? std::optional<Stage>(WordChoice{"pay", {payWord(game.payRule), "none"}})
                               : std::nullopt;
}

void judgeDividend(const GameDefinition &game, const Position &position, const Decision &dividend, Judge &judge)
{
    const std::string payAll = payWord(game.payRule);
    judge.need(hasIncome(game, position, dividend.by), Code::NothingToPay, {{"company", dividend.by}});
    judge.need(dividend.pay == payAll || dividend.pay == "none", Code::OtherValue,
               {{"key", KeyWord{"pay"}}, {"right", payAll + ", none"}});
}

void settleIncome(Books &books, const Decision &dividend)
{
    CompanyTurn &turn = books.position.operating.turn;
    turn.incomeSettled = true;
    if (dividend.pay == "none") {
        turn.parts.change<TurnState>().incomeKept = true;
        keepIncome(books, dividend.self(), turn.income);
    } else {
        pay(books, dividend.self(), turn.income);
    }
    turn.income = {};
}

constexpr std::array runKinds{DecisionKind{MoveKind::RunTrains, nextOfRun, judgeRun, run}};
constexpr std::array dividendKinds{DecisionKind{.kind = MoveKind::Dividend,
                                                .next = nextOfDividend,
                                                .judge = judgeDividend,
                                                .apply = settleIncome,
                                                .isThere = hasIncome}};

} // namespace

RouteStep::RouteStep(const GameDefinition &game) : DecisionStep(game, runKinds) {}

void RouteStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    const CompanyTurn &turn = books.position.operating.turn;
    if (turn.incomeSettled || turn.income != Money{})
        return;
    judge.need(!ownsRunnableTrain(books.game, books.position, company), Code::MustRun, {{"company", Party(company)}});
    if (!judge.refused())
        settleNothing(books, company);
}

PayStep::PayStep(const GameDefinition &game) : DecisionStep(game, dividendKinds) {}

void PayStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    judge.need(books.position.operating.turn.income == Money{}, Code::MustPay, {{"company", Party(company)}});
}

} // namespace flimnap::landscape
