#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap {

/// An offer of a minor with the prices to choose from, as far as the player's cash goes.
void offerPrices(const GameDefinition &game, const Position &position, PlayerId player, CompanyId minor, Offer &offer);

/// In the first stock round private railways and companies of one owner are for sale (AH-4.5).
class RailwayPurchase final : public PlayerAction
{
public:
    RailwayPurchase(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyPrivate; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    void playMinor(Books &books, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap
