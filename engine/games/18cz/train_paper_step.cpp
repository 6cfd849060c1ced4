#include "games/18cz/train_paper_step.h"

namespace flimnap::cz18 {

bool TrainPaperStep::handles(const Move &move) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    return move.kind == MoveKind::UsePrivate && railway && m_game.privates[railway].isTrain;
}

void TrainPaperStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const PrivateId train = m_game.findPrivate(move.privateRailway);
    const Party owner = books.position.privates[train].owner;
    judge.need(owner.isPlayer() && owner == books.position.holdings.director(company), Code::NotDirectors,
               {{"private", train}, {"company", Party(company)}});
    if (!judge.refused())
        books.movePrivate(train, company);
}

void TrainPaperStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const PrivateId train : ids(m_game.privates)) {
        const Party owner = position.privates[train].owner;
        if (!m_game.privates[train].isTrain || !owner.isPlayer() || owner != position.holdings.director(company))
            continue;
        Offer offer = companyOffer(m_game, MoveKind::UsePrivate, company);
        offer.move.privateRailway = m_game.privates[train].code;
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap::cz18
