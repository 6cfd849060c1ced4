#include "rounds/stock_round.h"

#include <algorithm>
#include <bit>

#include "core/bit.h"
#include "dealings/shares.h"
#include "rounds/player_order.h"
#include "rounds/share_sales.h"
#include "table/values.h"

namespace flimnap {

void StockRound::begin(Draft &draft) const
{
    draft.position.stock = {};
    if (m_game.firstLapBackwards && draft.position.round.set == 1) {
        draft.position.stock.backwards = true;
        draft.position.stock.seat = static_cast<int>(draft.position.order.size()) - 1;
    }
    draft.position.stock.soldBefore = ById<PlayerId, std::uint32_t>(draft.position.order.size(), 0);
    if (m_game.sales.bought == BoughtShares::KeptThisRound)
        draft.position.stock.boughtBefore = ById<PlayerId, ById<CompanyId, int>>(
            draft.position.order.size(), ById<CompanyId, int>(static_cast<std::size_t>(m_game.companies.count())));
    draft.tell(TurnBegan{actor(draft.position)});
}

bool StockRound::isOver(const Position &position) const
{
    return std::popcount(position.stock.passed) == static_cast<int>(position.order.size());
}

Party StockRound::actor(const Position &position) const
{
    return position.order[static_cast<std::size_t>(position.stock.seat)];
}

bool StockRound::giveTurn(Draft &draft, Party player) const
{
    if (!player.isPlayer())
        return false;
    StockState &stock = draft.position.stock;
    const std::vector<PlayerId> &order = draft.position.order;
    stock.seat = static_cast<int>(std::find(order.begin(), order.end(), player.player()) - order.begin());
    stock.passed = 0;
    stock.backwards = false;
    forgetTurn(stock);
    stock.justBought = {};
    draft.tell(TurnBegan{player});
    return true;
}

void StockRound::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(draft.position);
    const bool outOfTurn = by != due;
    const PlayerId player = by.player();
    if (move.kind == MoveKind::SellShares && player && draft.position.stock.justBought == player)
        judge.rule(!outOfTurn, Code::SaleAfterPurchase, {{"player", by}});
    if (move.kind == MoveKind::Pass)
        judge.need(!outOfTurn, Code::NotYourTurn, {{"turn", due}});
    judge.need(player.isValid() || by.isCompany(), Code::WrongRound);
    judge.rule(!outOfTurn, Code::NotYourTurn, {{"turn", due}});
    judge.need(player.isValid(), Code::WrongRound);
    if (judge.refused())
        return;

    if (const PlayerAction *action = actionFor(move)) {
        act(draft, *action, player, move, judge);
        return;
    }
    // Dealt by agreement out of turn: nobody's turn is touched by it.
    const StockState turn = draft.position.stock;
    if (outOfTurn)
        forgetTurn(draft.position.stock);

    switch (move.kind) {
    case MoveKind::StartCompany:
        start(draft, player, move, judge);
        break;
    case MoveKind::BuyShare:
        buy(draft, player, move, judge);
        break;
    case MoveKind::SellShares:
        sell(draft, player, move, judge);
        break;
    case MoveKind::RepayDebt:
        repay(draft, player, move, judge);
        break;
    case MoveKind::Pass:
        judgeFreeToAct(draft.position, player, {}, judge);
        if (!judge.refused())
            pass(draft, player);
        break;
    default:
        judge.need(false, Code::WrongRound);
    }

    if (outOfTurn) {
        const StockState dealt = draft.position.stock;
        draft.position.stock = turn;
        draft.position.stock.soldBefore = dealt.soldBefore;
        draft.position.stock.boughtBefore = dealt.boughtBefore;
    }
}

void StockRound::judgeFreeToAct(const Position &position, PlayerId player, CompanyId bought, Judge &judge) const
{
    judge.rule(!mustSellDown(m_game, position, player), Code::MustSell,
               {{"player", Party(player)}, {"held", certificates(m_game, position, player)}});
    for (const CompanyId company : directedBy(m_game, position, player))
        judge.rule(!position.companies[company].owesShare || company == bought, Code::MustBuyShare,
                   {{"player", Party(player)}, {"company", Party(company)}});
}

void StockRound::start(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.need(company.isValid(), Code::UnknownName, {{"company", move.company}});
    if (judge.refused())
        return;
    const CompanyStart start{player, company, Money{move.price.value_or(0)}};
    judgeFreeToAct(draft.position, player, company, judge);
    judgeStart(m_game, draft.position, start, judge);
    if (judge.refused())
        return;
    startCompany(draft, start);
    afterPurchase(draft, player, company);
}

void StockRound::buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const SharePurchase purchase = purchaseOf(m_game, draft.position, player, move, judge);
    if (judge.refused())
        return;
    judgeFreeToAct(draft.position, player, purchase.company, judge);
    judgePurchase(m_game, draft.position, purchase, judge);
    if (judge.refused())
        return;
    buyShare(draft, purchase);
    afterPurchase(draft, player, purchase.company);
}

