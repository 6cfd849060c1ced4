#pragma once

#include "rounds/codes.h"
#include "rounds/company_draw.h"
#include "rounds/round_rules.h"

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
class StackDraft final : public RoundRules
{
public:
    StackDraft(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Books &books) const override;
    /// The share of the railway that only builds is for sale; mountain railways nobody bought leave the game.
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Books &books, Party actor) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    enum class Stack { Construction, Primary, Secondary, Coal };

    [[nodiscard]] Stack stackOf(const Position &position, CompanyId minor) const;
    [[nodiscard]] std::vector<CompanyId> onChoice(const Position &position) const;
    [[nodiscard]] int receipts() const;

    void take(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void receiveConstruction(Books &books, PlayerId player, CompanyId minor) const;
    void offerRailways(const Position &position, PlayerId player, Offers &offers) const;
    void offerMountains(const Position &position, PlayerId player, Offers &offers) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::stack_draft
