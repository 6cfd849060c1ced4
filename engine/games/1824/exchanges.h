#pragma once

#include "rounds/codes.h"
#include "rounds/interlude.h"
#include "rounds/player_action.h"

namespace flimnap::ah1824 {

/// The coal railway's owner gets the director's certificate set aside for it; whoever has more takes it over (AH-5.23).
void exchangeMinor(Books &books, CompanyId minor);

/// In a stock round an owner may give a mountain railway for a share of any regional railway, or a coal railway for the
/// director's certificate of its own one (AH-5.22, AH-5.23).
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

/// In a phase that no longer knows them the mountain railways are exchanged one after the other; where no share is left
/// they are lost (AH-6.45).
class ForcedExchanges final : public Interlude
{
public:
    ForcedExchanges(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] PrivateId railwayDue(const Position &position) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::ah1824
