#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap::characters {

/// Gives somebody away for good, for money (LI-2.40).
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

// Tiles of their own, laid beside any action.

/// Those of the player who have any left.
std::vector<PrivateId> tileGivers(const GameDefinition &game, const Position &position, PlayerId player);
void judgeOwnTile(const GameDefinition &game, const Position &position, PlayerId player, PrivateId card, Judge &judge);
void layOwnTile(Books &books, PrivateId card, CompanyId company);

} // namespace flimnap::characters
