#include "games/1836jr56/waterfall_auction.h"

#include <algorithm>

#include "dealings/cash.h"
#include "dealings/privates.h"
#include "rounds/bids.h"
#include "rounds/private_purchases.h"

namespace flimnap::jr1836 {

namespace {

std::size_t players(const Position &position)
{
    return position.order.size();
}

void forgetPasses(Draft &draft)
{
    draft.position.opening.passed = ById<PlayerId, bool>(players(draft.position), false);
}

PlayerId inTurn(const Position &position)
{
    return position.order[static_cast<std::size_t>(position.opening.turnNumber) % players(position)];
}

} // namespace

void WaterfallAuction::begin(Draft &draft) const
{
    draft.position.opening = {};
    forgetPasses(draft);
    draft.position.opening.bids = ById<PrivateId, ById<PlayerId, Money>>(
        static_cast<std::size_t>(m_game.privates.count()), ById<PlayerId, Money>(players(draft.position)));
    draft.tell(TurnBegan{actor(draft.position)});
}

bool WaterfallAuction::isOver(const Position &position) const
{
    return !first(position);
}

Party WaterfallAuction::actor(const Position &position) const
{
    if (isAuctioned(position))
        return lowestBidder(position, position.opening.bidding.lot);
    return inTurn(position);
}

bool WaterfallAuction::giveTurn(Draft &draft, Party player) const
{
    if (!player.isPlayer() || isAuctioned(draft.position))
        return false;
    while (inTurn(draft.position) != player.player())
        ++draft.position.opening.turnNumber;
    draft.tell(TurnBegan{player});
    return true;
}

PrivateId WaterfallAuction::first(const Position &position) const
{
    const std::vector<PrivateId> unsold = unsoldPrivates(m_game, position);
    return unsold.empty() ? PrivateId() : unsold.front();
}

/// Only the cheapest of all gets cheaper, as long as nothing is sold.
Money WaterfallAuction::askedPrice(const Position &position) const
{
    return m_game.privates[first(position)].price - position.opening.dropped;
}

Money WaterfallAuction::leastBid(const Position &position, PrivateId railway) const
{
    const PlayerId highest = highestBidder(position, railway);
    const Money before = highest ? position.opening.bids[railway][highest] : m_game.privates[railway].price;
    return before + m_game.waterfall->raise;
}

int WaterfallAuction::bidders(const Position &position, PrivateId railway)
{
    const auto &bids = position.opening.bids[railway];
    return static_cast<int>(std::count_if(bids.begin(), bids.end(), [](Money bid) { return bid > Money{}; }));
}

PlayerId WaterfallAuction::highestBidder(const Position &position, PrivateId railway)
{
    PlayerId highest;
    for (const PlayerId player : position.order) {
        const Money bid = position.opening.bids[railway][player];
        if (bid > Money{} && (!highest || bid > position.opening.bids[railway][highest]))
            highest = player;
    }
    return highest;
}

PlayerId WaterfallAuction::lowestBidder(const Position &position, PrivateId railway)
{
    PlayerId lowest;
    for (const PlayerId player : position.order) {
        const Money bid = position.opening.bids[railway][player];
        if (bid > Money{} && (!lowest || bid < position.opening.bids[railway][lowest]))
            lowest = player;
    }
    return lowest;
}

Money WaterfallAuction::boundCash(const Position &position, PlayerId player) const
{
    Money bound;
    for (const auto &bids : position.opening.bids)
        bound += bids[player];
    return bound;
}

Money WaterfallAuction::freeCash(const Position &position, PlayerId player, PrivateId railway) const
{
    return position.ledger.balance(player) - boundCash(position, player) + position.opening.bids[railway][player];
}

void WaterfallAuction::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const bool isKnown = move.kind == MoveKind::BuyPrivate || move.kind == MoveKind::Bid || move.kind == MoveKind::Pass;
    judge.need(isKnown, Code::WrongRound);
    judge.need(by == actor(draft.position), Code::NotYourTurn, {{"turn", actor(draft.position)}});
    if (judge.refused())
        return;
    if (move.kind == MoveKind::BuyPrivate)
        buy(draft, by.player(), move, judge);
    else if (move.kind == MoveKind::Bid)
        bid(draft, by.player(), move, judge);
    else
        pass(draft, by.player());
    if (!judge.refused() && !isOver(draft.position))
        draft.tell(TurnBegan{actor(draft.position)});
}

