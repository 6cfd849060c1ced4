#include "games/18lilliput/old_trains.h"

#include "games/18lilliput/action_turn.h"
#include "rounds/step.h"

namespace flimnap::lilliput18 {

void judgeReturn(const GameDefinition &game, const Position &position, CompanyId company, const Move &move,
                 Judge &judge)
{
    const FaceId face = game.findFace(move.train);
    judge.know(face.isValid(), "train", move.train);
    if (judge.refused())
        return;
    judge.need(position.trains.holds(company, face), Code::NoSuchTrain, {{"train", face}, {"company", Party(company)}});
    judge.rule(game.faces[face].isOld, Code::NotOld, {{"train", face}});
}

void returnTrain(Books &books, CompanyId company, const Move &move)
{
    const FaceId face = books.game.findFace(move.train);
    TrainStock &stock = books.position.trains;
    stock.train(*stock.find(company, face)).owner = Party::pool();
    books.tell(TrainMoved{face, company, Party::pool()});
}

void offerReturns(const GameDefinition &game, const Position &position, CompanyId company, Offers &offers)
{
    for (const FaceId face : ids(game.faces)) {
        if (!game.faces[face].isOld || !position.trains.holds(company, face))
            continue;
        Offer offer = companyOffer(game, MoveKind::ReturnTrain, company);
        offer.move.train = game.faces[face].code;
        offers.push_back(std::move(offer));
    }
}

void ReturnAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = companyOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    judgeReturn(m_game, books.position, company, move, judge);
    if (!judge.refused())
        returnTrain(books, company, move);
}

void ReturnAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const CompanyId company : directedBy(m_game, position, player))
        offerReturns(m_game, position, company, offers);
}

} // namespace flimnap::lilliput18
