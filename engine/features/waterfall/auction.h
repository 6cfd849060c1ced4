#pragma once

#include "rounds/decision.h"

namespace flimnap::waterfall {

/// Private railways are sold one after the other, the cheapest first. Who is next buys the first one at its price, bids
/// on a later one, or passes. When one with bids becomes the first, it goes to its one bidder, or is auctioned among
/// them.
class Auction final : public DecisionRound
{
public:
    explicit Auction(const GameDefinition &game);

    void begin(Books &books) const override;
    /// The priority card goes to the player after the last buyer.
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    [[nodiscard]] Money boundCash(const Position &position, PlayerId player) const override;
    [[nodiscard]] PrivateId lot(const Position &position) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
};

} // namespace flimnap::waterfall
