#include "features/waterfall/auction.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/privates.h"
#include "features/waterfall/standing.h"
#include "rounds/bids.h"

namespace flimnap::waterfall {

namespace {

State &change(Books &books)
{
    return books.position.parts.change<State>();
}

int seatOf(const Position &position, PlayerId player)
{
    return static_cast<int>(std::find(position.order.begin(), position.order.end(), player) - position.order.begin());
}

void sell(Books &books, PlayerId player, Money price)
{
    const PrivateId railway = firstUnsold(books.game, books.position);
    books.pay(player, Party::bank(), price, Reason::PrivatePurchase);
    books.movePrivate(railway, player);
    State &state = change(books);
    state.bids[railway] = ById<PlayerId, Money>(books.position.order.size());
    state.lot = {};
    state.dropped = {};
    state.lastBuyer = player;
    state.passed = 0;
    const PlayerId before = termsOf(books.game).followsAskers ? state.lastAsker : player;
    state.turnNumber = seatOf(books.position, before) + 1;
}

/// One bidder gets what is first now, several go on bidding for it; who bid least is asked first.
void sellWhatHasBids(Books &books)
{
    while (const PrivateId railway = firstUnsold(books.game, books.position)) {
        const std::vector<PlayerId> bidders = biddersFor(books.position, railway);
        if (bidders.empty())
            return;
        State &state = change(books);
        if (bidders.size() > 1) {
            state.lot = railway;
            state.bidder = seatOf(books.position, bidders.front());
            return;
        }
        sell(books, bidders.front(), state.bids[railway][bidders.front()]);
    }
}

void payOwners(Books &books)
{
    for (const PrivateId railway : ids(books.game.privates)) {
        if (const Party owner = books.position.privates[railway].owner; owner.isPlayer())
            books.pay(Party::bank(), owner, books.game.privates[railway].income, Reason::PrivateIncome);
    }
}

/// The player gets the first one at the price asked, and what has bids then is sold or auctioned.
void sellAtAskedPrice(Books &books, PlayerId player)
{
    change(books).lastAsker = player;
    sell(books, player, askedPrice(books.game, books.position));
    sellWhatHasBids(books);
}

/// The cheapest of all gets cheaper, in the end the next player takes it for nothing; or all owners get their income.
void settleLapOfPasses(Books &books)
{
    const Terms &terms = termsOf(books.game);
    const PrivateId railway = firstUnsold(books.game, books.position);
    State &state = change(books);
    state.passed = 0;
    if (railway == PrivateId(0)) {
        state.dropped += terms.drop;
        const Money price = askedPrice(books.game, books.position);
        books.tell(
            FeatureTold{"private_cheapened",
                        {Told::say("{private} costs only {price} now"), {{"private", railway}, {"price", price}}}});
        if (price <= Money{})
            sellAtAskedPrice(books, playerInTurn(books.game, books.position));
        return;
    }
    payOwners(books);
    if (!terms.followsAskers)
        state.turnNumber = seatOf(books.position, state.lastBuyer) + 1;
}

/// The next of those who bid for the lot is asked; the last one gets it.
void askNextBidder(Books &books)
{
    State &state = change(books);
    const auto &bids = state.bids[state.lot];
    do
        state.bidder = (state.bidder + 1) % static_cast<int>(books.position.order.size());
    while (bids[books.position.order[static_cast<std::size_t>(state.bidder)]] == Money{});
    if (biddersFor(books.position, state.lot).size() == 1)
        sellWhatHasBids(books);
}

bool isOnSale(const GameDefinition &game, const Position &position, PrivateId railway)
{
    return !stateOf(position).lot && railway == firstUnsold(game, position);
}

/// The lot that is auctioned, else all but the first.
std::vector<PrivateId> openForBids(const GameDefinition &game, const Position &position)
{
    if (const PrivateId lot = stateOf(position).lot)
        return {lot};
    const std::vector<PrivateId> unsold = unsoldPrivates(game, position);
    return {unsold.begin() + 1, unsold.end()};
}

std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return {};
    const PrivateId first = firstUnsold(game, position);
    return isOnSale(game, position, first) ? std::vector{first} : std::vector<PrivateId>();
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judge.need(isOnSale(game, position, purchase.railway), Code::PrivateNotOnSale, {{"private", purchase.railway}});
    if (judge.refused())
        return;
    const Money price = askedPrice(game, position);
    const Money cash = freeCash(position, purchase.player(), purchase.railway);
    judge.need(cash >= price, Code::NoCash, {{"player", purchase.by}, {"cash", cash}, {"needed", price}});
    judge.need(purchase.price.value_or(price) == price, Code::PriceChoice, {{"choices", price}});
}

void buy(Books &books, const Decision &purchase)
{
    sellAtAskedPrice(books, purchase.player());
}

std::optional<Stage> nextOfBid(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway)
        return openForBids(game, position);
    if (partial.amount)
        return {};
    const auto step = static_cast<int>(termsOf(game).raise.units);
    const auto least = static_cast<int>(leastBid(game, position, partial.railway).units);
    const auto cash = static_cast<int>(freeCash(position, partial.player(), partial.railway).units);
    return bidChoice(least, std::max(least, cash / step * step), step, step);
}

