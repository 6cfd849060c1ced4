#include "rounds/stock_round.h"

#include <algorithm>
#include <bit>

#include "core/bit.h"
#include "dealings/shares.h"
#include "rounds/player_order.h"
#include "rounds/share_sales.h"
#include "table/values.h"

namespace flimnap {

void StockRound::begin(Books &books) const
{
    books.position.stock = {};
    if (m_game.firstLapBackwards && books.position.round.set == 1) {
        books.position.stock.backwards = true;
        books.position.stock.seat = static_cast<int>(books.position.order.size()) - 1;
    }
    books.position.stock.soldBefore = ById<PlayerId, std::uint32_t>(books.position.order.size(), 0);
    if (m_game.sales.bought == BoughtShares::KeptThisRound)
        books.position.stock.boughtBefore = ById<PlayerId, ById<CompanyId, int>>(
            books.position.order.size(), ById<CompanyId, int>(static_cast<std::size_t>(m_game.companies.count())));
    books.tell(TurnBegan{actor(books.position)});
}

bool StockRound::isOver(const Position &position) const
{
    return std::popcount(position.stock.passed) == static_cast<int>(position.order.size());
}

Party StockRound::actor(const Position &position) const
{
    return position.order[static_cast<std::size_t>(position.stock.seat)];
}

bool StockRound::giveTurn(Books &books, Party player) const
{
    if (!player.isPlayer())
        return false;
    StockState &stock = books.position.stock;
    const std::vector<PlayerId> &order = books.position.order;
    stock.seat = static_cast<int>(std::find(order.begin(), order.end(), player.player()) - order.begin());
    stock.passed = 0;
    stock.backwards = false;
    forgetTurn(stock);
    stock.justBought = {};
    books.tell(TurnBegan{player});
    return true;
}

void StockRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    const bool outOfTurn = by != due;
    const PlayerId player = by.player();
    if (move.kind == MoveKind::SellShares && player && books.position.stock.justBought == player)
        judge.rule(!outOfTurn, tooLateToSell(m_game), {{"player", by}});
    if (move.kind == MoveKind::Pass)
        judge.need(!outOfTurn, Code::NotYourTurn, {{"turn", due}});
    judge.need(player.isValid() || by.isCompany(), Code::WrongRound);
    judge.rule(!outOfTurn, Code::NotYourTurn, {{"turn", due}});
    judge.need(player.isValid(), Code::WrongRound);
    if (judge.refused())
        return;

    if (const PlayerAction *action = actionFor(move)) {
        act(books, *action, player, move, judge);
        return;
    }
    // Dealt by agreement out of turn: nobody's turn is touched by it.
    const StockState turn = books.position.stock;
    if (outOfTurn)
        forgetTurn(books.position.stock);

    switch (move.kind) {
    case MoveKind::StartCompany:
        start(books, player, move, judge);
        break;
    case MoveKind::BuyShare:
        buy(books, player, move, judge);
        break;
    case MoveKind::SellShares:
        sell(books, player, move, judge);
        break;
    case MoveKind::RepayDebt:
        repay(books, player, move, judge);
        break;
    case MoveKind::Pass:
        judgeFreeToAct(books.position, player, {}, judge);
        if (!judge.refused())
            pass(books, player);
        break;
    default:
        judge.need(false, Code::WrongRound);
    }

    if (outOfTurn) {
        const StockState dealt = books.position.stock;
        books.position.stock = turn;
        books.position.stock.soldBefore = dealt.soldBefore;
        books.position.stock.boughtBefore = dealt.boughtBefore;
    }
}

void StockRound::judgeFreeToAct(const Position &position, PlayerId player, CompanyId bought, Judge &judge) const
{
    const bool hasTooMany = isOverCertificateLimit(m_game, position, player);
    judge.rule(!mustSellDown(m_game, position, player), hasTooMany ? Code::MustSell : Code::HoldsTooMuch,
               {{"player", Party(player)}});
    for (const CompanyId company : directedBy(m_game, position, player))
        judge.rule(!position.companies[company].owesShare || company == bought, Code::MustBuyShare,
                   {{"player", Party(player)}, {"company", Party(company)}});
}

void StockRound::start(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return;
    const CompanyStart start{player, company, Money{move.price.value_or(0)}};
    judgeFreeToAct(books.position, player, company, judge);
    judgeStart(m_game, books.position, start, judge);
    if (judge.refused())
        return;
    startCompany(books, start);
    afterPurchase(books, player, company);
}

void StockRound::buy(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const SharePurchase purchase = purchaseOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    judgeFreeToAct(books.position, player, purchase.company, judge);
    judgePurchase(m_game, books.position, purchase, judge);
    if (judge.refused())
        return;
    buyShare(books, purchase);
    afterPurchase(books, player, purchase.company);
}

void StockRound::sell(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const ShareSale sale = saleOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    judgeSale(m_game, books.position, sale, judge);
    if (judge.refused())
        return;
    sellShares(books, sale);
    books.position.stock.justBought = {};
    books.position.stock.lastActor = player;
}

