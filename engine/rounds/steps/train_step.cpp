#include "rounds/steps/train_step.h"

#include "rounds/train_deals.h"

namespace flimnap {

namespace {

/// Not while somebody owes money, nor by a company that leaves the game.
void judgeBuyer(const GameDefinition &game, const Position &position, CompanyId company, Judge &judge)
{
    const PlayerId owing = debtor(position);
    judge.need(!owing, Code::MustRaiseMoney, {{"player", Party(owing)}});
    judge.need(!isLeaving(game, position, company), Code::WillClose, {{"company", Party(company)}});
}

} // namespace

void TrainStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeBuyer(m_game, books.position, company, judge);
    if (judge.refused())
        return;
    const TrainPurchase purchase = trainPurchaseOf(m_game, books.position, company, move, judge);
    if (judge.refused())
        return;
    judgeTrainPurchase(m_game, books.position, purchase, judge);
    if (judge.refused())
        return;
    const Money loan = directorsHelp(books.position, purchase).loan;
    judge.need(!move.loan || Money{*move.loan} == loan, Code::LoanNotNeeded, {{"loan", loan}});
    if (!judge.refused())
        buyTrain(books, purchase);
}

void TrainStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    const bool isFree = isLeaving(m_game, books.position, company) ||
                        ownsRunnableTrain(m_game, books.position, company) ||
                        classOf(m_game, books.position, company).trainDuty == TrainDuty::WithRoute ||
                        !mustOwnTrain(m_game, books.position, company);
    judge.rule(isFree, Code::MustOwnTrain, {{"company", Party(company)}});
}

void TrainStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const std::size_t first = offers.size();
    offerAll(position, company, offers);
    Judge judge;
    judgeBuyer(m_game, position, company, judge);
    for (std::size_t index = first; judge.refused() && index < offers.size(); ++index)
        offers[index].refusal = judge.verdict();
}

void TrainStep::offerAll(const Position &position, CompanyId company, Offers &offers) const
{
    for (const CardId card : ids(m_game.cards)) {
        if (!isOnSale(m_game, position, card))
            continue;
        for (const FaceId face : m_game.cards[card].faces)
            offerFromBank(position, company, face, offers);
    }
    for (const TrainPurchase &purchase : usedTrainsFor(m_game, position, company)) {
        offers.push_back(trainOffer(m_game, position, purchase));
        if (purchase.from == Party::pool() && m_game.tradedInToPool)
            offerTradeIns(position, purchase, offers);
    }
}

void TrainStep::offerFromBank(const Position &position, CompanyId company, FaceId face, Offers &offers) const
{
    const TrainPurchase purchase{company, face, Party::bank(), m_game.faces[face].price};
    offers.push_back(trainOffer(m_game, position, purchase));
    offerTradeIns(position, purchase, offers);
}

/// For less against a train that is taken in payment.
void TrainStep::offerTradeIns(const Position &position, TrainPurchase purchase, Offers &offers) const
{
    for (const TradeIn &terms : m_game.faces[purchase.face].tradeIns) {
        if (!position.trains.holds(purchase.company, terms.surrendered))
            continue;
        purchase.tradeIn = terms.surrendered;
        purchase.price = terms.price;
        offers.push_back(trainOffer(m_game, position, purchase));
    }
}

} // namespace flimnap
