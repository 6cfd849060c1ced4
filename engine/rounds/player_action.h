#pragma once

#include <vector>

#include "rounds/decision.h"

namespace flimnap {

/// Something a player may do in his turn, himself or for the companies he directs. In a stock round it stands in place
/// of the purchase and ends the turn as a purchase does.
class PlayerAction
{
public:
    enum class By : std::uint8_t { Himself, HisCompanies };

    PlayerAction(const GameDefinition &game, DecisionKinds kinds, By by = By::Himself)
        : m_decisions(game, kinds), m_by(by)
    {
    }

    [[nodiscard]] bool handles(const Move &move) const { return m_decisions.kindOf(move) != nullptr; }
    void offer(const Position &position, PlayerId player, Offers &offers) const;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const;

private:
    [[nodiscard]] CompanyId companyOf(const Position &position, PlayerId player, const Move &move, Judge &judge) const;

    Decisions m_decisions;
    By m_by;
};

using PlayerActions = std::vector<PlayerAction>;

} // namespace flimnap
