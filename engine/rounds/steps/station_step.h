#pragma once

#include "rounds/step.h"

namespace flimnap {

/// Places one further station a turn.
class StationStep final : public Step
{
public:
    explicit StationStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override
    {
        return move.kind == MoveKind::PlaceToken && !move.home;
    }
    [[nodiscard]] bool isForUnattended() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeRight(const Position &position, const Move &move, Judge &judge) const;
    [[nodiscard]] bool bringsMarker(const Move &move) const;
    void offerByRight(const Position &position, CompanyId company, PrivateId railway, Offers &offers) const;
    /// By the rules.
    [[nodiscard]] Money price(const Position &position, CompanyId company, const Move &move) const;
    /// As the table says it, or by the rules.
    [[nodiscard]] Money cost(const Position &position, CompanyId company, const Move &move) const;
    void judgeStation(const Position &position, CompanyId company, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
};

/// Records where a home station went whose place was open; it is free and nobody's further station.
class HomeStationStep final : public Step
{
public:
    explicit HomeStationStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override
    {
        return move.kind == MoveKind::PlaceToken && move.home;
    }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isForUnattended() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap
