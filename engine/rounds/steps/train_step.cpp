#include "rounds/steps/train_step.h"

#include <algorithm>

namespace flimnap {

void TrainStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    const FaceId face = m_game.findFace(move.train);
    judge.need(face.isValid(), Code::UnknownName, {{"train", move.train}});
    const Party from = source(move, judge);
    const FaceId tradeIn = m_game.findFace(move.tradeIn);
    judge.need(move.tradeIn.empty() || tradeIn.isValid(), Code::UnknownName, {{"train", move.tradeIn}});
    if (judge.refused())
        return;
    TrainPurchase purchase{company, face, from, {}, tradeIn};
    const Money asked = isPriceFree(m_game, draft.position, purchase) ? Money{} : printedPrice(m_game, purchase);
    purchase.price = move.price ? Money{*move.price} : asked;
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
    judge.rule(ownsRunnableTrain(m_game, draft.position, company) || !mustOwnTrain(m_game, draft.position, company),
               Code::MustOwnTrain, {{"company", Party(company)}});
}

void TrainStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const CardId card : ids(m_game.cards)) {
        if (!isOnSale(m_game, position, card))
            continue;
        for (const FaceId face : m_game.cards[card].faces)
            offerFromBank(position, company, face, offers);
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
            TrainPurchase purchase{company, face, train.owner, Money{1}};
            if (!isPriceFree(m_game, position, purchase))
                purchase.price = printedPrice(m_game, purchase);
            offered.push_back(purchase);
            offerFrom(position, purchase, offers);
        }
    }
}

/// For its price, and for less against a train that is taken in payment.
void TrainStep::offerFromBank(const Position &position, CompanyId company, FaceId face, Offers &offers) const
{
    TrainPurchase purchase{company, face, Party::bank(), m_game.faces[face].price};
    offerFrom(position, purchase, offers);
    const std::optional<TradeIn> &terms = m_game.faces[face].tradeIn;
    if (!terms || !position.trains.holds(company, terms->surrendered))
        return;
    purchase.tradeIn = terms->surrendered;
    purchase.price = terms->price;
    offerFrom(position, purchase, offers);
}

/// What may be asked: anything the treasury holds, or with the director's help up to the printed price.
NumberChoice TrainStep::priceChoice(const Position &position, const TrainPurchase &purchase) const
{
    const auto printed = static_cast<int>(m_game.faces[purchase.face].price.units);
    if (!isPriceFree(m_game, position, purchase))
        return {.key = "price", .least = printed, .most = printed, .suggested = printed};
    const CompanyId company = purchase.company;
    const auto treasury = static_cast<int>(position.ledger.balance(company).units);
    const bool helpsWithAny = m_game.help == HelpRule::AnyTrain || m_game.help == HelpRule::CheapestTooDear;
    const bool isHelped = helpsWithAny && !ownsRunnableTrain(m_game, position, company) &&
                          mustOwnTrain(m_game, position, company) &&
                          mayBeHelped(m_game, position, company, purchase.from);
    return {.key = "price", .least = 1, .most = isHelped ? std::max(treasury, printed) : treasury};
}

void TrainStep::offerFrom(const Position &position, const TrainPurchase &purchase, Offers &offers) const
{
    Judge judge;
    judgeTrainPurchase(m_game, position, purchase, judge);
    Offer offer = companyOffer(m_game, MoveKind::BuyTrain, purchase.company);
    offer.move.train = m_game.faces[purchase.face].code;
    if (purchase.from == Party::pool())
        offer.move.from = "pool";
    if (purchase.tradeIn)
        offer.move.tradeIn = m_game.faces[purchase.tradeIn].code;
    if (const CompanyId seller = purchase.from.company()) {
        offer.move.from = m_game.companies[seller].code;
        offer.numbers.push_back(priceChoice(position, purchase));
    }
    offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

} // namespace flimnap
