#include "rounds/stock_round.h"

#include <algorithm>

#include "dealings/shares.h"
#include "rounds/player_order.h"

namespace flimnap {

void StockRound::begin(Draft &draft) const
{
    draft.position.stock = {};
    draft.position.stock.soldBefore = ById<PlayerId, std::uint32_t>(draft.position.order.size(), 0);
    draft.tell(TurnBegan{actor(draft.position)});
}

bool StockRound::isOver(const Position &position) const
{
    return position.stock.passesInARow == static_cast<int>(position.order.size());
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
    stock.passesInARow = 0;
    stock.soldThisTurn = 0;
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

    // Dealt by agreement out of turn: nobody's turn is touched by it.
    const StockState turn = draft.position.stock;
    if (outOfTurn)
        draft.position.stock.soldThisTurn = 0;

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
        judgeFreeToAct(draft.position, player, judge);
        if (!judge.refused())
            pass(draft);
        break;
    default:
        judge.need(false, Code::WrongRound);
    }

    if (outOfTurn) {
        const auto soldBefore = draft.position.stock.soldBefore;
        draft.position.stock = turn;
        draft.position.stock.soldBefore = soldBefore;
    }
}

void StockRound::judgeFreeToAct(const Position &position, PlayerId player, Judge &judge) const
{
    const bool mustSell = isOverCertificateLimit(m_game, position, player) && hasLegalSale(m_game, position, player);
    judge.rule(!mustSell, Code::MustSell,
               {{"player", Party(player)}, {"held", certificates(m_game, position, player)}});
}

void StockRound::start(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.need(company.isValid(), Code::UnknownName, {{"company", move.company}});
    if (judge.refused())
        return;
    const CompanyStart start{player, company, Money{move.price.value_or(0)}};
    judgeFreeToAct(draft.position, player, judge);
    judgeStart(m_game, draft.position, start, judge);
    if (judge.refused())
        return;
    startCompany(draft, start);
    draft.position.stock.justBought = player;
    endTurn(draft);
}

void StockRound::buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.need(company.isValid(), Code::UnknownName, {{"company", move.company}});
    if (judge.refused())
        return;
    const int certificate = m_game.classOf(company).percent(1);
    judge.need(!move.percent || *move.percent == certificate, Code::BadValue,
               {{"key", std::string("percent")}, {"right", certificate}});
    judge.need(move.from.empty() || move.from == "bank", Code::BadValue,
               {{"key", std::string("from")}, {"right", std::string("bank")}});
    judgeFreeToAct(draft.position, player, judge);
    judgePurchase(m_game, draft.position, {player, company}, judge);
    if (judge.refused())
        return;
    buyShare(draft, {player, company});
    draft.position.stock.justBought = player;
    endTurn(draft);
}

void StockRound::sell(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.need(company.isValid(), Code::UnknownName, {{"company", move.company}});
    if (judge.refused())
        return;
    const CompanyClass &size = m_game.classOf(company);
    const int percent = move.percent.value_or(0);
    judge.need(percent > 0 && percent % size.percent(1) == 0, Code::BadValue,
               {{"key", std::string("percent")}, {"right", size.percent(1)}});
    const ShareSale sale{player, company, percent / size.percent(1)};
    judgeSale(m_game, draft.position, sale, judge);
    if (judge.refused())
        return;
    sellShares(draft, sale);
    draft.position.stock.justBought = {};
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
    draft.setDebt(player, state.debt - amount, state.penalty);
}

void StockRound::pass(Draft &draft) const
{
    StockState &stock = draft.position.stock;
    const int passes = stock.soldThisTurn == 0 ? stock.passesInARow + 1 : 0;
    stock.justBought = {};
    endTurn(draft);
    stock.passesInARow = passes;
}

void StockRound::endTurn(Draft &draft) const
{
    StockState &stock = draft.position.stock;
    stock.passesInARow = 0;
    stock.soldThisTurn = 0;
    stock.seat = (stock.seat + 1) % static_cast<int>(draft.position.order.size());
    draft.tell(TurnBegan{actor(draft.position)});
}

void StockRound::finish(Draft &draft)
{
    for (const CompanyId company : operatingOrder(draft.game, draft.position)) {
        if (draft.position.holdings.units(Party::bank(), company) == 0)
            draft.moveMarker(company, Direction::Up);
    }
    dealOrderCards(draft, FirstCard::MostCash);
}

} // namespace flimnap
