#pragma once

#include "rounds/step.h"

namespace flimnap::company_privates {

/// A company uses what a private railway of its gives it a right to: one more tile, with the other track of the turn or
/// any time, or a mark on the map (JR-2.12, JR-2.14, CZ-6.12).
class RightsStep final : public Step
{
public:
    explicit RightsStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isTrack() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeUse(const Position &position, CompanyId company, const Move &move, Judge &judge) const;
    /// Not a tile.
    [[nodiscard]] bool isMark(const Move &move) const;
    void judgeHex(const Position &position, CompanyId company, const Move &move, PrivateId railway, Judge &judge) const;
    void judgeColour(const Position &position, const Move &move, PrivateId railway, Judge &judge) const;
    [[nodiscard]] Money costOf(const Move &move, PrivateId railway) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::company_privates
