#pragma once

#include "rounds/operating_round.h"
#include "rounds/stock_round.h"
#include "rounds/table_rules.h"

namespace flimnap::ah1824 {

/// 1824: stock rounds and sets of operating rounds in turn until the bank is broken. Mountain and coal railways become
/// shares of regional railways, pre-state railways become the state railways.
class Rules1824 final : public TableRules
{
public:
    Rules1824(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 4; }

protected:
    [[nodiscard]] RoundsOfGame rounds() const override;
    void afterMove(Books &books, PhaseId phaseBefore) const override;
    void endOpening(Books &books) const override;
    void endStockRound(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    StockRound m_stock;
    OperatingRound m_operating;
};

} // namespace flimnap::ah1824