void judgeBid(const GameDefinition &game, const Position &position, const Decision &bid, Judge &judge)
{
    const std::vector<PrivateId> open = openForBids(game, position);
    judge.need(std::find(open.begin(), open.end(), bid.railway) != open.end(), Code::PrivateNotOnSale,
               {{"private", bid.railway}});
    if (judge.refused())
        return;
    const Money amount = *bid.amount;
    const Money raise = termsOf(game).raise;
    const Money least = leastBid(game, position, bid.railway);
    const Money cash = freeCash(position, bid.player(), bid.railway);
    judge.need(cash >= amount, Code::NoCash, {{"player", bid.by}, {"cash", cash}, {"needed", amount}});
    judge.need(amount > Money{}, Code::BidTooLow, {{"least", least}});
    judge.rule(amount >= least, Code::BidTooLow, {{"least", least}});
    judge.rule(amount.units % raise.units == 0, Code::BidStep, {{"step", raise}});
}

void placeBid(Books &books, const Decision &bid)
{
    State &state = change(books);
    state.bids[bid.railway][bid.player()] = *bid.amount;
    if (state.lot) {
        askNextBidder(books);
        return;
    }
    state.passed = 0;
    ++state.turnNumber;
}

/// Who passes while a lot is auctioned is out of it.
void pass(Books &books, const Decision &decision)
{
    State &state = change(books);
    if (state.lot) {
        state.bids[state.lot][decision.player()] = {};
        askNextBidder(books);
        return;
    }
    state.passed |= bit(decision.player());
    ++state.turnNumber;
    const std::vector<PlayerId> &order = books.position.order;
    if (std::all_of(order.begin(), order.end(), [&](PlayerId player) { return (state.passed & bit(player)) != 0; }))
        settleLapOfPasses(books);
}

constexpr std::array kinds{
    DecisionKind{MoveKind::BuyPrivate, nextOfPurchase, judgePurchase, buy},
    DecisionKind{MoveKind::Bid, nextOfBid, judgeBid, placeBid},
    DecisionKind{MoveKind::Pass, nothingToChoose, alwaysAllowed, pass},
};

} // namespace

Auction::Auction(const GameDefinition &game) : DecisionRound(game, kinds) {}

PrivateId Auction::lot(const Position &position) const
{
    return stateOf(position).lot;
}

void Auction::begin(Books &books) const
{
    change(books).bids = ById<PrivateId, ById<PlayerId, Money>>(static_cast<std::size_t>(game().privates.count()),
                                                                ById<PlayerId, Money>(books.position.order.size()));
    books.tell(TurnBegan{actor(books.position)});
}

void Auction::end(Books &books) const
{
    const State &state = stateOf(books.position);
    const PlayerId last = termsOf(game()).followsAskers ? state.lastAsker : state.lastBuyer;
    books.position.parts.drop<State>();
    std::vector<PlayerId> &order = books.position.order;
    const auto place = std::find(order.begin(), order.end(), last);
    if (place == order.end() || place + 1 == order.end())
        return;
    std::rotate(order.begin(), place + 1, order.end());
    books.tell(OrderChanged{});
}

bool Auction::isOver(const Position &position) const
{
    return !firstUnsold(game(), position);
}

Party Auction::actor(const Position &position) const
{
    return playerInTurn(game(), position);
}

Money Auction::boundCash(const Position &position, PlayerId player) const
{
    return waterfall::boundCash(position, player);
}

bool Auction::hasPassed(const Position &position, PlayerId player) const
{
    return (stateOf(position).passed & bit(player)) != 0;
}

bool Auction::giveTurn(Books &books, Party player) const
{
    if (!player.isPlayer() || stateOf(books.position).lot)
        return false;
    while (actor(books.position) != player)
        ++change(books).turnNumber;
    books.tell(TurnBegan{player});
    return true;
}

} // namespace flimnap::waterfall
