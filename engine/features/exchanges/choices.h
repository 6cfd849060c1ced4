#pragma once

#include "rounds/decision.h"

namespace flimnap::exchanges {

/// In a stock round an owner may give a private railway for a share of any company that is started in play, or a
/// company of his for the director's certificate set aside for it (AH-5.22, AH-5.23).
class Exchange final : public PlayerAction
{
public:
    Exchange(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    void offer(const Position &position, PlayerId player, Offers &offers) const override;
    void play(Books &books, PlayerId player, const Move &move, Judge &judge) const override;

private:
    void judgeOwner(const Position &position, PlayerId player, ClassId kind, Party owner, const ArgValue &railway,
                    Judge &judge) const;
    void playMinor(Books &books, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const;
    void playPrivate(Books &books, PlayerId player, PrivateId railway, const Move &move, Judge &judge) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

/// In a phase that no longer knows them private railways are exchanged one after the other; where no share is left they
/// are lost (AH-6.45).
class ForcedExchanges final : public Interlude
{
public:
    ForcedExchanges(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    [[nodiscard]] bool canWait() const override { return true; }
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

/// Two markers of a newly formed company stood on one hex: its director says which one stays (AH-6.57).
class MarkerChoice final : public DecisionInterlude
{
public:
    MarkerChoice(const GameDefinition &game, const Codes &codes);

    [[nodiscard]] Party due(const Position &position) const override;
    [[nodiscard]] bool canWait() const override { return true; }

private:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap::exchanges
