#pragma once

#include "rounds/operating_round.h"
#include "rounds/stock_round.h"
#include "rounds/table_rules.h"

namespace flimnap::cz18 {

/// 18CZ: a pre-stock round, then sets of one stock round and the operating rounds of the printed track.
class Rules18Cz final : public TableRules
{
public:
    Rules18Cz(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 4; }

protected:
    [[nodiscard]] RoundsOfGame rounds() const override;
    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override;
    [[nodiscard]] bool isHeldUp(const Position &position) const override;
    void endOpening(Books &books) const override;
    void endStockRound(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    void endSet(Books &books) const;

    StockRound m_stock;
    OperatingRound m_operating;
};

} // namespace flimnap::cz18
