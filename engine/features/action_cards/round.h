#pragma once

#include "rounds/player_action.h"
#include "rounds/round_rules.h"

namespace flimnap::action_cards {

/// Everybody chooses an action card and uses one side of it, once forwards and once backwards (LI-5.1 ff.); then the
/// player acts whose decisions the rules make, if there is one.
class ActionRound final : public RoundRules
{
public:
    explicit ActionRound(const GameDefinition &game);

    void begin(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Books &books, Party actor) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] Party mover(const Position &position, Party by) const;
    [[nodiscard]] bool isOutOfTurn(const Position &position, Party mover, const Move &move) const;
    void offerOthersReturns(const Position &position, PlayerId inTurn, Offers &offers) const;
    void offerCards(const Position &position, PlayerId player, Offers &offers) const;
    void playInTurn(Books &books, PlayerId player, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
    PlayerAction m_cards;
    PlayerAction m_returns; ///< of old trains
    PlayerActions m_actions;
};

} // namespace flimnap::action_cards
