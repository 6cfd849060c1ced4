#include "features/lots/auction.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/cash.h"
#include "dealings/privates.h"
#include "features/lots/standing.h"
#include "rounds/bids.h"

namespace flimnap::lots {

namespace {

State &change(Books &books)
{
    return books.position.parts.change<State>();
}

/// The player after the one who opened this lot opens the next, or who bought it does.
void sell(Books &books)
{
    State &state = change(books);
    const State sold = state;
    books.pay(sold.bidder, Party::bank(), sold.bid, Reason::PrivatePurchase);
    books.movePrivate(sold.lot, sold.bidder);
    books.position.privates[sold.lot].paid = sold.bid;
    state = {};
    state.turnNumber = sold.turnNumber + 1;
    while (termsOf(books.game).winnerOpens && playerInTurn(books.position) != sold.bidder)
        ++state.turnNumber;
}

/// To the next who may bid more; without any the lot is sold.
void passOn(Books &books)
{
    const auto players = static_cast<int>(books.position.order.size());
    State &state = change(books);
    for (int step = 1; step <= players; ++step) {
        const int seat = (state.seat + step) % players;
        if (!mayAnswer(state, books.position.order[static_cast<std::size_t>(seat)]))
            continue;
        state.seat = seat;
        return;
    }
    sell(books);
}

/// What is bid for, else any lot that is left.
std::vector<PrivateId> openForBids(const GameDefinition &game, const Position &position)
{
    if (const PrivateId running = stateOf(position).lot)
        return {running};
    std::vector<PrivateId> open;
    for (const Lot &lot : termsOf(game).lots) {
        if (position.privates[lot.railway].owner == Party::bank())
            open.push_back(lot.railway);
    }
    return open;
}

std::optional<Stage> nextOfBid(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway)
        return openForBids(game, position);
    if (partial.amount)
        return {};
    return bidChoice(static_cast<int>(leastBid(game, position, partial.railway).units),
                     static_cast<int>(position.ledger.balance(partial.player()).units), 1,
                     static_cast<int>(termsOf(game).raise.units));
}

void judgeBid(const GameDefinition &game, const Position &position, const Decision &bid, Judge &judge)
{
    const std::vector<PrivateId> open = openForBids(game, position);
    judge.need(std::find(open.begin(), open.end(), bid.railway) != open.end(), Code::PrivateNotOnSale,
               {{"private", bid.railway}});
    if (judge.refused())
        return;
    const Money least = leastBid(game, position, bid.railway);
    judge.rule(*bid.amount >= least, Code::BidTooLow, {{"least", least}});
    judgeCash(position, bid.player(), *bid.amount, judge);
}

void placeBid(Books &books, const Decision &bid)
{
    State &state = change(books);
    if (!state.lot) {
        state.lot = bid.railway;
        state.seat = state.turnNumber;
        state.passed = 0;
    }
    state.bid = *bid.amount;
    state.bidder = bid.player();
    if (termsOf(books.game).mayReturn)
        state.dropped = 0;
    passOn(books);
}

/// Who passes while a lot is bid for is out of it.
void pass(Books &books, const Decision &decision)
{
    State &state = change(books);
    if (state.lot) {
        state.dropped |= bit(decision.player());
        passOn(books);
        return;
    }
    state.passed |= bit(decision.player());
    ++state.turnNumber;
}

constexpr std::array kinds{
    DecisionKind{MoveKind::Bid, nextOfBid, judgeBid, placeBid},
    DecisionKind{MoveKind::Pass, nothingToChoose, alwaysAllowed, pass},
};

} // namespace

Auction::Auction(const GameDefinition &game) : DecisionRound(game, kinds) {}

void Auction::begin(Books &books) const
{
    change(books) = {};
    books.tell(TurnBegan{actor(books.position)});
}

void Auction::end(Books &books) const
{
    books.position.parts.drop<State>();
}

bool Auction::isOver(const Position &position) const
{
    const std::vector<PlayerId> &order = position.order;
    return unsoldPrivates(game(), position).empty() || std::all_of(order.begin(), order.end(), [&](PlayerId player) {
               return (stateOf(position).passed & bit(player)) != 0;
           });
}

Party Auction::actor(const Position &position) const
{
    return playerInTurn(position);
}

Money Auction::boundCash(const Position &position, PlayerId player) const
{
    const State &state = stateOf(position);
    return state.lot && state.bidder == player ? state.bid : Money{};
}

PrivateId Auction::lot(const Position &position) const
{
    return stateOf(position).lot;
}

bool Auction::hasPassed(const Position &position, PlayerId player) const
{
    const State &state = stateOf(position);
    return ((state.lot ? state.dropped : state.passed) & bit(player)) != 0;
}

bool Auction::giveTurn(Books &books, Party player) const
{
    if (!player.isPlayer() || (lot(books.position) && !mayAnswer(stateOf(books.position), player.player())))
        return false;
    State &state = change(books);
    int &seat = state.lot ? state.seat : state.turnNumber;
    while (playerInTurn(books.position) != player.player())
        ++seat;
    books.tell(TurnBegan{player});
    return true;
}

} // namespace flimnap::lots
