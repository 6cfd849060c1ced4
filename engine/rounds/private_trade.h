#pragma once

#include "rounds/player_action.h"

namespace flimnap {

/// A player buys a private railway from another one at a price they agree on.
void judgePrivateTrade(const GameDefinition &game, const Position &position, PlayerId buyer, const Move &move,
                       Judge &judge);
void playPrivateTrade(Books &books, PlayerId buyer, const Move &move, Judge &judge);
void offerPrivateTrades(const GameDefinition &game, const Position &position, PlayerId buyer, PlayerId seller,
                        Offers &offers);

/// In place of a purchase of shares.
class PrivateTrade final : public PlayerAction
{
public:
    explicit PrivateTrade(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyPrivate; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override
    {
        playPrivateTrade(books, player, move, judge);
    }

private:
    const GameDefinition &m_game;
};

} // namespace flimnap
