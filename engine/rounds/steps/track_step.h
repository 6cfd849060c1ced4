#pragma once

#include "rounds/step.h"

namespace flimnap {

/// Lays or upgrades track. Geometry is the table's business; the engine counts the lays and books their cost.
class TrackStep final : public Step
{
public:
    explicit TrackStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool isTrack() const override { return true; }
    [[nodiscard]] bool isForUnattended() const override { return true; }
    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::LayTrack; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId /*company*/, Judge & /*judge*/) const override
    {
        books.position.operating.turn.isTrackDone = true;
    }

private:
    /// What one tile counts and costs.
    struct Lay
    {
        int weight = 1;
        Money cost;
        bool isHomeTile = false;
        bool couldBeHomeTile = false; ///< free of itself and not known better
    };

    [[nodiscard]] Lay layOf(const Position &position, CompanyId company, const Move &move) const;
    [[nodiscard]] int allowance(const Position &position, CompanyId company) const;
    void judgeTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const;
    void judgeCount(const Position &position, CompanyId company, const Lay &lay, Judge &judge) const;
    [[nodiscard]] bool oneWasHomeTile(const Position &position, CompanyId company, const Lay &lay) const;
    void offerWaivers(const Position &position, CompanyId company, Offers &offers) const;
    void judgeTrackRight(const Position &position, CompanyId company, const Move &move, Judge &judge) const;
    /// The private railway of the move whose right is a tile at its own hex; invalid if it has no such right.
    [[nodiscard]] PrivateId buildingRight(const Move &move) const;
    void judgeWaiver(const Position &position, CompanyId company, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
};

} // namespace flimnap
