#pragma once

#include "rounds/player_action.h"

namespace flimnap::action_cards {

/// Places one further station of a company (LI-5.35 ff.).
class StationAction final : public PlayerAction
{
public:
    explicit StationAction(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::PlaceToken; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] Money cost(const Position &position, CompanyId company) const;
    void judgeStation(const Position &position, CompanyId company, Money cost, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::action_cards
