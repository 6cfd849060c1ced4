#pragma once

#include "rounds/decision.h"
#include "rounds/interlude.h"

namespace flimnap::national {

/// Whether the national company may keep one of its trains or another, or none.
bool hasChoiceOfTrains(const GameDefinition &game, const Position &position);

/// The national company says which of the trains that came to it it keeps (JR-6.51).
class TrainChoice final : public Interlude
{
public:
    explicit TrainChoice(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    Decisions m_decisions;
};

} // namespace flimnap::national
