#include "games/18lilliput/treasury_action.h"

#include "games/18lilliput/action_turn.h"

namespace flimnap::lilliput18 {

void TreasuryAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    judgeSource(books.position, player, move, judge);
    judgeSide(m_game, books.position, ActionKind::Treasury, judge);
    judge.rule(!books.position.actions.turn.funded, Code::ActionUsedUp, {{"player", Party(player)}});
    if (judge.refused())
        return;
    judgeAmounts(m_game, books.position, player, move, m_game.phases[books.position.phase].treasuryGrant, judge);
    if (judge.refused())
        return;
    books.position.actions.turn.funded = true;
    payAmounts(books, move, Reason::TreasuryCard);
}

/// A character's money is given out at the start of the round, and not now.
void TreasuryAction::judgeSource(const Position &position, PlayerId player, const Move &move, Judge &judge) const
{
    if (move.character.empty())
        return;
    const PrivateId card = m_game.findPrivate(move.character);
    const bool isHeld =
        card && position.privates[card].owner == Party(player) && m_game.privates[card].character->roundCash > Money{};
    judge.need(isHeld, Code::NotHeld, {{"player", Party(player)}, {"what", move.character}});
    judge.need(false, Code::FundedAtStart, {{"character", card}});
}

void TreasuryAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr || side->kind != ActionKind::Treasury || position.actions.turn.funded)
        return;
    Offer fund;
    fund.move.kind = MoveKind::Fund;
    fund.move.by = m_codes.code(player);
    SplitChoice split{static_cast<int>(m_game.phases[position.phase].treasuryGrant.units), {}};
    for (const CompanyId company : directedBy(m_game, position, player))
        split.companies.push_back(m_game.companies[company].code);
    fund.split = std::move(split);
    offers.push_back(std::move(fund));
}

} // namespace flimnap::lilliput18
