#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap::action_cards {

/// Pays what the card shows in this phase into one or two companies of the player (LI-5.38).
class TreasuryAction final : public PlayerAction
{
public:
    TreasuryAction(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::Fund; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::action_cards
