#include "features/action_cards/train_action.h"

#include "features/action_cards/standing.h"
#include "rounds/train_deals.h"

namespace flimnap::action_cards {

void TrainAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = companyOf(m_game, books.position, player, move, judge);
    judge.need(move.loan.value_or(0) == 0, Code::LoanNotNeeded, {{"loan", Money{}}});
    if (judge.refused())
        return;
    const TrainPurchase purchase = trainPurchaseOf(m_game, books.position, company, move, judge);
    if (judge.refused())
        return;
    judgeAction(books.position, purchase, judge);
    judgeTrainPurchase(m_game, books.position, purchase, judge);
    if (judge.refused())
        return;
    Turn &turn = change(books).turn;
    if (purchase.from == Party::pool())
        turn.foundedHasBought |= turn.founded == company;
    else
        ++turn.trains;
    buyTrain(books, purchase);
}

void TrainAction::judgeAction(const Position &position, const TrainPurchase &purchase, Judge &judge) const
{
    const Turn &turn = turnOf(position);
    if (purchase.from == Party::pool()) {
        judge.rule(turn.founded == purchase.company && !turn.foundedHasBought, Code::DepotClosed,
                   {{"company", Party(purchase.company)}});
        return;
    }
    judgeSide(m_game, position, ActionKind::Trains, judge);
    const CardSide *side = chosenSide(m_game, position);
    const int most = side != nullptr ? side->trains : 0;
    judge.rule(turn.trains < most, Code::CardTrainsBought);
}

void TrainAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    const bool buysTrains = side != nullptr && side->kind == ActionKind::Trains;
    const CompanyId founded = turnOf(position).founded;
    if (!buysTrains && !founded)
        return;
    const CardId top = position.trains.topCard();
    for (const CompanyId company : directedBy(m_game, position, player)) {
        if (buysTrains && top) {
            TrainPurchase purchase{company, m_game.cards[top].faces.front(), Party::bank(), {}};
            purchase.price = printedPrice(m_game, position, purchase);
            offerIt(position, purchase, offers);
        }
        for (const TrainPurchase &purchase : usedTrainsFor(m_game, position, company)) {
            const bool isPool = purchase.from == Party::pool();
            if (isPool ? company == founded : buysTrains)
                offerIt(position, purchase, offers);
        }
    }
}

void TrainAction::offerIt(const Position &position, const TrainPurchase &purchase, Offers &offers) const
{
    Offer offer = trainOffer(m_game, position, purchase);
    Judge judge;
    judgeAction(position, purchase, judge);
    if (judge.refused())
        offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

} // namespace flimnap::action_cards
