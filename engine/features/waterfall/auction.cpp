#include "features/waterfall/auction.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/privates.h"
#include "features/waterfall/standing.h"
#include "rounds/bids.h"

namespace flimnap::waterfall {

namespace {

State &change(Draft &draft)
{
    return draft.position.parts.change<State>();
}

int seatOf(const Position &position, PlayerId player)
{
    return static_cast<int>(std::find(position.order.begin(), position.order.end(), player) - position.order.begin());
}

void sell(Draft &draft, PlayerId player, Money price)
{
    const PrivateId railway = firstUnsold(draft.game, draft.position);
    draft.pay(player, Party::bank(), price, Reason::PrivatePurchase);
    draft.movePrivate(railway, player);
    State &state = change(draft);
    state.bids[railway] = ById<PlayerId, Money>(draft.position.order.size());
    state.lot = {};
    state.dropped = {};
    state.lastBuyer = player;
    state.passed = 0;
    const PlayerId before = termsOf(draft.game).followsAskers ? state.lastAsker : player;
    state.turnNumber = seatOf(draft.position, before) + 1;
}

/// One bidder gets what is first now, several go on bidding for it; who bid least is asked first.
void sellWhatHasBids(Draft &draft)
{
    while (const PrivateId railway = firstUnsold(draft.game, draft.position)) {
        const std::vector<PlayerId> bidders = biddersFor(draft.position, railway);
        if (bidders.empty())
            return;
        State &state = change(draft);
        if (bidders.size() > 1) {
            state.lot = railway;
            state.bidder = seatOf(draft.position, bidders.front());
            return;
        }
        sell(draft, bidders.front(), state.bids[railway][bidders.front()]);
    }
}

void payOwners(Draft &draft)
{
    for (const PrivateId railway : ids(draft.game.privates)) {
        if (const Party owner = draft.position.privates[railway].owner; owner.isPlayer())
            draft.pay(Party::bank(), owner, draft.game.privates[railway].income, Reason::PrivateIncome);
    }
}

/// The player gets the first one at the price asked, and what has bids then is sold or auctioned.
void sellAtAskedPrice(Draft &draft, PlayerId player)
{
    change(draft).lastAsker = player;
    sell(draft, player, askedPrice(draft.game, draft.position));
    sellWhatHasBids(draft);
}

/// The cheapest of all gets cheaper, in the end the next player takes it for nothing; or all owners get their income.
void settleLapOfPasses(Draft &draft)
{
    const Terms &terms = termsOf(draft.game);
    const PrivateId railway = firstUnsold(draft.game, draft.position);
    State &state = change(draft);
    state.passed = 0;
    if (railway == PrivateId(0)) {
        state.dropped += terms.drop;
        const Money price = askedPrice(draft.game, draft.position);
        draft.tell(FeatureTold{
            "private_cheapened", Sentence::say("%1 costs only %2 now"), {{"private", railway}, {"price", price}}});
        if (price <= Money{})
            sellAtAskedPrice(draft, playerInTurn(draft.game, draft.position));
        return;
    }
    payOwners(draft);
    if (!terms.followsAskers)
        state.turnNumber = seatOf(draft.position, state.lastBuyer) + 1;
}

/// The next of those who bid for the lot is asked; the last one gets it.
void askNextBidder(Draft &draft)
{
    State &state = change(draft);
    const auto &bids = state.bids[state.lot];
    do
        state.bidder = (state.bidder + 1) % static_cast<int>(draft.position.order.size());
    while (bids[draft.position.order[static_cast<std::size_t>(state.bidder)]] == Money{});
    if (biddersFor(draft.position, state.lot).size() == 1)
        sellWhatHasBids(draft);
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
    judge.need(isOnSale(game, position, purchase.railway), Code::NotOnSale,
               {{"private", game.privates[purchase.railway].code}});
    if (judge.refused())
        return;
    const Money price = askedPrice(game, position);
    const Money cash = freeCash(position, purchase.by, purchase.railway);
    judge.need(cash >= price, Code::NoCash, {{"player", Party(purchase.by)}, {"cash", cash}, {"needed", price}});
    judge.need(purchase.price.value_or(price) == price, Code::PriceRange, {{"least", price}, {"most", price}});
}

void buy(Draft &draft, const Decision &purchase)
{
    sellAtAskedPrice(draft, purchase.by);
}

std::optional<Stage> nextOfBid(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway)
        return openForBids(game, position);
    if (partial.amount)
        return {};
    const auto step = static_cast<int>(termsOf(game).raise.units);
    const auto least = static_cast<int>(leastBid(game, position, partial.railway).units);
    const auto cash = static_cast<int>(freeCash(position, partial.by, partial.railway).units);
    return bidChoice(least, std::max(least, cash / step * step), step, step);
}

void judgeBid(const GameDefinition &game, const Position &position, const Decision &bid, Judge &judge)
{
    const std::vector<PrivateId> open = openForBids(game, position);
    judge.need(std::find(open.begin(), open.end(), bid.railway) != open.end(), Code::NotOnSale,
               {{"private", game.privates[bid.railway].code}});
    if (judge.refused())
        return;
    const Money amount = *bid.amount;
    const Money raise = termsOf(game).raise;
    const Money least = leastBid(game, position, bid.railway);
    const Money cash = freeCash(position, bid.by, bid.railway);
    judge.need(cash >= amount, Code::NoCash, {{"player", Party(bid.by)}, {"cash", cash}, {"needed", amount}});
    judge.need(amount > Money{}, Code::BidTooLow, {{"amount", amount}, {"least", least}});
    judge.rule(amount >= least, Code::BidTooLow, {{"amount", amount}, {"least", least}});
    judge.rule(amount.units % raise.units == 0, Code::BidStep, {{"amount", amount}, {"step", raise}});
}

void placeBid(Draft &draft, const Decision &bid)
{
    State &state = change(draft);
    state.bids[bid.railway][bid.by] = *bid.amount;
    if (state.lot) {
        askNextBidder(draft);
        return;
    }
    state.passed = 0;
    ++state.turnNumber;
}

/// Who passes while a lot is auctioned is out of it.
void pass(Draft &draft, const Decision &decision)
{
    State &state = change(draft);
    if (state.lot) {
        state.bids[state.lot][decision.by] = {};
        askNextBidder(draft);
        return;
    }
    state.passed |= bit(decision.by);
    ++state.turnNumber;
    const std::vector<PlayerId> &order = draft.position.order;
    if (std::all_of(order.begin(), order.end(), [&](PlayerId player) { return (state.passed & bit(player)) != 0; }))
        settleLapOfPasses(draft);
}

constexpr std::array kinds{
    DecisionKind{MoveKind::BuyPrivate, nextOfPurchase, judgePurchase, buy},
    DecisionKind{MoveKind::Bid, nextOfBid, judgeBid, placeBid},
    DecisionKind{MoveKind::Pass, nothingToChoose, alwaysAllowed, pass},
};

} // namespace