void StockRound::sell(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const ShareSale sale = saleOf(m_game, draft.position, player, move, judge);
    if (judge.refused())
        return;
    judgeSale(m_game, draft.position, sale, judge);
    if (judge.refused())
        return;
    sellShares(draft, sale);
    draft.position.stock.justBought = {};
    draft.position.stock.lastActor = player;
}

void StockRound::act(Draft &draft, const PlayerAction &action, PlayerId player, const Move &move, Judge &judge) const
{
    const bool isDue = Party(player) == actor(draft.position);
    judgeFreeToAct(draft.position, player, {}, judge);
    judge.rule(!isDue || !draft.position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    if (judge.refused())
        return;
    action.play(draft, player, move, judge);
    if (!judge.refused() && isDue)
        afterPurchase(draft, player, {});
}

const PlayerAction *StockRound::actionFor(const Move &move) const
{
    for (const auto &action : m_actions) {
        if (action->handles(move))
            return action.get();
    }
    return nullptr;
}

void StockRound::repay(Draft &draft, PlayerId player, const Move &move, Judge &judge)
{
    const PlayerState &state = draft.position.players[player];
    const Money amount{move.amount.value_or(0)};
    const Money most = std::min(state.debt, draft.cash(player));
    judge.need(amount >= Money{1} && amount <= most, Code::RepayRange, {{"least", 1}, {"most", most}});
    if (judge.refused())
        return;
    draft.pay(player, Party::bank(), amount, Reason::Repayment);
    const Money left = state.debt - amount;
    const LoanTerms &terms = draft.game.loans;
    const Money penalty = terms.penaltyEndsWithDebt
                              ? std::min(state.penalty, shareRoundedUp(left, terms.penaltyPercent, 100))
                              : state.penalty;
    draft.setDebt(player, left, penalty);
}

void StockRound::pass(Draft &draft, PlayerId player) const
{
    StockState &stock = draft.position.stock;
    const bool didNothing = stock.soldThisTurn == 0 && !stock.hasBought;
    stock.passed = didNothing ? stock.passed | bit(player) : 0;
    stock.justBought = {};
    nextTurn(draft);
}

/// The turn is over, unless selling may follow.
void StockRound::afterPurchase(Draft &draft, PlayerId player, CompanyId company) const
{
    StockState &stock = draft.position.stock;
    stock.lastActor = player;
    stock.passed = 0;
    if (m_game.sales.turn == StockTurn::SalesThenPurchase) {
        stock.justBought = player;
        nextTurn(draft);
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
void StockRound::nextTurn(Draft &draft) const
{
    StockState &stock = draft.position.stock;
    forgetTurn(stock);
    if (!stock.backwards)
        stock.seat = (stock.seat + 1) % static_cast<int>(draft.position.order.size());
    else if (stock.seat > 0)
        --stock.seat;
    else
        stock.backwards = false;
    draft.tell(TurnBegan{actor(draft.position)});
}

bool StockRound::hasPassed(const Position &position, PlayerId player) const
{
    return (position.stock.passed & bit(player)) != 0;
}

void StockRound::finish(Draft &draft)
{
    raiseSoldOutCompanies(draft);
    chargeInterest(draft);
    settleTurnOrder(draft);
}

void StockRound::raiseSoldOutCompanies(Draft &draft)
{
    std::vector<CompanyId> soldOut;
    for (const CompanyId company : ids(draft.game.companies)) {
        const CompanyClass &size = draft.classOf(company);
        const CompanyStatus status = draft.position.companies[company].status;
        // A company still to be formed, or to set out, rises like one that operates.
        const bool isRunning = status == CompanyStatus::Operating ||
                               (status == CompanyStatus::Started && (size.isFormedByPhase() || size.setsOutInTurn));
        if (size.hasShares() && isRunning && draft.position.holdings.unitsOfPlayers(company) == size.units)
            soldOut.push_back(company);
    }
    std::sort(soldOut.begin(), soldOut.end(),
              [&](CompanyId a, CompanyId b) { return actsBefore(draft.game, draft.position, a, b); });
    for (const CompanyId company : soldOut)
        draft.moveMarker(company, Direction::Up);
}

void StockRound::chargeInterest(Draft &draft)
{
    for (const PlayerId player : ids(draft.position.players)) {
        const PlayerState state = draft.position.players[player];
        const Money owed = debtAfterInterest(draft.game, state.debt);
        if (owed != state.debt)
            draft.setDebt(player, owed, state.penalty);
    }
}

/// Who has most cash gets the first card; or the player after the one who acted last gets the priority card.
void StockRound::settleTurnOrder(Draft &draft)
{
    if (draft.game.turnOrder == TurnOrder::CashCards) {
        dealOrderCards(draft, FirstCard::MostCash);
        return;
    }
    std::vector<PlayerId> &order = draft.position.order;
    const auto last = std::find(order.begin(), order.end(), draft.position.stock.lastActor);
    if (last == order.end() || last + 1 == order.end())
        return; // nobody acted, or the card comes back to its holder
    std::rotate(order.begin(), last + 1, order.end());
    draft.tell(OrderChanged{});
}

} // namespace flimnap
