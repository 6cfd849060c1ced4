#pragma once

#include "games/1824/exchanges.h"
#include "games/1824/formation.h"
#include "games/1824/stack_draft.h"
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
    void setOut(Books &books) const override;
    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override;
    void offerAnyTime(const Position &position, Offers &offers) const override;
    [[nodiscard]] const Interlude *interlude(const Position &position) const override;
    void afterMove(Books &books, PhaseId phaseBefore) const override;
    void afterAll(Books &books) const override;
    void endOpening(Books &books) const override;
    void endStockRound(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    static void setUpShares(Books &books);

    std::optional<StackDraft> m_draft;
    StockRound m_stock;
    OperatingRound m_operating;
    MarkerChoice m_markerChoice;
    ForcedExchanges m_forcedExchanges;
};

} // namespace flimnap::ah1824
