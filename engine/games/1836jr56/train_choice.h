#pragma once

#include "rounds/interlude.h"

namespace flimnap::jr1836 {

/// Whether the national company may keep one of its trains or another, or none.
bool hasChoiceOfTrains(const GameDefinition &game, const Position &position);

/// The national company says which of the trains that came to it it keeps (JR-6.51).
class TrainChoice final : public Interlude
{
public:
    explicit TrainChoice(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap::jr1836
