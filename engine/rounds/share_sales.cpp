#include "rounds/share_sales.h"

namespace flimnap {

namespace {

constexpr const char *ordinaryPapers = "ordinary";
constexpr const char *directorsPapers = "director";

SoldPapers papersOf(const Move &move)
{
    if (move.papers == directorsPapers)
        return SoldPapers::WithDirectors;
    return move.papers == ordinaryPapers ? SoldPapers::Ordinary : SoldPapers::OrdinaryFirst;
}

} // namespace

SharePurchase purchaseOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move,
                         Judge &judge)
{
    const CompanyId company = game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return {};
    const CompanyClass &size = classOf(game, position, company);
    judge.need(size.hasShares(), Code::NoShares, {{"company", Party(company)}});
    const bool hasPool = game.sales.intoPool;
    judge.need(move.from.empty() || move.from == "bank" || (hasPool && move.from == "pool"), Code::OtherValue,
               {{"key", KeyWord{"from"}}, {"right", std::string(hasPool ? "bank, pool" : "bank")}});
    if (judge.refused())
        return {};
    SharePurchase purchase{player, company};
    purchase.from = move.from == "pool" ? Party::pool() : Party::bank();
    // Only where there is a pool can a director's certificate lie in it.
    purchase.isDirectors = hasPool && move.percent == size.percent(size.directorUnits);
    judge.need(!move.percent || purchase.isDirectors || *move.percent == size.percent(1), Code::OtherValue,
               {{"key", KeyWord{"percent"}}, {"right", std::to_string(size.percent(1))}});
    return purchase;
}

ShareSale saleOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Judge &judge)
{
    const CompanyId company = game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return {};
    const CompanyClass &size = classOf(game, position, company);
    judge.need(size.hasShares(), Code::NoShares, {{"company", Party(company)}});
    if (judge.refused())
        return {};
    const int percent = move.percent.value_or(0);
    judge.need(percent > 0 && percent % size.percent(1) == 0, Code::OtherValue,
               {{"key", KeyWord{"percent"}}, {"right", std::to_string(size.percent(1))}});
    return {player, company, percent / size.percent(1), papersOf(move)};
}

std::optional<Offer> saleOffer(const GameDefinition &game, const Position &position, PlayerId seller, CompanyId company,
                               const std::function<void(const ShareSale &, Judge &)> &judgeIt)
{
    const int held = position.holdings.units(seller, company);
    if (held == 0)
        return {};
    const CompanyClass &size = classOf(game, position, company);
    Offer sale;
    sale.move.kind = MoveKind::SellShares;
    sale.move.company = game.companies[company].code;
    NumberChoice percent{
        .key = "percent", .least = size.percent(1), .most = size.percent(held), .step = size.percent(1)};
    percent.onlyUsual = true;
    for (int units = 1; units <= held; ++units) {
        Judge judge;
        judgeIt({seller, company, units}, judge);
        if (!judge.refused())
            percent.usual.push_back(size.percent(units));
        else if (units == 1)
            sale.refusal = judge.verdict();
    }
    if (!percent.usual.empty()) {
        percent.least = percent.usual.front();
        percent.most = percent.usual.back();
        sale.refusal.reset();
    }
    sale.numbers.push_back(std::move(percent));
    return sale;
}

std::optional<Offer> directorsSaleOffer(const GameDefinition &game, const Position &position, PlayerId seller,
                                        CompanyId company,
                                        const std::function<void(const ShareSale &, Judge &)> &judgeIt)
{
    if (position.companies[company].role != CompanyRole::Bond)
        return {};
    const CompanyClass &size = classOf(game, position, company);
    NumberChoice percent{.key = "percent", .step = size.percent(1), .onlyUsual = true};
    // With more than that the director's certificate goes in any case.
    for (int units = 1; units <= ordinaryUnits(game, position, company, seller); ++units) {
        Judge judge;
        judgeIt({seller, company, units, SoldPapers::WithDirectors}, judge);
        if (!judge.refused())
            percent.usual.push_back(size.percent(units));
    }
    if (percent.usual.empty())
        return {};
    percent.least = percent.usual.front();
    percent.most = percent.usual.back();
    Offer sale;
    sale.move.kind = MoveKind::SellShares;
    sale.move.company = game.companies[company].code;
    sale.move.papers = directorsPapers;
    sale.numbers.push_back(std::move(percent));
    return sale;
}

Offer startOffer(const GameDefinition &game, PlayerId player, CompanyId company,
                 const std::function<void(const CompanyStart &, Judge &)> &judgeIt)
{
    const std::vector<Money> &pars = game.classOf(company).pars;
    Offer start;
    start.move.kind = MoveKind::StartCompany;
    start.move.company = game.companies[company].code;
    NumberChoice price{.key = "price",
                       .least = static_cast<int>(pars.front().units),
                       .most = static_cast<int>(pars.back().units),
                       .onlyUsual = true};
    for (const Money par : pars) {
        Judge judge;
        judgeIt({player, company, par}, judge);
        if (!judge.refused())
            price.usual.push_back(static_cast<int>(par.units));
        else if (par == pars.front())
            start.refusal = judge.verdict();
    }
    if (!price.usual.empty()) {
        price.least = price.usual.front();
        price.most = price.usual.back();
        start.refusal.reset();
    }
    start.numbers.push_back(std::move(price));
    return start;
}

} // namespace flimnap
