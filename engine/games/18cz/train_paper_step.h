#pragma once

#include "rounds/step.h"

namespace flimnap::cz18 {

/// A train that a player owns as a private railway: at any time he hands it to a company he directs, for nothing
/// (CZ-8.53). It then runs once together with the company's own trains.
class TrainPaperStep final : public Step
{
public:
    explicit TrainPaperStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    [[nodiscard]] bool isAnyTime() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap::cz18