Auction::Auction(const GameDefinition &game, const Codes &codes) : DecisionRound(game, codes, kinds) {}

PrivateId Auction::lot(const Position &position) const
{
    return stateOf(position).lot;
}

void Auction::begin(Draft &draft) const
{
    change(draft).bids = ById<PrivateId, ById<PlayerId, Money>>(static_cast<std::size_t>(game().privates.count()),
                                                                ById<PlayerId, Money>(draft.position.order.size()));
    draft.tell(TurnBegan{actor(draft.position)});
}

void Auction::end(Draft &draft) const
{
    const State &state = stateOf(draft.position);
    const PlayerId last = termsOf(game()).followsAskers ? state.lastAsker : state.lastBuyer;
    draft.position.parts.drop<State>();
    std::vector<PlayerId> &order = draft.position.order;
    const auto place = std::find(order.begin(), order.end(), last);
    if (place == order.end() || place + 1 == order.end())
        return;
    std::rotate(order.begin(), place + 1, order.end());
    draft.tell(OrderChanged{});
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

bool Auction::giveTurn(Draft &draft, Party player) const
{
    if (!player.isPlayer() || stateOf(draft.position).lot)
        return false;
    while (actor(draft.position) != player)
        ++change(draft).turnNumber;
    draft.tell(TurnBegan{player});
    return true;
}

} // namespace flimnap::waterfall
