#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap::action_cards {

/// Lays the tiles of a card, and a character's own tile beside any action.
class TrackAction final : public PlayerAction
{
public:
    explicit TrackAction(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::LayTrack; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] std::vector<int> costs(const Position &position, CompanyId company) const;
    [[nodiscard]] std::vector<int> ownTileCosts(PrivateId card) const;
    [[nodiscard]] int allowance(const Position &position) const;
    void judgeCard(const Position &position, CompanyId company, Judge &judge) const;
    static void judgeCost(const Position &position, CompanyId company, Money cost, const std::vector<int> &possible,
                          Judge &judge);
    void offerTiles(const Position &position, CompanyId company, Offers &offers) const;
    void offerOwnTiles(const Position &position, PlayerId player, CompanyId company, Offers &offers) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::action_cards
