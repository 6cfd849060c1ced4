#include "features/depot/old_trains.h"

#include "features/landscape/standing.h"
#include "rounds/train_deals.h"

namespace flimnap::depot {

namespace {

/// The company in turn out of the depot.
bool hasBought(const Position &position)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    return turn != nullptr && turn->hasBought;
}

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

} // namespace

bool returnsAnyTime(const GameDefinition &game)
{
    const auto *terms = game.parts.find<Terms>();
    return terms != nullptr && terms->returnsAnyTime;
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

void ReturnStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeReturn(m_game, books.position, company, move, judge);
    if (!judge.refused())
        returnTrain(books, company, move);
}

void ReturnStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    offerReturns(m_game, position, company, offers);
}

void DepotStep::judgeOpen(const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(landscape::hasKeptIncome(position), Code::DepotClosed, {{"company", Party(company)}});
}

void DepotStep::judgeNothingBought(const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(!hasBought(position), Code::DepotUsedUp, {{"company", Party(company)}});
}

void DepotStep::judgePurchase(const Position &position, const TrainPurchase &purchase, Judge &judge) const
{
    judgeOpen(position, purchase.company, judge);
    judge.rule(purchase.from == Party::pool(), Code::DepotOnly, {{"company", Party(purchase.company)}});
    judgeNothingBought(position, purchase.company, judge);
    judgeTrainPurchase(m_game, position, purchase, judge);
}

void DepotStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    if (move.kind == MoveKind::ReturnTrain) {
        judge.rule(landscape::hasKeptIncome(books.position), Code::ReturnClosed, {{"company", Party(company)}});
        judgeNothingBought(books.position, company, judge); // trains go back to make room for the purchase
        judgeReturn(m_game, books.position, company, move, judge);
        if (!judge.refused())
            returnTrain(books, company, move);
        return;
    }
    judge.need(move.loan.value_or(0) == 0, Code::LoanNotNeeded, {{"loan", Money{}}});
    const TrainPurchase purchase = trainPurchaseOf(m_game, books.position, company, move, judge);
    if (judge.refused())
        return;
    judgePurchase(books.position, purchase, judge);
    if (judge.refused())
        return;
    books.position.operating.turn.parts.change<TurnState>().hasBought = true;
    buyTrain(books, purchase);
}

void DepotStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (!landscape::hasKeptIncome(position) || hasBought(position))
        return;
    if (!returnsAnyTime(m_game))
        offerReturns(m_game, position, company, offers);
    for (const TrainPurchase &purchase : usedTrainsFor(m_game, position, company)) {
        if (purchase.from == Party::pool())
            offers.push_back(trainOffer(m_game, position, purchase));
    }
}

} // namespace flimnap::depot
