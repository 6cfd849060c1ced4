#pragma once

#include <memory>

#include "dealings/shares.h"
#include "rounds/codes.h"
#include "rounds/player_action.h"
#include "rounds/round_rules.h"

namespace flimnap {

using PlayerActions = std::vector<std::unique_ptr<const PlayerAction>>;

/// Players sell blocks of shares and buy at most one certificate a turn, until all pass in a row.
class StockRound final : public RoundRules
{
public:
    StockRound(const GameDefinition &game, Codes codes, PlayerActions actions = {})
        : m_game(game), m_codes(codes), m_actions(std::move(actions))
    {
    }

    void begin(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const override;
    bool giveTurn(Books &books, Party player) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

    /// What is due at the end of the round, in this order.
    static void finish(Books &books);
    static void raiseSoldOutCompanies(Books &books);
    static void chargeInterest(Books &books);
    static void settleTurnOrder(Books &books);

private:
    void offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const;
    [[nodiscard]] std::vector<SharePurchase> purchasesOf(const Position &position, PlayerId player,
                                                         CompanyId company) const;
    void offerPurchase(const Position &position, const SharePurchase &purchase, Offers &offers) const;
    void offerRepayment(const Position &position, PlayerId player, Offers &offers) const;
    /// Nothing goes before what he does, a purchase of this company if it is one.
    void judgeFreeToAct(const Position &position, PlayerId player, CompanyId bought, Judge &judge) const;

    void start(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void buy(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void sell(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    static void repay(Books &books, PlayerId player, const Move &move, Judge &judge);
    void act(Books &books, const PlayerAction &action, PlayerId player, const Move &move, Judge &judge) const;
    void pass(Books &books, PlayerId player) const;
    void afterPurchase(Books &books, PlayerId player, CompanyId company) const;
    static void forgetTurn(StockState &stock);
    void nextTurn(Books &books) const;
    [[nodiscard]] const PlayerAction *actionFor(const Move &move) const;

    [[nodiscard]] Offer offerOf(MoveKind kind, PlayerId player, CompanyId company = {}) const;

    const GameDefinition &m_game;
    Codes m_codes;
    PlayerActions m_actions;
};

} // namespace flimnap
