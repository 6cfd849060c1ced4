#include "rounds/discards.h"

#include <algorithm>

#include "dealings/trains.h"
#include "rounds/step.h"

namespace flimnap {

Party Discards::due(const Position &position) const
{
    CompanyId first;
    for (const CompanyId company : ids(m_game.companies)) {
        if (!position.companies[company].mustDiscard || !isOverTrainLimit(m_game, position, company))
            continue;
        if (m_game.discardOrder == DiscardOrder::Companies)
            return company;
        if (!first || actsBefore(m_game, position, company, first))
            first = company;
    }
    return first ? Party(first) : Party::nobody();
}

void Discards::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const CompanyId company = due(draft.position).company();
    judge.need(move.kind == MoveKind::DiscardTrain && by == Party(company), Code::MustDiscard,
               {{"company", Party(company)}});
    const FaceId face = m_game.findFace(move.train);
    judge.need(face.isValid(), Code::UnknownName, {{"train", move.train}});
    if (judge.refused())
        return;
    judgeDiscard(draft.position, company, face, judge);
    if (judge.refused())
        return;

    giveUp(draft, company, face);
    if (isOverTrainLimit(m_game, draft.position, company))
        return;
    draft.position.companies[company].mustDiscard = false;
    draft.position.companies[company].mustKeepRunnable = false;
}

void Discards::giveUp(Draft &draft, CompanyId company, FaceId face) const
{
    TrainStock &stock = draft.position.trains;
    const auto index = *stock.find(company, face);
    switch (m_game.discards) {
    case DiscardsGo::IntoPool:
        stock.train(index).owner = Party::pool();
        draft.tell(TrainMoved{face, company, Party::pool()});
        break;
    case DiscardsGo::OutOfGame:
        stock.remove(index);
        draft.tell(TrainMoved{face, company, Party::nobody()});
        break;
    case DiscardsGo::OntoDeck:
        returnToDeck(draft, index);
        break;
    }
}

void Discards::judgeDiscard(const Position &position, CompanyId company, FaceId face, Judge &judge) const
{
    judge.need(position.trains.holds(company, face), Code::NotOnSale,
               {{"train", m_game.faces[face].code}, {"from", Party(company)}});
    if (!position.companies[company].mustKeepRunnable || judge.refused())
        return;
    Position without = position;
    without.trains.remove(*without.trains.find(company, face));
    const bool losesIt = ownsRunnableTrain(m_game, position, company) && !ownsRunnableTrain(m_game, without, company);
    judge.rule(!losesIt, Code::KeepRunnable, {{"company", Party(company)}});
}

void Discards::offer(const Position &position, Offers &offers) const
{
    const CompanyId company = due(position).company();
    std::vector<FaceId> offered;
    for (const Train &train : position.trains.trains()) {
        if (train.owner != Party(company) || std::find(offered.begin(), offered.end(), train.face) != offered.end())
            continue;
        offered.push_back(train.face);
        Offer offer = companyOffer(m_game, MoveKind::DiscardTrain, company);
        offer.move.train = m_game.faces[train.face].code;
        Judge judge;
        judgeDiscard(position, company, train.face, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap
