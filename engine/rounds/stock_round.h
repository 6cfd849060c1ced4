#pragma once

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap {

/// Players sell blocks of shares and then buy at most one certificate a turn, until all pass in a row.
class StockRound final : public RoundRules
{
public:
    StockRound(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    void begin(Draft &draft) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Draft &draft, Party player) const override;
    void play(Draft &draft, Party by, const Move &move, Judge &judge) const override;

    /// Sold-out companies rise; who has most cash gets the first turn-order card.
    static void finish(Draft &draft);

private:
    void offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const;
    void offerRepayment(const Position &position, PlayerId player, Offers &offers) const;
    void judgeFreeToAct(const Position &position, PlayerId player, Judge &judge) const;

    void start(Draft &draft, PlayerId player, const Move &move, Judge &judge) const;
    void buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const;
    void sell(Draft &draft, PlayerId player, const Move &move, Judge &judge) const;
    static void repay(Draft &draft, PlayerId player, const Move &move, Judge &judge);
    void pass(Draft &draft) const;
    void endTurn(Draft &draft) const;

    [[nodiscard]] Offer offerOf(MoveKind kind, PlayerId player, CompanyId company = {}) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap
