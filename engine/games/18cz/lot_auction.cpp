#include "games/18cz/lot_auction.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/cash.h"
#include "dealings/privates.h"
#include "rounds/bids.h"
#include "rounds/opening_draft.h"

namespace flimnap::cz18 {

namespace {

int players(const Position &position)
{
    return static_cast<int>(position.order.size());
}

PlayerId atSeat(const Position &position, int seat)
{
    return position.order[static_cast<std::size_t>(seat % players(position))];
}

/// Still in, and not the one whose bid stands.
bool mayAnswer(const Position &position, PlayerId player)
{
    const BiddingState &bidding = position.opening.bidding;
    return player != bidding.bidder && (bidding.dropped & bit(player)) == 0;
}

} // namespace

void LotAuction::begin(Books &books) const
{
    books.position.opening = {};
    books.position.opening.passed = ById<PlayerId, bool>(books.position.order.size(), false);
}

void LotAuction::end(Books &books) const
{
    closeOpening(books);
}

bool LotAuction::isOver(const Position &position) const
{
    const auto &passed = position.opening.passed;
    return unsoldPrivates(m_game, position).empty() ||
           std::all_of(passed.begin(), passed.end(), [](bool hasPassed) { return hasPassed; });
}

Party LotAuction::actor(const Position &position) const
{
    const OpeningState &opening = position.opening;
    return atSeat(position, opening.bidding.lot ? opening.bidding.seat : opening.turnNumber);
}

Money LotAuction::boundCash(const Position &position, PlayerId player) const
{
    const BiddingState &bidding = position.opening.bidding;
    return bidding.lot && bidding.bidder == player ? bidding.bid : Money{};
}

bool LotAuction::hasPassed(const Position &position, PlayerId player) const
{
    const OpeningState &opening = position.opening;
    return opening.bidding.lot ? (opening.bidding.dropped & bit(player)) != 0 : opening.passed[player];
}

bool LotAuction::giveTurn(Books &books, Party player) const
{
    OpeningState &opening = books.position.opening;
    if (!player.isPlayer() || (opening.bidding.lot && !mayAnswer(books.position, player.player())))
        return false;
    int &seat = opening.bidding.lot ? opening.bidding.seat : opening.turnNumber;
    while (actor(books.position) != player)
        ++seat;
    return true;
}

void LotAuction::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    judge.need(move.kind == MoveKind::Bid || move.kind == MoveKind::Pass, Code::WrongRound);
    judge.need(by == actor(books.position), Code::NotYourTurn, {{"turn", actor(books.position)}});
    if (judge.refused())
        return;
    if (move.kind == MoveKind::Bid)
        bid(books, by.player(), move, judge);
    else
        pass(books, by.player());
}

Money LotAuction::leastBid(const Position &position, PrivateId lot) const
{
    const BiddingState &bidding = position.opening.bidding;
    if (bidding.lot)
        return bidding.bid + m_game.auction->raise;
    const std::vector<Lot> &lots = m_game.auction->lots;
    return std::find_if(lots.begin(), lots.end(), [&](const Lot &other) { return other.railway == lot; })->minimum;
}

void LotAuction::judgeBid(const Position &position, PlayerId player, PrivateId lot, Money amount, Judge &judge) const
{
    const PrivateId running = position.opening.bidding.lot;
    judge.need(position.privates[lot].owner == Party::bank() && (!running || running == lot), Code::NotOnSale,
               {{"private", m_game.privates[lot].code}});
    if (judge.refused())
        return;
    const Money least = leastBid(position, lot);
    judge.rule(amount >= least, Code::BidTooLow, {{"amount", amount}, {"least", least}});
    judgeCash(position, player, amount, judge);
}

void LotAuction::bid(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId lot = m_game.findPrivate(move.privateRailway);
    const Money amount{move.amount.value_or(0)};
    judge.need(lot.isValid(), Code::UnknownName, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    judgeBid(books.position, player, lot, amount, judge);
    if (judge.refused())
        return;
    OpeningState &opening = books.position.opening;
    if (!opening.bidding.lot) {
        opening.bidding.lot = lot;
        opening.bidding.seat = opening.turnNumber;
        opening.passed = ById<PlayerId, bool>(books.position.order.size(), false);
    }
    opening.bidding.bid = amount;
    opening.bidding.bidder = player;
    if (m_game.auction->mayReturn)
        opening.bidding.dropped = 0;
    passOn(books);
}

void LotAuction::pass(Books &books, PlayerId player)
{
    OpeningState &opening = books.position.opening;
    if (!opening.bidding.lot) {
        opening.passed[player] = true;
        ++opening.turnNumber;
        return;
    }
    opening.bidding.dropped |= bit(player);
    passOn(books);
}

/// To the next who may bid more; without any the lot is sold.
void LotAuction::passOn(Books &books)
{
    BiddingState &bidding = books.position.opening.bidding;
    for (int step = 1; step <= players(books.position); ++step) {
        const int seat = bidding.seat + step;
        if (!mayAnswer(books.position, atSeat(books.position, seat)))
            continue;
        bidding.seat = seat % players(books.position);
        return;
    }
    sell(books);
}

/// The player after the one who opened this lot opens the next, or who bought it does.
void LotAuction::sell(Books &books)
{
    OpeningState &opening = books.position.opening;
    const BiddingState sold = opening.bidding;
    books.pay(sold.bidder, Party::bank(), sold.bid, Reason::PrivatePurchase);
    books.movePrivate(sold.lot, sold.bidder);
    books.position.privates[sold.lot].paid = sold.bid;
    opening.bidding = {};
    ++opening.turnNumber;
    while (books.game.auction->winnerOpens && atSeat(books.position, opening.turnNumber) != sold.bidder)
        ++opening.turnNumber;
}

void LotAuction::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    if (const PrivateId running = position.opening.bidding.lot) {
        offerBid(position, player, running, offers);
    } else {
        for (const Lot &lot : m_game.auction->lots) {
            if (position.privates[lot.railway].owner == Party::bank())
                offerBid(position, player, lot.railway, offers);
        }
    }
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    offers.push_back(std::move(pass));
}

void LotAuction::offerBid(const Position &position, PlayerId player, PrivateId lot, Offers &offers) const
{
    const auto least = static_cast<int>(leastBid(position, lot).units);
    const auto most = static_cast<int>(position.ledger.balance(player).units);
    Offer offer;
    offer.move.kind = MoveKind::Bid;
    offer.move.by = m_codes.code(player);
    offer.move.privateRailway = m_game.privates[lot].code;
    Judge judge;
    judgeBid(position, player, lot, Money{least}, judge);
    offer.refusal = judge.verdict();
    offer.numbers.push_back(bidChoice(least, most, 1, static_cast<int>(m_game.auction->raise.units)));
    offers.push_back(std::move(offer));
}

} // namespace flimnap::cz18
