#pragma once

#include "rounds/offers.h"
#include "rounds/player_action.h"

namespace flimnap::lilliput18 {

// Trains that were turned to their old side can be given back to the depot (LI-2.25).

void judgeReturn(const GameDefinition &game, const Position &position, CompanyId company, const Move &move,
                 Judge &judge);
void returnTrain(Books &books, CompanyId company, const Move &move);
void offerReturns(const GameDefinition &game, const Position &position, CompanyId company, Offers &offers);

/// In his own turn a player may do so for all his companies, beside the action.
class ReturnAction final : public PlayerAction
{
public:
    explicit ReturnAction(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::ReturnTrain; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap::lilliput18
