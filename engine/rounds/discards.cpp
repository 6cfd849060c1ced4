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

void Discards::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const CompanyId company = due(books.position).company();
    judge.need(move.kind == MoveKind::DiscardTrain && by == Party(company), Code::MustDiscard,
               {{"company", Party(company)}});
    const FaceId face = m_game.findFace(move.train);
    judge.know(face.isValid(), "train", move.train);
    if (judge.refused())
        return;
    judgeDiscard(books.position, company, face, judge);
    if (judge.refused())
        return;

    giveUp(books, company, face);
    if (isOverTrainLimit(m_game, books.position, company))
        return;
    books.position.companies[company].mustDiscard = false;
    books.position.companies[company].mustKeepRunnable = false;
}

void Discards::giveUp(Books &books, CompanyId company, FaceId face) const
{
    TrainStock &stock = books.position.trains;
    const auto index = *stock.find(company, face);
    switch (m_game.discards) {
    case DiscardsGo::IntoPool:
        stock.train(index).owner = Party::pool();
        books.tell(TrainMoved{face, company, Party::pool()});
        break;
    case DiscardsGo::OutOfGame:
        stock.remove(index);
        books.tell(TrainMoved{face, company, Party::nobody()});
        break;
    case DiscardsGo::OntoDeck:
        returnToDeck(books, index);
        break;
    }
}

void Discards::judgeDiscard(const Position &position, CompanyId company, FaceId face, Judge &judge) const
{
    judge.need(position.trains.holds(company, face), Code::NoSuchTrain, {{"train", face}, {"company", Party(company)}});
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
