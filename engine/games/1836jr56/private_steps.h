#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

/// Once its director has sold shares for a train, nothing but more of them and the train follows (JR-6.35).
void judgeBeforeSales(const Position &position, CompanyId company, Judge &judge);

/// A company buys a private railway from a player, or puts the mark on the map that one gives a right to (JR-6.9,
/// JR-2.14).
class PrivatesStep final : public Step
{
public:
    explicit PrivatesStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override
    {
        return move.kind == MoveKind::BuyPrivate || move.kind == MoveKind::UsePrivate;
    }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeMark(const Position &position, CompanyId company, PrivateId railway, const Move &move,
                   Judge &judge) const;
    void offerPurchase(const Position &position, CompanyId company, PrivateId railway, Offers &offers) const;

    const GameDefinition &m_game;
};

/// One more tile by a private railway's right, for nothing: with the other track of the turn, or any time (JR-2.12).
class ExtraTileStep final : public Step
{
public:
    /// As long as no later step than this has begun.
    ExtraTileStep(const GameDefinition &game, int lastStep) : m_game(game), m_lastStep(lastStep) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isTrack() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
    int m_lastStep;
};

/// A player sells a private railway to another one at a price they agree on (JR-5.10).
void judgePrivateTrade(const GameDefinition &game, const Position &position, PlayerId buyer, const Move &move,
                       Judge &judge);
void tradePrivate(Draft &draft, PlayerId buyer, const Move &move);
void offerPrivateTrades(const GameDefinition &game, const Position &position, const Codes &codes, PlayerId buyer,
                        PlayerId seller, Offers &offers);

/// Likewise in place of a purchase of shares.
class PrivateTrade final : public PlayerAction
{
public:
    PrivateTrade(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyPrivate; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Draft &draft, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::jr1836
