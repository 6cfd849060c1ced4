#pragma once

#include "rounds/decision.h"

namespace flimnap::papers {

/// A paper with a station pays its owner at the start of each operating round what the tile of its hex is worth then
/// (CZ-8.51).
class HexValue final : public Interlude
{
public:
    explicit HexValue(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    Decisions m_decisions;
};

} // namespace flimnap::papers
