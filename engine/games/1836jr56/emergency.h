#pragma once

#include "dealings/shares.h"
#include "rounds/codes.h"
#include "rounds/interlude.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

/// Somebody who has to raise money: he owes more than he has, or the company he directs must have a train.
struct Need
{
    PlayerId player;
    CompanyId company; ///< in trouble; its director cannot change
    Money least;       ///< what is missing at least; nothing to be sold for if it is 0
    Money most;        ///< likewise for the dearest train that may be bought
    bool isDebt = false;
};

/// Of the company in turn; no player if nobody is in need.
Need needNow(const GameDefinition &game, const Position &position);

/// Of a director for the time being, in his turn of a stock round: what his second share costs at least (JR-6.55).
Need needOfShare(const GameDefinition &game, const Position &position);
/// Where companies are sold in one block each, and that was not enough and there is no other, further blocks may follow
/// (JR-6.35, JR-6.55). For debts they may anyway.
void allowFurtherBlocks(Books &books, const Need &need);

/// Whether he may sell so much to raise the money (JR-6.35 ff.).
void judgeEmergencySale(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
                        Judge &judge);
void offerEmergencySales(const GameDefinition &game, const Position &position, const Codes &codes, const Need &need,
                         Offers &offers);
void playEmergencySale(Books &books, const Need &need, const Move &move, Judge &judge);

/// He cannot raise it whatever he sells (JR-6.39).
void judgeBankruptcy(const GameDefinition &game, const Position &position, const Need &need, PlayerId player,
                     Judge &judge);
/// What he can sell is sold, and all his cash is gone (JR-7.1).
void goBankrupt(Books &books, PlayerId player);

/// What the company in turn and its director have together.
Money moneyForTrain(const Position &position);
/// Money that comes in after a share was sold for a train does not make that sale one too many.
void noteOtherMoney(Books &books, Money amount);

/// The director of a company without a train sells for one (JR-6.35).
class TrainSales final : public Step
{
public:
    TrainSales(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::SellShares; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

/// Nothing goes on while a player owes more than he has.
class DebtSales final : public Interlude
{
public:
    DebtSales(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::jr1836
