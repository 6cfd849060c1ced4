#pragma once

#include "rounds/codes.h"
#include "rounds/company_draw.h"
#include "rounds/round_rules.h"

namespace flimnap::lilliput18 {

/// Everybody takes a company and a character (or two), forwards, backwards and forwards again (LI-4.1 ff.).
class CardDraft final : public RoundRules
{
public:
    CardDraft(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Books &books) const override;
    /// What nobody took leaves the game.
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Books &books, Party actor) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    void judgeTake(const Position &position, PlayerId player, const std::string &what, Judge &judge) const;
    [[nodiscard]] int characters(const Position &position) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

/// The automaton's company comes by lot before the draft (LI-8.7).
class AutomatonsCompany final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

} // namespace flimnap::lilliput18
