#include "rounds/stock_round.h"

#include <algorithm>
#include <bit>

#include "core/bit.h"
#include "dealings/shares.h"
#include "rounds/feature.h"
#include "rounds/player_order.h"
#include "rounds/stock_decisions.h"
#include "table/values.h"

namespace flimnap {

StockRound::StockRound(const GameDefinition &game, PlayerActions actions) : m_game(game), m_actions(std::move(actions))
{
    for (const Feature *feature : game.features)
        feature->addStockActions(game, m_actions);
}

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

    const Decisions dealings(m_game, shareDealings());
    const Decisions others(m_game, otherDealings());
    const Decisions &kinds = dealings.kindOf(move) != nullptr ? dealings : others;
    judge.need(kinds.kindOf(move) != nullptr, Code::WrongRound);
    if (judge.refused())
        return;
    kinds.play(books, player, move, judge);

    if (outOfTurn) {
        const StockState dealt = books.position.stock;
        books.position.stock = turn;
        books.position.stock.soldBefore = dealt.soldBefore;
        books.position.stock.boughtBefore = dealt.boughtBefore;
    }
}

void StockRound::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    Decisions(m_game, shareDealings()).offer(position, player, offers);
    Judge judge;
    judgeFreeToAct(m_game, position, player, {}, judge);
    judge.rule(!position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    const std::size_t firstAction = offers.size();
    for (const PlayerAction &action : m_actions)
        action.offer(position, player, offers);
    for (std::size_t index = firstAction; judge.refused() && index < offers.size(); ++index)
        offers[index].refusal = judge.verdict();
    Decisions(m_game, otherDealings()).offer(position, player, offers);
}

void StockRound::act(Books &books, const PlayerAction &action, PlayerId player, const Move &move, Judge &judge) const
{
    const bool isDue = Party(player) == actor(books.position);
    judgeFreeToAct(m_game, books.position, player, {}, judge);
    judge.rule(!isDue || !books.position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    if (judge.refused())
        return;
    action.play(books, player, move, judge);
    if (!judge.refused() && isDue)
        afterPurchase(books, player, {});
}

const PlayerAction *StockRound::actionFor(const Move &move) const
{
    const auto action = std::ranges::find_if(m_actions, [&](const PlayerAction &each) { return each.handles(move); });
    return action == m_actions.end() ? nullptr : &*action;
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
