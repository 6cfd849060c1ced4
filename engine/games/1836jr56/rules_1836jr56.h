#pragma once

#include "games/1836jr56/emergency.h"
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
    [[nodiscard]] const Interlude *interlude(const Position &position) const override;
    [[nodiscard]] bool isHeldUp(const Position &position) const override;
    void afterMove(Books &books, PhaseId phaseBefore) const override;
    void goOn(Books &books) const override;
    void endOpening(Books &books) const override;
    void endStockRound(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    bool playOneOfAnyTime(Books &books, Party by, const Move &move, Judge &judge) const;
    [[nodiscard]] Need needOfAnybody(const Position &position) const;
    [[nodiscard]] static bool isEmergencyTrade(const Need &need, const Position &position, Party by, const Move &move,
                                               const GameDefinition &game);
    void goBroke(Books &books, Party by, Judge &judge) const;

    StockRound m_stock;
    OperatingRound m_operating;
    DebtSales m_debtSales;
};

} // namespace flimnap::jr1836
