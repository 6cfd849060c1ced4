#include "rounds/share_stages.h"

namespace flimnap {

namespace {

constexpr const char *ordinaryPapers = "ordinary";
constexpr const char *directorsPapers = "director";

SoldPapers papersOf(const Decision &decision)
{
    if (decision.papers == directorsPapers)
        return SoldPapers::WithDirectors;
    return decision.papers == ordinaryPapers ? SoldPapers::Ordinary : SoldPapers::OrdinaryFirst;
}

/// How much of it, in percent; nothing that may not be sold.
NumberChoice percentOf(const GameDefinition &game, const Position &position, const Decision &partial,
                       const JudgeSale &judgeIt)
{
    const CompanyClass &size = classOf(game, position, partial.company);
    const int held = position.holdings.units(partial.by, partial.company);
    NumberChoice percent{.key = "percent",
                         .least = size.percent(1),
                         .most = size.percent(held),
                         .step = size.percent(1),
                         .onlyUsual = true};
    // With more than the ordinary shares the director's certificate goes in any case.
    const bool isAsked = papersOf(partial) == SoldPapers::WithDirectors;
    const int most = isAsked ? ordinaryUnits(game, position, partial.company, partial.by) : held;
    for (int units = 1; units <= most; ++units) {
        Judge judge;
        judgeIt({partial.player(), partial.company, units, papersOf(partial)}, judge);
        if (!judge.refused())
            percent.usual.push_back(size.percent(units));
    }
    if (!percent.usual.empty()) {
        percent.least = percent.usual.front();
        percent.most = percent.usual.back();
    }
    return percent;
}

std::vector<CompanyId> companiesHeld(const GameDefinition &game, const Position &position, const Decision &partial)
{
    std::vector<CompanyId> held;
    for (const CompanyId company : ids(game.companies)) {
        if (position.holdings.units(partial.by, company) > 0)
            held.push_back(company);
    }
    return held;
}

/// Those that go without saying, and with the director's certificate, where that is to be told apart.
std::vector<std::string> papersOf(const GameDefinition &game, const Position &position, Decision partial,
                                  const JudgeSale &judgeIt)
{
    std::vector<std::string> papers{{}};
    partial.papers = directorsPapers;
    if (position.companies[partial.company].isUndirected && !percentOf(game, position, partial, judgeIt).usual.empty())
        papers.emplace_back(directorsPapers);
    return papers;
}

NumberChoice initialPrice(const GameDefinition &game, const Decision &partial, const JudgeStart &judgeIt)
{
    const std::vector<Money> &pars = game.classOf(partial.company).pars;
    NumberChoice price{.key = "price",
                       .least = static_cast<int>(pars.front().units),
                       .most = static_cast<int>(pars.back().units),
                       .onlyUsual = true};
    for (const Money par : pars) {
        Judge judge;
        judgeIt({partial.player(), partial.company, par}, judge);
        if (!judge.refused())
            price.usual.push_back(static_cast<int>(par.units));
    }
    if (!price.usual.empty()) {
        price.least = price.usual.front();
        price.most = price.usual.back();
    }
    return price;
}

} // namespace

SharePurchase purchaseOf(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const CompanyId company = decision.company;
    const CompanyClass &size = classOf(game, position, company);
    judge.need(size.hasShares(), Code::NoShares, {{"company", Party(company)}});
    const bool hasPool = game.sales.intoPool;
    judge.need(decision.from == Party::bank() || (hasPool && decision.from == Party::pool()), Code::OtherValue,
               {{"key", KeyWord{"from"}}, {"right", std::string(hasPool ? "bank, pool" : "bank")}});
    if (judge.refused())
        return {};
    SharePurchase purchase{decision.player(), company, *decision.from};
    // Only where there is a pool can a director's certificate lie in it.
    const int percent = decision.percent.value_or(0);
    purchase.isDirectors = hasPool && percent == size.percent(size.directorUnits);
    judge.need(percent == 0 || purchase.isDirectors || percent == size.percent(1), Code::OtherValue,
               {{"key", KeyWord{"percent"}}, {"right", std::to_string(size.percent(1))}});
    return purchase;
}

ShareSale saleOf(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const CompanyId company = decision.company;
    const CompanyClass &size = classOf(game, position, company);
    judge.need(size.hasShares(), Code::NoShares, {{"company", Party(company)}});
    if (judge.refused())
        return {};
    const int percent = decision.percent.value_or(0);
    judge.need(percent > 0 && percent % size.percent(1) == 0, Code::OtherValue,
               {{"key", KeyWord{"percent"}}, {"right", std::to_string(size.percent(1))}});
    return {decision.player(), company, percent / size.percent(1), papersOf(decision)};
}

std::optional<Stage> nextOfSale(const GameDefinition &game, const Position &position, const Decision &partial,
                                const JudgeSale &judgeIt)
{
    if (!partial.company)
        return companiesHeld(game, position, partial);
    if (!partial.papers)
        return Stage(papersOf(game, position, partial, judgeIt), "papers");
    return partial.percent ? std::optional<Stage>() : percentOf(game, position, partial, judgeIt);
}

CompanyStart startOf(const Decision &decision)
{
    return {decision.player(), decision.company, decision.price.value_or(Money{})};
}

std::optional<Stage> nextOfStart(const GameDefinition &game, const Position &position, const Decision &partial,
                                 const JudgeStart &judgeIt)
{
    if (partial.company)
        return partial.price ? std::optional<Stage>() : initialPrice(game, partial, judgeIt);
    std::vector<CompanyId> waiting;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyClass &size = game.classOf(company);
        // Without initial prices it is formed, not started.
        if (position.companies[company].status == CompanyStatus::Waiting && size.hasShares() && !size.pars.empty())
            waiting.push_back(company);
    }
    return waiting;
}

/// An ordinary certificate from the bank and, where there is one, the pool; and a director's certificate that lies in
/// it.
std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.company) {
        std::vector<CompanyId> started;
        for (const CompanyId company : ids(game.companies)) {
            if (position.companies[company].isInPlay() && game.classOf(company).hasShares())
                started.push_back(company);
        }
        return started;
    }
    const bool isInPoolOnly = position.companies[partial.company].isUndirected;
    if (!partial.from) {
        std::vector<Party> stocks;
        if (!isInPoolOnly)
            stocks.push_back(Party::bank());
        if (game.sales.intoPool && (isInPoolOnly || position.holdings.units(Party::pool(), partial.company) > 0))
            stocks.push_back(Party::pool());
        return stocks;
    }
    if (partial.percent)
        return {};
    std::vector<int> percents{0};
    const CompanyClass &size = classOf(game, position, partial.company);
    if (isInPoolOnly && position.holdings.directorsCertificate(partial.company) == Party::pool())
        percents.push_back(size.percent(size.directorUnits));
    return Stage(percents, "percent");
}

void offerSales(const GameDefinition &game, const Position &position, PlayerId seller, const JudgeSale &judgeIt,
                Offers &offers)
{
    offerStages(
        game, {.kind = MoveKind::SellShares, .by = seller},
        [&](const Decision &partial) { return nextOfSale(game, position, partial, judgeIt); },
        [&](const Decision &whole, Judge &judge) { judgeIt(saleOf(game, position, whole, judge), judge); }, offers);
}

} // namespace flimnap