void WaterfallAuction::judgePurchase(const Position &position, PlayerId player, PrivateId railway, Judge &judge) const
{
    judge.need(!isAuctioned(position) && railway == first(position), Code::NotOnSale,
               {{"private", m_game.privates[railway].code}});
    if (judge.refused())
        return;
    const Money cash = freeCash(position, player, railway);
    judge.need(cash >= askedPrice(position), Code::NoCash,
               {{"player", Party(player)}, {"cash", cash}, {"needed", askedPrice(position)}});
}

void WaterfallAuction::buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.need(railway.isValid(), Code::UnknownName, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    judgePurchase(draft.position, player, railway, judge);
    if (judge.refused())
        return;
    judgeFixedPrice(move, askedPrice(draft.position), judge);
    if (judge.refused())
        return;
    draft.position.opening.lastAsker = player;
    sell(draft, player, askedPrice(draft.position));
    sellWhatHasBids(draft);
}

void WaterfallAuction::judgeBid(const Position &position, PlayerId player, PrivateId railway, Money amount,
                                Judge &judge) const
{
    const PrivateId lot = position.opening.bidding.lot;
    const bool isOpen =
        position.privates[railway].owner == Party::bank() && (lot ? lot == railway : railway != first(position));
    judge.need(isOpen, Code::NotOnSale, {{"private", m_game.privates[railway].code}});
    if (judge.refused())
        return;
    const Money least = leastBid(position, railway);
    const Money cash = freeCash(position, player, railway);
    judge.need(cash >= amount, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", amount}});
    judge.need(amount > Money{}, Code::BidTooLow, {{"amount", amount}, {"least", least}});
    judge.rule(amount >= least, Code::BidTooLow, {{"amount", amount}, {"least", least}});
    judge.rule(amount.units % m_game.waterfall->raise.units == 0, Code::BidStep,
               {{"amount", amount}, {"step", m_game.waterfall->raise}});
}

void WaterfallAuction::bid(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const Money amount{move.amount.value_or(0)};
    judge.need(railway.isValid(), Code::UnknownName, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    judgeBid(draft.position, player, railway, amount, judge);
    if (judge.refused())
        return;
    draft.position.opening.bids[railway][player] = amount;
    if (isAuctioned(draft.position)) {
        endAuctionIfWon(draft); // where the table let somebody bid less than the others
        return;
    }
    forgetPasses(draft);
    ++draft.position.opening.turnNumber;
}

/// In an auction whoever passes is out of it.
void WaterfallAuction::pass(Draft &draft, PlayerId player) const
{
    OpeningState &opening = draft.position.opening;
    if (const PrivateId lot = opening.bidding.lot) {
        opening.bids[lot][player] = {};
        endAuctionIfWon(draft);
        return;
    }
    opening.passed[player] = true;
    ++opening.turnNumber;
    if (std::all_of(opening.passed.begin(), opening.passed.end(), [](bool hasPassed) { return hasPassed; }))
        afterAllPassed(draft);
}

void WaterfallAuction::sell(Draft &draft, PlayerId player, Money price) const
{
    OpeningState &opening = draft.position.opening;
    const PrivateId railway = first(draft.position);
    draft.pay(player, Party::bank(), price, Reason::PrivatePurchase);
    draft.movePrivate(railway, player);
    opening.bids[railway] = ById<PlayerId, Money>(players(draft.position));
    opening.bidding = {};
    opening.dropped = {};
    opening.lastBuyer = player;
    forgetPasses(draft);
    turnAfter(draft, m_game.waterfall->followsAskers ? opening.lastAsker : player);
}

/// One bidder gets what is first now, several go on bidding for it (JR-4.5).
void WaterfallAuction::sellWhatHasBids(Draft &draft) const
{
    while (const PrivateId railway = first(draft.position)) {
        const int number = bidders(draft.position, railway);
        if (number == 0)
            return;
        if (number > 1) {
            draft.position.opening.bidding.lot = railway;
            return;
        }
        const PlayerId bidder = highestBidder(draft.position, railway);
        sell(draft, bidder, draft.position.opening.bids[railway][bidder]);
    }
}

void WaterfallAuction::endAuctionIfWon(Draft &draft) const
{
    const PrivateId lot = draft.position.opening.bidding.lot;
    if (bidders(draft.position, lot) == 1)
        sellWhatHasBids(draft);
}

void WaterfallAuction::turnAfter(Draft &draft, PlayerId player)
{
    OpeningState &opening = draft.position.opening;
    const std::vector<PlayerId> &order = draft.position.order;
    opening.turnNumber = static_cast<int>(std::find(order.begin(), order.end(), player) - order.begin()) + 1;
}

/// The cheapest of all gets cheaper, in the end the next player takes it for nothing; or all owners get their income
/// (JR-4.8).
void WaterfallAuction::afterAllPassed(Draft &draft) const
{
    OpeningState &opening = draft.position.opening;
    forgetPasses(draft);
    const PrivateId railway = first(draft.position);
    if (railway == PrivateId(0)) {
        opening.dropped += m_game.waterfall->drop;
        draft.tell(PrivateCheapened{railway, askedPrice(draft.position)});
        if (askedPrice(draft.position) > Money{})
            return;
        const PlayerId taker = inTurn(draft.position);
        opening.lastAsker = taker;
        sell(draft, taker, {});
        sellWhatHasBids(draft);
        return;
    }
    for (const PrivateId sold : ids(m_game.privates)) {
        if (const Party owner = draft.position.privates[sold].owner; owner.isPlayer())
            draft.pay(Party::bank(), owner, m_game.privates[sold].income, Reason::PrivateIncome);
    }
    if (!m_game.waterfall->followsAskers)
        turnAfter(draft, opening.lastBuyer);
}

void WaterfallAuction::finish(Draft &draft)
{
    const OpeningState &opening = draft.position.opening;
    std::vector<PlayerId> &order = draft.position.order;
    const PlayerId last = draft.game.waterfall->followsAskers ? opening.lastAsker : opening.lastBuyer;
    const auto place = std::find(order.begin(), order.end(), last);
    if (place == order.end() || place + 1 == order.end())
        return;
    std::rotate(order.begin(), place + 1, order.end());
    draft.tell(OrderChanged{});
}

void WaterfallAuction::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    if (isAuctioned(position)) {
        offerBid(position, player, position.opening.bidding.lot, offers);
    } else {
        const PrivateId railway = first(position);
        Offer purchase = purchaseOffer(m_codes, player, m_game.privates[railway].code);
        Judge judge;
        judgePurchase(position, player, railway, judge);
        purchase.refusal = judge.verdict();
        offers.push_back(std::move(purchase));
        for (const PrivateId later : unsoldPrivates(m_game, position)) {
            if (later != railway)
                offerBid(position, player, later, offers);
        }
    }
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    offers.push_back(std::move(pass));
}

void WaterfallAuction::offerBid(const Position &position, PlayerId player, PrivateId railway, Offers &offers) const
{
    const auto step = static_cast<int>(m_game.waterfall->raise.units);
    const auto least = static_cast<int>(leastBid(position, railway).units);
    const auto cash = static_cast<int>(freeCash(position, player, railway).units);
    Offer offer;
    offer.move.kind = MoveKind::Bid;
    offer.move.by = m_codes.code(player);
    offer.move.privateRailway = m_game.privates[railway].code;
    Judge judge;
    judgeBid(position, player, railway, Money{least}, judge);
    offer.refusal = judge.verdict();
    const int most = std::max(least, cash / step * step);
    offer.numbers.push_back(bidChoice(least, most, step, step));
    offers.push_back(std::move(offer));
}

} // namespace flimnap::jr1836
