#pragma once

#include <memory>

#include "games/18lilliput/gulliver.h"
#include "rounds/codes.h"
#include "rounds/player_action.h"
#include "rounds/round_rules.h"

namespace flimnap::lilliput18 {

using PlayerActions = std::vector<std::unique_ptr<const PlayerAction>>;

/// Everybody chooses an action card and uses one side of it, once forwards and once backwards (LI-5.1 ff.); then the
/// automaton acts, if there is one.
class ActionRound final : public RoundRules
{
public:
    ActionRound(const GameDefinition &game, Codes codes, PlayerActions actions, const Gulliver &gulliver)
        : m_game(game), m_codes(codes), m_actions(std::move(actions)), m_gulliver(gulliver)
    {
    }

    void begin(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Books &books, Party actor) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] static int turns(const Position &position);
    [[nodiscard]] static PlayerId playerInTurn(const Position &position, int turn);
    [[nodiscard]] PrivateId fundingCharacter(const Position &position) const;
    [[nodiscard]] Party mover(const Position &position, const Move &move, Party by) const;

    [[nodiscard]] bool isOutOfTurn(const Position &position, Party mover, const Move &move) const;
    void offerOthersReturns(const Position &position, PlayerId inTurn, Offers &offers) const;

    void fund(Books &books, PlayerId player, const Move &move, Judge &judge) const;
    void offerFund(const Position &position, Offers &offers) const;
    void judgeCard(const Position &position, PlayerId player, const Move &move, Judge &judge) const;
    void useCard(Books &books, PlayerId player, const Move &move) const;
    void offerCards(const Position &position, PlayerId player, Offers &offers) const;
    void judgePass(const Position &position, Judge &judge) const;
    void pass(Books &books) const;

    const GameDefinition &m_game;
    Codes m_codes;
    PlayerActions m_actions;
    const Gulliver &m_gulliver;
};

} // namespace flimnap::lilliput18
