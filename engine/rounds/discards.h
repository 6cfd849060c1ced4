#pragma once

#include "rounds/judge.h"
#include "rounds/offers.h"
#include "table/draft.h"

namespace flimnap {

/// Companies over their train limit give trains of their choice to the pool, before anything else goes on.
class Discards
{
public:
    explicit Discards(const GameDefinition &game) : m_game(game) {}

    /// The company that must discard next; invalid if none must.
    [[nodiscard]] CompanyId due(const Position &position) const;
    void offer(const Position &position, Offers &offers) const;
    void play(Draft &draft, Party by, const Move &move, Judge &judge) const;

private:
    void judgeDiscard(const Position &position, CompanyId company, FaceId face, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap
