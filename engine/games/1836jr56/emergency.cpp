#include "games/1836jr56/emergency.h"

#include <algorithm>
#include <optional>

#include "core/bit.h"
#include "dealings/train_purchase.h"
#include "rounds/closing.h"
#include "rounds/share_stages.h"

namespace flimnap::jr1836 {

namespace {

/// Prices of the trains that a director may help with: of the bank's the cheapest or any, of companies' any.
std::vector<Money> pricesToHelpWith(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<Money> prices = pricesInBank(game, position, company);
    if (helpsWithCheapest(game) && !prices.empty())
        prices.resize(1);
    for (const Train &train : position.trains.trains()) {
        const CompanyId seller = train.owner.company();
        if (seller && seller != company && mayBeHelped(game, position, company, train.owner) &&
            maySellTrains(game, position, seller))
            prices.push_back(game.faces[train.face].price);
    }
    return prices;
}

/// The position as it is for somebody who may sell a second block of a company.
Position withoutBlocks(const Position &position)
{
    Position again = position;
    again.stock.soldThisTurn = 0;
    return again;
}

/// Who holds more than the seller would keep, so that the company's director would change.
bool isOvertaken(const Position &position, const ShareSale &sale)
{
    const Holdings &holdings = position.holdings;
    const int kept = holdings.units(sale.player, sale.company) - sale.units;
    return std::any_of(position.order.begin(), position.order.end(), [&](PlayerId player) {
        return player != sale.player && holdings.units(player, sale.company) > kept;
    });
}

/// What the rules let go of this sale besides how much is needed.
void judgeSellable(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
                   Judge &judge)
{
    judgeSale(game, position, sale, judge);
    const bool directs = position.holdings.director(sale.company) == Party(sale.player);
    judge.rule(sale.company != need.company || !directs || !isOvertaken(position, sale), Code::DirectorStays,
               {{"company", Party(sale.company)}});
}

/// The most that can be sold of the company in one block.
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

bool canSellFirstBlock(const GameDefinition &game, const Position &position, const Need &need)
{
    const auto companies = ids(game.companies);
    return std::any_of(companies.begin(), companies.end(),
                       [&](CompanyId company) { return mostSellable(game, position, need, company) > 0; });
}

Money raisable(const GameDefinition &game, const Position &position, const Need &need)
{
    Money sum;
    const Position open = withoutBlocks(position);
    for (const CompanyId company : ids(game.companies))
        sum += price(game, position, company) * mostSellable(game, open, need, company);
    return sum;
}

/// The dearest train he may aim at: one that he could pay for after all he can sell, or the cheapest.
Money dearestInReach(const GameDefinition &game, const Position &position, const Need &need, Money available)
{
    std::vector<Money> prices = pricesToHelpWith(game, position, need.company);
    std::sort(prices.begin(), prices.end());
    if (prices.back() <= available)
        return prices.back();
    const Money reach = available + raisable(game, position, need);
    const auto tooDear = std::upper_bound(prices.begin(), prices.end(), reach);
    return tooDear == prices.begin() ? prices.front() : *(tooDear - 1);
}

Need needOfTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const PlayerId director = position.holdings.director(company).player();
    if (!director || isClosing(game, position, company) || ownsRunnableTrain(game, position, company) ||
        !mustOwnTrain(game, position, company))
        return {};
    const Money available = position.ledger.balance(company) + position.ledger.balance(director);
    const Money cheapest = *cheapestInBank(game, position, company);
    Need need{director, company, std::max(Money{}, cheapest - available), {}, false};
    need.most = std::max(Money{}, dearestInReach(game, position, need, available) - available);
    return need;
}

/// A sale is of use if it pays for a train that could not be had without its last share, or leaves enough to be sold
/// for one. After any other nothing could be bought: the cheaper train for the sales before it, the dearer for lack of
/// money. Who cannot raise even the price of the cheapest goes bankrupt, and may sell before that.
void judgeUse(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
              Judge &judge)
{
    Books books(game, position);
    const Money lastShare = books.price(sale.company);
    sellShares(books, sale);
    const Money available = books.cash(need.company) + books.cash(need.player);
    const Money reach = available + raisable(game, books.position, need);
    std::optional<Money> aim;
    for (const Money price : pricesToHelpWith(game, books.position, need.company)) {
        if (price > available - lastShare && (!aim || price < *aim))
            aim = price;
    }
    const bool isBroke = reach < *cheapestInBank(game, books.position, need.company);
    judge.rule(isBroke || (aim && *aim <= reach), Code::SaleInVain,
               {{"reach", reach}, {"needed", aim.value_or(need.most)}});
}

} // namespace

Need needNow(const GameDefinition &game, const Position &position)
{
    const CompanyId company = companyInTurn(position);
    if (const PlayerId player = debtor(position)) {
        const Money missing = -position.ledger.balance(player);
        return {player, company, missing, missing, true};
    }
    return company ? needOfTrain(game, position, company) : Need{};
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
        const Money missing = cheapest.value_or(nothingForSale) - position.ledger.balance(player);
        return {player, company, std::max(Money{}, missing), std::max(Money{}, missing), false};
    }
    return {};
}

