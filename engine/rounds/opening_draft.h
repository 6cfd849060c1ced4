#pragma once

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap {

/// The private railways are bought one at a time at their printed prices, in a snake over the turn-order cards:
/// 1…n, n…1, 1…n … A pass shuts nobody out; the round ends when nobody has bought since everybody passed.
class OpeningDraft final : public RoundRules
{
public:
    OpeningDraft(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Books &books) const override;
    void end(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

/// Unsold private railways leave the game; who has least cash gets the first turn-order card.
void closeOpening(Books &books);

} // namespace flimnap
