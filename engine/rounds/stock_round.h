#pragma once

#include "dealings/shares.h"
#include "rounds/player_action.h"
#include "rounds/round_rules.h"

namespace flimnap {

/// Players sell blocks of shares and buy at most one certificate a turn, until all pass in a row.
class StockRound final : public RoundRules
{
public:
    /// Features of the game add their actions to these.
    explicit StockRound(const GameDefinition &game, PlayerActions actions = {});

    void begin(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

    /// What is due at the end of the round, in this order.
    static void finish(Books &books);
    static void raiseSoldOutCompanies(Books &books);
    static void chargeInterest(Books &books);
    static void settleTurnOrder(Books &books);

private:
    [[nodiscard]] const PlayerAction *actionFor(const Move &move) const;
    void act(Books &books, const PlayerAction &action, PlayerId player, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
    PlayerActions m_actions;
};

} // namespace flimnap
