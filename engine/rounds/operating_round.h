#pragma once

#include <memory>

#include "rounds/round_rules.h"
#include "rounds/step.h"

namespace flimnap {

using Steps = std::vector<std::unique_ptr<const Step>>;

/// The private railways pay, then every operating company takes its turn, step by step.
class OperatingRound final : public RoundRules
{
public:
    OperatingRound(const GameDefinition &game, Steps steps) : m_game(game), m_steps(std::move(steps)) {}

    void begin(Draft &draft) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Draft &draft, Party company) const override;
    void play(Draft &draft, Party by, const Move &move, Judge &judge) const override;

private:
    void beginTurn(Draft &draft) const;
    void placeHomeStation(Draft &draft, CompanyId company) const;
    void leaveStepsBefore(Draft &draft, CompanyId company, int step, Judge &judge) const;
    void playStep(Draft &draft, CompanyId company, int step, const Move &move, Judge &judge) const;
    [[nodiscard]] int stepFor(const Move &move) const;

    const GameDefinition &m_game;
    Steps m_steps;
};

} // namespace flimnap
