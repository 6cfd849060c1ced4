#pragma once

#include "rounds/operating_round.h"
#include "rounds/table_rules.h"

namespace flimnap::lilliput18 {

/// 18Lilliput: a draft, then rounds of two action cards for everybody, a run of all trains and bureaucracy.
class Rules18Lilliput final : public TableRules
{
public:
    Rules18Lilliput(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 3; }

protected:
    void offerAnyTime(const Position &position, Offers &offers) const override;
    [[nodiscard]] RoundsOfGame rounds() const override;
    void endOpening(Books &books) const override;
    void endActions(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    OperatingRound m_operating;
};

} // namespace flimnap::lilliput18
