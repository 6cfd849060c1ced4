#include "features/action_cards/treasury_action.h"

#include "features/action_cards/standing.h"
#include "features/characters/money.h"

namespace flimnap::action_cards {

void TreasuryAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    characters::judgeGiver(m_game, books.position, player, move, judge);
    judgeSide(m_game, books.position, ActionKind::Treasury, judge);
    judge.rule(!turnOf(books.position).funded, Code::ActionUsedUp, {{"player", Party(player)}});
    if (judge.refused())
        return;
    characters::judgeAmounts(m_game, books.position, player, move, treasuryGrant(m_game, books.position.phase), judge);
    if (judge.refused())
        return;
    change(books).turn.funded = true;
    characters::payAmounts(books, move, Reason::TreasuryCard);
}

void TreasuryAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr || side->kind != ActionKind::Treasury || turnOf(position).funded)
        return;
    Offer fund;
    fund.move.kind = MoveKind::Fund;
    fund.move.by = m_codes.code(player);
    fund.split = characters::splitAmong(m_game, position, player, treasuryGrant(m_game, position.phase));
    offers.push_back(std::move(fund));
}

} // namespace flimnap::action_cards
