#pragma once

#include "rounds/operating_round.h"
#include "rounds/table_rules.h"

namespace flimnap::cz18 {

/// The training game: every player is a company; operating rounds and nothing else, until the last one is played or a
/// company is left without a train and without the money for one (CZ-8.1 ff.).
class TrainingRules final : public TableRules
{
public:
    TrainingRules(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 3; }

protected:
    [[nodiscard]] RoundsOfGame rounds() const override;
    void setOut(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    OperatingRound m_operating;
};

} // namespace flimnap::cz18
