#pragma once

#include "games/18cz/charter_draw.h"
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
    [[nodiscard]] const Interlude *interlude(const Position &position) const override;
    [[nodiscard]] bool isHeldUp(const Position &position) const override;
    void endOperatingRound(Books &books) const override;

private:
    OperatingRound m_operating;
    CharterDraw m_charters;
};

} // namespace flimnap::cz18