void allowFurtherBlocks(Books &books, const Need &need)
{
    StockState &stock = books.position.stock;
    const bool needsMore = need.most > Money{} && !need.isDebt;
    if (!needsMore || canSellFirstBlock(books.game, books.position, need))
        return;
    stock.soldThisTurn = 0;
    stock.soldBeforeBuying = true;
}

void judgeEmergencySale(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
                        Judge &judge)
{
    judge.need(need.player == sale.player, Code::NotYourTurn, {{"turn", Party(need.company)}});
    if (judge.refused())
        return;
    const Money cash = position.ledger.balance(sale.player);
    judge.need(need.most > Money{}, Code::SaleNotNeeded, {{"needed", need.most}, {"cash", cash}});
    const bool isForTrain = position.round.kind == RoundKind::Operating && !need.isDebt;
    const bool isFree = need.isDebt || (isForTrain && !game.sales.oneBlockEach);
    judgeSellable(game, isFree ? withoutBlocks(position) : position, need, sale, judge);
    if (judge.refused())
        return;
    const Money withoutLast = price(game, position, sale.company) * (sale.units - 1);
    judge.rule(withoutLast < need.most, Code::SaleNotNeeded, {{"needed", need.most}, {"cash", withoutLast}});
    if (isForTrain)
        judgeUse(game, position, need, sale, judge);
}

void offerEmergencySales(const GameDefinition &game, const Position &position, const Codes &codes, const Need &need,
                         Offers &offers)
{
    const auto judgeIt = [&](const ShareSale &sale, Judge &judge) {
        judgeEmergencySale(game, position, need, sale, judge);
    };
    offerSales(game, position, need.player, codes.code(need.player), judgeIt, offers);
}

void playEmergencySale(Books &books, const Need &need, const Move &move, Judge &judge)
{
    const Decision decision = decisionOf(books.game, need.player, move, judge);
    if (judge.refused())
        return;
    const ShareSale sale = saleOf(books.game, books.position, decision, judge);
    if (judge.refused())
        return;
    judgeEmergencySale(books.game, books.position, need, sale, judge);
    if (judge.refused())
        return;
    if (!need.isDebt)
        books.position.operating.turn.lastShareSold = books.price(sale.company);
    sellShares(books, sale);
}

void judgeBankruptcy(const GameDefinition &game, const Position &position, const Need &need, PlayerId player,
                     Judge &judge)
{
    judge.need(need.player == player, Code::CanPay, {{"player", Party(player)}});
    if (judge.refused())
        return;
    judge.rule(raisable(game, position, need) < need.least, Code::CanPay, {{"player", Party(player)}});
}

void goBankrupt(Books &books, PlayerId player)
{
    const CompanyId trouble = companyInTurn(books.position);
    const Need need{player, trouble, {}, {}, true};
    books.position.stock.soldThisTurn = 0;
    for (const CompanyId company : ids(books.game.companies)) {
        if (const int units = mostSellable(books.game, books.position, need, company))
            sellShares(books, {player, company, units});
    }
    const Money cash = books.cash(player);
    books.pay(player, Party::bank(), std::max(Money{}, cash), Reason::Bankruptcy);
    books.pay(Party::bank(), player, std::max(Money{}, -cash), Reason::Bankruptcy);
    books.tell(WentBankrupt{player});
    closeCompanies(books);
}

Money moneyForTrain(const Position &position)
{
    const CompanyId company = companyInTurn(position);
    if (!company)
        return {};
    const PlayerId director = position.holdings.director(company).player();
    return position.ledger.balance(company) + (director ? position.ledger.balance(director) : Money{});
}

void noteOtherMoney(Books &books, Money amount)
{
    CompanyTurn &turn = books.position.operating.turn;
    if (turn.lastShareSold > Money{})
        turn.lastShareSold += std::max(Money{}, amount);
}

void TrainSales::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const Need need = needNow(m_game, books.position);
    judge.need(m_codes.player(move.by) == books.position.holdings.director(company).player(), Code::NotYourTurn,
               {{"turn", Party(company)}});
    judge.need(need.player.isValid(), Code::SaleNotNeeded, {{"needed", Money{}}, {"cash", Money{}}});
    if (judge.refused())
        return;
    playEmergencySale(books, need, move, judge);
}

void TrainSales::offer(const Position &position, CompanyId /*company*/, Offers &offers) const
{
    const Need need = needNow(m_game, position);
    if (need.player && need.most > Money{})
        offerEmergencySales(m_game, position, m_codes, need, offers);
}

Party DebtSales::due(const Position &position) const
{
    const PlayerId player = debtor(position);
    return player && position.round.kind != RoundKind::End ? Party(player) : Party::nobody();
}

void DebtSales::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    judge.need(move.kind == MoveKind::SellShares && by == due(books.position), Code::MustRaiseMoney,
               {{"player", due(books.position)}});
    if (!judge.refused())
        playEmergencySale(books, needNow(m_game, books.position), move, judge);
}

void DebtSales::offer(const Position &position, Offers &offers) const
{
    offerEmergencySales(m_game, position, m_codes, needNow(m_game, position), offers);
}

} // namespace flimnap::jr1836
