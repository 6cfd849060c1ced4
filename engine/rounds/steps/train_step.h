#pragma once

#include "dealings/train_purchase.h"
#include "rounds/step.h"

namespace flimnap {

/// Buys trains from the deck, the pool and other companies; at its end the company must own one it can run.
class TrainStep final : public Step
{
public:
    explicit TrainStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyTrain; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    void offerAll(const Position &position, CompanyId company, Offers &offers) const;
    void offerTradeIns(const Position &position, TrainPurchase purchase, Offers &offers) const;
    void offerFromBank(const Position &position, CompanyId company, FaceId face, Offers &offers) const;

    const GameDefinition &m_game;
};

} // namespace flimnap
