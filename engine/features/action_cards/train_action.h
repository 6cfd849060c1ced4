#pragma once

#include "dealings/train_purchase.h"
#include "rounds/player_action.h"

namespace flimnap::action_cards {

/// Buys the trains of a card from the deck or from other companies, and the one train out of the depot that a company
/// may have when it is founded (LI-5.22, LI-5.25 ff.).
class TrainAction final : public PlayerAction
{
public:
    explicit TrainAction(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyTrain; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    void judgeAction(const Position &position, const TrainPurchase &purchase, Judge &judge) const;
    void offerIt(const Position &position, const TrainPurchase &purchase, Offers &offers) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::action_cards
