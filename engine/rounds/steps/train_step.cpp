#include "rounds/steps/train_step.h"

#include <algorithm>

namespace flimnap {

void TrainStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    const FaceId face = m_game.findFace(move.train);
    judge.need(face.isValid(), Code::UnknownName, {{"train", move.train}});
    const Party from = source(move, judge);
    judge.need(move.tradeIn.empty(), Code::BadValue, {{"key", std::string("trade_in")}});
    if (judge.refused())
        return;
    const Money printed = m_game.faces[face].price;
    const Money asked = from.isCompany() ? Money{} : printed;
    const TrainPurchase purchase{company, face, from, move.price ? Money{*move.price} : asked};
    judgeTrainPurchase(m_game, draft.position, purchase, judge);
    if (judge.refused())
        return;
    const Money loan = directorsHelp(draft.position, purchase).loan;
    judge.need(!move.loan || Money{*move.loan} == loan, Code::LoanNotNeeded, {{"loan", loan}});
    if (!judge.refused())
        buyTrain(draft, purchase);
}

Party TrainStep::source(const Move &move, Judge &judge) const
{
    if (move.from.empty() || move.from == "bank")
        return Party::bank();
    if (move.from == "pool")
        return Party::pool();
    const CompanyId seller = m_game.findCompany(move.from);
    judge.need(seller.isValid(), Code::UnknownName, {{"from", move.from}});
    return seller;
}

void TrainStep::leave(Draft &draft, CompanyId company, Judge &judge) const
{
    judge.rule(ownsRunnableTrain(m_game, draft.position, company), Code::MustOwnTrain, {{"company", Party(company)}});
}

void TrainStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (const CardId top = position.trains.topCard()) {
        for (const FaceId face : m_game.cards[top].faces)
            offerFrom(position, {company, face, Party::bank(), m_game.faces[face].price}, offers);
    }
    std::vector<TrainPurchase> offered;
    for (const Train &train : position.trains.trains()) {
        const bool isPool = train.owner == Party::pool();
        if (train.owner == Party(company))
            continue;
        // A card of the pool may be turned to any of its faces; another company's train keeps its own.
        const std::vector<FaceId> faces =
            isPool ? m_game.cards[m_game.faces[train.face].card].faces : std::vector<FaceId>{train.face};
        for (const FaceId face : faces) {
            const bool isOffered = std::any_of(offered.begin(), offered.end(), [&](const TrainPurchase &other) {
                return other.face == face && other.from == train.owner;
            });
            if (isOffered)
                continue;
            offered.push_back({company, face, train.owner, isPool ? m_game.faces[face].price : Money{1}});
            offerFrom(position, offered.back(), offers);
        }
    }
}

void TrainStep::offerFrom(const Position &position, const TrainPurchase &purchase, Offers &offers) const
{
    Judge judge;
    judgeTrainPurchase(m_game, position, purchase, judge);
    Offer offer = companyOffer(m_game, MoveKind::BuyTrain, purchase.company);
    offer.move.train = m_game.faces[purchase.face].code;
    if (purchase.from == Party::pool())
        offer.move.from = "pool";
    if (const CompanyId seller = purchase.from.company()) {
        const int treasury = static_cast<int>(position.ledger.balance(purchase.company).units);
        offer.move.from = m_game.companies[seller].code;
        offer.numbers.push_back({.key = "price", .least = 1, .most = treasury});
    }
    offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

} // namespace flimnap
