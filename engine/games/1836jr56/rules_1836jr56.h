#pragma once

#include "rounds/operating_round.h"
#include "rounds/stock_round.h"
#include "rounds/table_rules.h"

namespace flimnap::jr1836 {

/// 1836jr(56): private railways are auctioned, then stock rounds and sets of operating rounds take turns until the bank
/// or a player is broken. Companies get their capital bit by bit and borrow; the first 6-train merges those in debt.
class Rules1836Jr56 final : public TableRules
{
public:
    Rules1836Jr56(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 4; }

protected:
    [[nodiscard]] RoundsOfGame rounds() const override;
    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override;
    void offerAnyTime(const Position &position, Offers &offers) const override;
    void goOn(Books &books) const override;
    void endOpening(Books &books) const override;
    void endStockRound(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    StockRound m_stock;
    OperatingRound m_operating;
};

} // namespace flimnap::jr1836
