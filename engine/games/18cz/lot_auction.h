#pragma once

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap::cz18 {

/// Private railways are auctioned one after the other. Who is next names one with his bid, or passes; then all bid in
/// turn until everybody but one has dropped out (CZ-8.48).
class LotAuction final : public RoundRules
{
public:
    LotAuction(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Books &books) const override;
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    [[nodiscard]] Money boundCash(const Position &position, PlayerId player) const override;
    [[nodiscard]] PrivateId lot(const Position &position) const override { return position.opening.bidding.lot; }
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    void bid(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void judgeBid(const Position &position, PlayerId player, PrivateId lot, Money amount, Judge &judge) const;
    static void pass(Books &books, PlayerId player);
    static void passOn(Books &books);
    static void sell(Books &books);
    void offerBid(const Position &position, PlayerId player, PrivateId lot, Offers &offers) const;
    [[nodiscard]] Money leastBid(const Position &position, PrivateId lot) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::cz18
