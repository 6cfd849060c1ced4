#pragma once

#include "rounds/decision.h"

namespace flimnap::snake_sale {

/// The private railways are bought one at a time at their printed prices, in a snake over the turn-order cards:
/// 1…n, n…1, 1…n … A pass shuts nobody out; the round ends when nobody has bought since everybody passed.
class Sale final : public DecisionRound
{
public:
    explicit Sale(const GameDefinition &game);

    void begin(Books &books) const override;
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
};

} // namespace flimnap::snake_sale
