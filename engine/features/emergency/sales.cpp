#include "features/emergency/sales.h"

#include <algorithm>

#include "rounds/share_stages.h"

namespace flimnap::emergency {

namespace {

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
    const std::vector<Money> prices = pricesToHelpWith(game, books.position, need.company);
    const Money reach = available + raisable(game, std::move(books.position), need);
    const auto aim = std::ranges::upper_bound(prices, available - lastShare);
    const bool isAimed = aim != prices.end();
    judge.rule(reach < need.least || (isAimed && *aim <= reach), Code::SaleInVain,
               {{"reach", reach}, {"needed", isAimed ? *aim : need.most}});
}

/// The table as it lies for sales: where further blocks may be sold, as if none had been.
Position opened(const GameDefinition &game, const Position &position, const Need &need)
{
    const bool isFree =
        need.purpose == NeededFor::Debt || (need.purpose == NeededFor::Train && !termsOf(game).oneBlockEach);
    return isFree ? withoutBlocks(position) : position;
}

void judgeEmergencySale(const GameDefinition &game, const Position &position, const Position &open, const Need &need,
                        const ShareSale &sale, Judge &judge)
{
    const Terms &terms = termsOf(game);
    judge.need(need.isPressing() || terms.aim == Aim::Dearest, Code::SaleNotNeeded,
               {{"needed", need.most}, {"cash", need.cash}});
    judgeSellable(game, open, need, sale, judge);
    if (judge.refused())
        return;
    const Money withoutLast = need.cash + salePrice(game, position, sale.company) * smallerSale(game, position, sale);
    judge.rule(withoutLast < need.most, Code::SaleNotNeeded, {{"needed", need.most}, {"cash", withoutLast}});
    if (!judge.refused() && need.purpose == NeededFor::Train && terms.aim == Aim::InReach)
        judgeUse(game, position, need, sale, judge);
}

void offerEmergencySales(const GameDefinition &game, const Position &position, const Need &need, Offers &offers)
{
    const Position open = opened(game, position, need);
    const auto judgeIt = [&](const ShareSale &sale, Judge &judge) {
        judgeEmergencySale(game, position, open, need, sale, judge);
    };
    offerSales(game, position, need.player, judgeIt, offers);
}

void playEmergencySale(Books &books, const Need &need, const Move &move, Judge &judge)
{
    const Decision decision = decisionOf(books.game, need.player, move, judge);
    if (judge.refused())
        return;
    const ShareSale sale = saleOf(books.game, books.position, decision, judge);
    if (judge.refused())
        return;
    judgeEmergencySale(books.game, books.position, opened(books.game, books.position, need), need, sale, judge);
    if (judge.refused())
        return;
    const int neededUnits = sale.units - smallerSale(books.game, books.position, sale);
    if (need.purpose == NeededFor::Train)
        books.position.operating.turn.lastShareSold = salePrice(books.game, books.position, sale.company) * neededUnits;
    sellShares(books, sale);
}

} // namespace

void allowFurtherBlocks(Books &books)
{
    StockState &stock = books.position.stock;
    const bool isTurnOver = companyInTurn(books.position) && books.position.operating.turn.isOver;
    if (stock.soldThisTurn == 0 || books.game.sales.joinsSameTurn || isTurnOver)
        return;
    const Need need = needOfAnybody(books.game, books.position);
    const auto companies = ids(books.game.companies);
    const bool hasFirstBlock = std::any_of(companies.begin(), companies.end(), [&](CompanyId company) {
        return mostSellable(books.game, books.position, need, company) > 0;
    });
    if (!need.isPressing() || need.purpose == NeededFor::Debt || hasFirstBlock)
        return;
    stock.soldThisTurn = 0;
    stock.soldBeforeBuying = true;
}

/// It comes here for the company and its director alone.
void TrainSales::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const PlayerId director = books.position.holdings.director(company).player();
    judge.need(director && !m_game.findCompany(move.by), Code::NotYourTurn, {{"turn", Party(company)}});
    if (judge.refused())
        return;
    const Need need = needNow(m_game, books.position);
    const Money cash = books.cash(company) + books.cash(director);
    judge.need(need.player == director, Code::SaleNotNeeded, {{"needed", Money{}}, {"cash", cash}});
    if (!judge.refused())
        playEmergencySale(books, need, move, judge);
}

void TrainSales::offer(const Position &position, CompanyId /*company*/, Offers &offers) const
{
    const Need need = needNow(m_game, position);
    if (need.isPressing() || (need.player && termsOf(m_game).aim == Aim::Dearest))
        offerEmergencySales(m_game, position, need, offers);
}

Party DebtSales::due(const Position &position) const
{
    const PlayerId player = debtor(position);
    return player ? Party(player) : Party::nobody();
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
    offerEmergencySales(m_game, position, needNow(m_game, position), offers);
}

} // namespace flimnap::emergency
