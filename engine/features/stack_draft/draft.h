#pragma once

#include "rounds/company_draw.h"
#include "rounds/decision.h"

namespace flimnap::stack_draft {

/// One coal railway and one small pre-state railway are drawn for the first stack before anybody receives anything.
class ConstructionDraw final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

/// Two players share out all railways from four stacks of two: who is first at a stack chooses, the other gets the
/// rest. Of the first stack, drawn by lot, both only build. Then each may buy a mountain railway (AH-8.3 ff.).
class StackDraft final : public DecisionRound
{
public:
    explicit StackDraft(const GameDefinition &game);

    void begin(Books &books) const override;
    /// The share of the railway that only builds is for sale; mountain railways nobody bought leave the game.
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    bool giveTurn(Books &books, Party actor) const override;

private:
    void goOn(Books &books) const override;
};

} // namespace flimnap::stack_draft
