#pragma once

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap::jr1836 {

/// Private railways are sold one after the other, the cheapest first (JR-4.1 ff.). Who is next buys the first one at
/// its price, bids on a later one, or passes. When a railway with bids becomes the first, it goes to its one bidder, or
/// is auctioned among them, the lowest bid first.
class WaterfallAuction final : public RoundRules
{
public:
    WaterfallAuction(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Draft &draft) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    [[nodiscard]] Money boundCash(const Position &position, PlayerId player) const override;
    bool giveTurn(Draft &draft, Party player) const override;
    void play(Draft &draft, Party by, const Move &move, Judge &judge) const override;

    /// The priority card goes to the player after the last buyer (JR-4.9).
    static void finish(Draft &draft);

private:
    /// Of what is on sale now; invalid if all are sold.
    [[nodiscard]] PrivateId first(const Position &position) const;
    [[nodiscard]] static bool isAuctioned(const Position &position) { return position.opening.bidding.lot.isValid(); }
    [[nodiscard]] Money askedPrice(const Position &position) const;
    [[nodiscard]] Money leastBid(const Position &position, PrivateId railway) const;
    [[nodiscard]] static PlayerId highestBidder(const Position &position, PrivateId railway);
    [[nodiscard]] static PlayerId lowestBidder(const Position &position, PrivateId railway);
    [[nodiscard]] static int bidders(const Position &position, PrivateId railway);
    /// Cash that no bid stands for, but for that on this railway.
    [[nodiscard]] Money freeCash(const Position &position, PlayerId player, PrivateId railway) const;

    void judgePurchase(const Position &position, PlayerId player, PrivateId railway, Judge &judge) const;
    void judgeBid(const Position &position, PlayerId player, PrivateId railway, Money amount, Judge &judge) const;
    void buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const;
    void bid(Draft &draft, PlayerId player, const Move &move, Judge &judge) const;
    void pass(Draft &draft, PlayerId player) const;
    void sell(Draft &draft, PlayerId player, Money price) const;
    void sellWhatHasBids(Draft &draft) const;
    void endAuctionIfWon(Draft &draft) const;
    void afterAllPassed(Draft &draft) const;
    static void turnAfter(Draft &draft, PlayerId player);
    void offerBid(const Position &position, PlayerId player, PrivateId railway, Offers &offers) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::jr1836
