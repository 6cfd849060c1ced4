#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap::lilliput18 {

/// Gives a character away for good, for money (LI-2.40).
class HandInAction final : public PlayerAction
{
public:
    HandInAction(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::HandIn; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::lilliput18
