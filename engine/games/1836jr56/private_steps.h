#pragma once

#include "rounds/codes.h"
#include "rounds/player_action.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

/// A company buys a private railway from a player (JR-6.9).
class PrivatesStep final : public Step
{
public:
    explicit PrivatesStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyPrivate; }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isAnybodys() const override { return m_game.companiesDealAnyTime; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void offerPurchase(const Position &position, CompanyId company, PrivateId railway, Offers &offers) const;

    const GameDefinition &m_game;
};

/// A company puts the mark on the map that a private railway gives it a right to (JR-2.14).
class MarkStep final : public Step
{
public:
    explicit MarkStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::UsePrivate; }
    [[nodiscard]] bool isAnyTime() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeMark(const Position &position, CompanyId company, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
};

/// One more tile by a private railway's right, for nothing or what the terrain costs: with the other track of the turn,
/// or any time (JR-2.12).
class ExtraTileStep final : public Step
{
public:
    explicit ExtraTileStep(const GameDefinition &game) : m_game(game) {}

    /// With the other track means: until this step of the turn, that of the other track, is left.
    void closeBehind(int trackStep) { m_trackStep = trackStep; }

    [[nodiscard]] bool handles(const Move &move) const override;
    [[nodiscard]] bool isAnyTime() const override { return true; }
    [[nodiscard]] bool isTrack() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const;
    [[nodiscard]] Money costOf(PrivateId railway) const;

    const GameDefinition &m_game;
    int m_trackStep = 0;
};

/// A player sells a private railway to another one at a price they agree on (JR-5.10).
void judgePrivateTrade(const GameDefinition &game, const Position &position, PlayerId buyer, const Move &move,
                       Judge &judge);
void tradePrivate(Books &books, PlayerId buyer, const Move &move);
void offerPrivateTrades(const GameDefinition &game, const Position &position, const Codes &codes, PlayerId buyer,
                        PlayerId seller, Offers &offers);

/// Likewise in place of a purchase of shares.
class PrivateTrade final : public PlayerAction
{
public:
    PrivateTrade(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::BuyPrivate; }
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::jr1836
