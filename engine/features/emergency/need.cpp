#include "features/emergency/need.h"

#include <algorithm>

#include "dealings/train_purchase.h"

namespace flimnap::emergency {

namespace {

/// Who holds more than the seller would keep, so that the company's director would change.
bool isOvertaken(const Position &position, const ShareSale &sale)
{
    const Holdings &holdings = position.holdings;
    const int kept = holdings.units(sale.player, sale.company) - sale.units;
    return std::ranges::any_of(position.order, [&](PlayerId player) {
        return player != sale.player && holdings.units(player, sale.company) > kept;
    });
}

/// The dearest train he may aim at: any; or one that he could pay for after all he can sell, or the cheapest.
Money dearest(const GameDefinition &game, const Position &position, const Need &need, const std::vector<Money> &prices)
{
    if (prices.empty())
        return {};
    if (termsOf(game).aim == Aim::Dearest || prices.back() <= need.cash)
        return prices.back();
    const Money reach = need.cash + raisable(game, position, need);
    const auto tooDear = std::ranges::upper_bound(prices, reach);
    return tooDear == prices.begin() ? prices.front() : *(tooDear - 1);
}

/// No train yet, and one that its director would have to help to buy.
Need needOfTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const PlayerId director = position.holdings.director(company).player();
    if (!director || isLeaving(game, position, company) || ownsRunnableTrain(game, position, company) ||
        !mustOwnTrain(game, position, company) || !mayBeHelped(game, position, company, Party::bank()))
        return {};
    const Money owed = game.loans.repaidByIncome ? position.players[director].debt : Money{};
    Need need{director, company};
    need.cash = position.ledger.balance(company) + position.ledger.balance(director) - owed;
    need.least = cheapestInBank(game, position, company).value_or(Money{});
    need.most = dearest(game, position, need, pricesToHelpWith(game, position, company));
    return need;
}

Need needOfShare(const GameDefinition &game, const Position &position)
{
    if (position.round.kind != RoundKind::Stock)
        return {};
    const PlayerId player = position.order[static_cast<std::size_t>(position.stock.seat)];
    for (const CompanyId company : directedBy(game, position, player)) {
        if (!position.companies[company].owesShare)
            continue;
        std::optional<Money> cheapest;
        for (const Party stock : {Party::bank(), Party::pool()}) {
            const SharePurchase purchase{player, company, stock, false};
            Judge judge;
            judgePurchase(game, position, purchase, judge);
            const Money asked = certificatePrice(game, position, purchase);
            const bool isThere = !judge.refused() || judge.verdict()->code == Code::NoCash;
            if (isThere && (!cheapest || asked < *cheapest))
                cheapest = asked;
        }
        constexpr Money nothingForSale{1'000'000'000};
        const Money needed = cheapest.value_or(nothingForSale);
        return {player, company, NeededFor::Share, position.ledger.balance(player), needed, needed};
    }
    return {};
}

} // namespace

Position withoutBlocks(const Position &position)
{
    Position again = position;
    again.stock.soldThisTurn = 0;
    return again;
}

std::vector<Money> pricesToHelpWith(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<Money> prices = pricesInBank(game, position, company);
    if (helpsWithCheapest(game) && !prices.empty())
        prices.resize(1);
    for (const Train &train : position.trains.trains()) {
        const CompanyId seller = train.owner.company();
        if (seller && seller != company && game.phases[position.phase].companiesTradeTrains &&
            classOf(game, position, company).runsTrains[game.faces[train.face].size] &&
            mayBeHelped(game, position, company, train.owner) && maySellTrains(game, position, seller))
            prices.push_back(game.faces[train.face].price);
    }
    std::ranges::sort(prices);
    return prices;
}

void judgeSellable(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
                   Judge &judge)
{
    judgeSale(game, position, sale, judge);
    if (judge.refused())
        return;
    const bool directs = position.holdings.director(sale.company) == Party(sale.player);
    const bool isKept = termsOf(game).keepsAllDirectors || sale.company == need.company;
    judge.rule(!isKept || !directs || !isOvertaken(position, sale), Code::DirectorStays,
               {{"company", Party(sale.company)}});
}

int mostSellable(const GameDefinition &game, const Position &position, const Need &need, CompanyId company)
{
    for (int units = position.holdings.units(need.player, company); units > 0; --units) {
        Judge judge;
        judgeSellable(game, position, need, {need.player, company, units}, judge);
        if (!judge.refused())
            return units;
    }
    return 0;
}

Money raisable(const GameDefinition &game, Position position, const Need &need)
{
    Money sum;
    position.stock.soldThisTurn = 0;
    for (const CompanyId company : ids(game.companies))
        sum += price(game, position, company) * mostSellable(game, position, need, company);
    return sum;
}

Need needNow(const GameDefinition &game, const Position &position)
{
    const CompanyId company = companyInTurn(position);
    if (const PlayerId player = debtor(position)) {
        const Money missing = -position.ledger.balance(player);
        return {player, company, NeededFor::Debt, {}, missing, missing};
    }
    return company ? needOfTrain(game, position, company) : Need{};
}

Need needOfAnybody(const GameDefinition &game, const Position &position)
{
    const Need need = needNow(game, position);
    return need.player ? need : needOfShare(game, position);
}

} // namespace flimnap::emergency
