#pragma once

#include "rounds/decision.h"

namespace flimnap::lots {

/// Private railways are auctioned one after the other. Who is next names one with his bid, or passes; then all bid in
/// turn until everybody but one has dropped out.
class Auction final : public DecisionRound
{
public:
    explicit Auction(const GameDefinition &game);

    void begin(Books &books) const override;
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    [[nodiscard]] Money boundCash(const Position &position, PlayerId player) const override;
    [[nodiscard]] PrivateId lot(const Position &position) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
};

} // namespace flimnap::lots
