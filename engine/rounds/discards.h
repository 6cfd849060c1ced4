#pragma once

#include "rounds/interlude.h"

namespace flimnap {

/// Companies over their train limit give up trains of their choice, before anything else goes on.
class Discards final : public Interlude
{
public:
    explicit Discards(const GameDefinition &game) : m_game(game) {}

    /// The company that must discard next.
    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    void giveUp(Books &books, CompanyId company, FaceId face) const;
    void judgeDiscard(const Position &position, CompanyId company, FaceId face, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap
