#pragma once

#include "dealings/shares.h"
#include "rounds/codes.h"
#include "rounds/player_action.h"

namespace flimnap::lilliput18 {

/// Sells any number of shares, then buys one or founds a company (LI-5.16 ff.).
class ShareAction final : public PlayerAction
{
public:
    ShareAction(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    void sell(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void buy(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void found(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    static void judgeOrder(const Position &position, PlayerId player, Judge &judge);
    static void judgeFirstPurchase(const Position &position, PlayerId player, Judge &judge);
    void offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const;
    [[nodiscard]] Offer foundOffer(const Position &position, PlayerId player, CompanyId company) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::lilliput18
