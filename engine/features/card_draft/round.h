#pragma once

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap::card_draft {

/// Everybody takes a company and so many people, forwards, backwards and forwards again (LI-4.1 ff.).
class Draft final : public RoundRules
{
public:
    Draft(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

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
    [[nodiscard]] int people(const Position &position) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::card_draft
