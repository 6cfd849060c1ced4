#include "rounds/player_action.h"

namespace flimnap {

void PlayerAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    if (m_by == By::Himself)
        m_decisions.offer(position, player, offers);
    else
        for (const CompanyId company : directedBy(m_decisions.game(), position, player))
            m_decisions.offer(position, company, offers);
}

void PlayerAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const Party by = m_by == By::Himself ? Party(player) : Party(companyOf(books.position, player, move, judge));
    if (!judge.refused())
        m_decisions.play(books, by, move, judge);
}

/// By which he does it; refused if that is none of his.
CompanyId PlayerAction::companyOf(const Position &position, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_decisions.game().findCompany(move.by);
    judge.know(company.isValid(), "by", move.by);
    if (!judge.refused())
        judge.need(position.companies[company].isInPlay() && position.holdings.director(company) == Party(player),
                   Code::NotDirected, {{"player", Party(player)}, {"company", Party(company)}});
    return company;
}

} // namespace flimnap