void StockRound::act(Books &books, const PlayerAction &action, PlayerId player, const Move &move, Judge &judge) const
{
    const bool isDue = Party(player) == actor(books.position);
    judgeFreeToAct(books.position, player, {}, judge);
    judge.rule(!isDue || !books.position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    if (judge.refused())
        return;
    action.play(books, player, move, judge);
    if (!judge.refused() && isDue)
        afterPurchase(books, player, {});
}

const PlayerAction *StockRound::actionFor(const Move &move) const
{
    for (const auto &action : m_actions) {
        if (action->handles(move))
            return action.get();
    }
    return nullptr;
}

void StockRound::repay(Books &books, PlayerId player, const Move &move, Judge &judge)
{
    const PlayerState &state = books.position.players[player];
    const Money amount{move.amount.value_or(0)};
    const Money most = std::min(state.debt, books.cash(player));
    judge.need(amount >= Money{1} && amount <= most, Code::RepayRange, {{"most", most}});
    if (judge.refused())
        return;
    books.pay(player, Party::bank(), amount, Reason::Repayment);
    const Money left = state.debt - amount;
    const LoanTerms &terms = books.game.loans;
    const Money penalty = terms.penaltyEndsWithDebt
                              ? std::min(state.penalty, shareRoundedUp(left, terms.penaltyPercent, 100))
                              : state.penalty;
    books.setDebt(player, left, penalty);
}

void StockRound::pass(Books &books, PlayerId player) const
{
    StockState &stock = books.position.stock;
    const bool didNothing = stock.soldThisTurn == 0 && !stock.hasBought;
    stock.passed = didNothing ? stock.passed | bit(player) : 0;
    stock.justBought = {};
    nextTurn(books);
}

/// The turn is over, unless selling may follow.
void StockRound::afterPurchase(Books &books, PlayerId player, CompanyId company) const
{
    StockState &stock = books.position.stock;
    stock.lastActor = player;
    stock.passed = 0;
    if (m_game.sales.turn == StockTurn::SalesThenPurchase) {
        stock.justBought = player;
        nextTurn(books);
        return;
    }
    stock.hasBought = true;
    stock.soldBeforeBuying |= stock.soldThisTurn != 0;
    stock.markersBeforeSales.reset();
    stock.boughtNow = company;
}

void StockRound::forgetTurn(StockState &stock)
{
    stock.soldThisTurn = 0;
    stock.soldFor.clear();
    stock.hasBought = false;
    stock.soldBeforeBuying = false;
    stock.boughtNow = {};
    stock.markersBeforeSales.reset();
}

/// The next in the order; after a lap backwards the first seat begins the next lap.
void StockRound::nextTurn(Books &books) const
{
    StockState &stock = books.position.stock;
    forgetTurn(stock);
    if (!stock.backwards)
        stock.seat = (stock.seat + 1) % static_cast<int>(books.position.order.size());
    else if (stock.seat > 0)
        --stock.seat;
    else
        stock.backwards = false;
    books.tell(TurnBegan{actor(books.position)});
}

bool StockRound::hasPassed(const Position &position, PlayerId player) const
{
    return (position.stock.passed & bit(player)) != 0;
}

void StockRound::finish(Books &books)
{
    raiseSoldOutCompanies(books);
    chargeInterest(books);
    settleTurnOrder(books);
}

void StockRound::raiseSoldOutCompanies(Books &books)
{
    std::vector<CompanyId> soldOut;
    for (const CompanyId company : ids(books.game.companies)) {
        const CompanyClass &size = books.classOf(company);
        const CompanyStatus status = books.position.companies[company].status;
        // A company still to be formed, or to set out, rises like one that operates.
        const bool isRunning = status == CompanyStatus::Operating ||
                               (status == CompanyStatus::Started && (size.isFormedByPhase() || size.setsOutInTurn));
        if (size.hasShares() && isRunning && books.position.holdings.unitsOfPlayers(company) == size.units)
            soldOut.push_back(company);
    }
    std::sort(soldOut.begin(), soldOut.end(),
              [&](CompanyId a, CompanyId b) { return actsBefore(books.game, books.position, a, b); });
    for (const CompanyId company : soldOut)
        books.moveMarker(company, Direction::Up);
}

void StockRound::chargeInterest(Books &books)
{
    for (const PlayerId player : ids(books.position.players)) {
        const PlayerState state = books.position.players[player];
        const Money owed = debtAfterInterest(books.game, state.debt);
        if (owed != state.debt)
            books.setDebt(player, owed, state.penalty);
    }
}

/// Who has most cash gets the first card; or the player after the one who acted last gets the priority card.
void StockRound::settleTurnOrder(Books &books)
{
    if (books.game.turnOrder == TurnOrder::CashCards) {
        dealOrderCards(books, FirstCard::MostCash);
        return;
    }
    std::vector<PlayerId> &order = books.position.order;
    const auto last = std::find(order.begin(), order.end(), books.position.stock.lastActor);
    if (last == order.end() || last + 1 == order.end())
        return; // nobody acted, or the card comes back to its holder
    std::rotate(order.begin(), last + 1, order.end());
    books.tell(OrderChanged{});
}

} // namespace flimnap
