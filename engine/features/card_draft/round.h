#pragma once

#include "rounds/decision.h"

namespace flimnap::card_draft {

/// Everybody takes a company and so many people, forwards, backwards and forwards again (LI-4.1 ff.).
class Draft final : public DecisionRound
{
public:
    explicit Draft(const GameDefinition &game);

    void begin(Books &books) const override;
    /// What nobody took leaves the game.
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    bool giveTurn(Books &books, Party actor) const override;

private:
    void goOn(Books &books) const override;
};

} // namespace flimnap::card_draft
