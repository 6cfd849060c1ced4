#pragma once

#include "rounds/opening_draft.h"
#include "rounds/operating_round.h"
#include "rounds/stock_round.h"
#include "rounds/table_rules.h"

namespace flimnap::cz18 {

/// 18CZ: a pre-stock round, then sets of one stock round and the operating rounds of the printed track.
class Rules18Cz final : public TableRules
{
public:
    Rules18Cz(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 1; }

protected:
    [[nodiscard]] Played startNew() const override;
    [[nodiscard]] const RoundRules *roundRules(const Position &position) const override;
    bool playAnyTime(Draft &draft, Party by, const Move &move, Judge &judge) const override;
    void beginNextRound(Draft &draft) const override;

private:
    OpeningDraft m_opening;
    StockRound m_stock;
    OperatingRound m_operating;
};

} // namespace flimnap::cz18
