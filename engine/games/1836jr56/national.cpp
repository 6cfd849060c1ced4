#include "games/1836jr56/national.h"

#include <algorithm>

#include "dealings/train_purchase.h"
#include "games/1836jr56/closing.h"

namespace flimnap::jr1836 {

bool isLasting(const GameDefinition &game, FaceId face)
{
    return std::none_of(game.faces.begin(), game.faces.end(), [&](const TrainFace &other) {
        return std::find(other.rusts.begin(), other.rusts.end(), face) != other.rusts.end();
    });
}

bool ownsLastingTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<Train> &trains = position.trains.trains();
    return std::any_of(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && isLasting(game, train.face);
    });
}

void thawIfDue(Books &books)
{
    const CompanyId company = books.game.national->company;
    CompanyState &state = books.position.companies[company];
    if (state.isFrozen && !books.position.formation.isUnderWay() &&
        ownsLastingTrain(books.game, books.position, company))
        state.isFrozen = false;
}

bool BorrowStep::isInBank(const Position &position, FaceId face) const
{
    const CardId card = m_game.faces[face].card;
    const bool mayBeBorrowed = !m_game.national->borrowsLast || card.index() + 1 == m_game.cards.count();
    const bool isThere = position.trains.left(card) != 0 || position.trains.holds(Party::pool(), face);
    return mayBeBorrowed && isThere && !position.trains.isScrapped(face);
}

void BorrowStep::judgeBorrowing(const Position &position, CompanyId company, FaceId face, Judge &judge) const
{
    const CompanyTurn &turn = position.operating.turn;
    judge.need(position.companies[company].isFrozen && !ownsRunnableTrain(m_game, position, company) &&
                   !turn.borrowed && !turn.incomeSettled,
               Code::NoBorrowing, {{"company", Party(company)}});
    judge.need(isInBank(position, face), Code::TrainNotOnSale, {{"train", face}});
}

void BorrowStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const FaceId face = m_game.findFace(move.train);
    judge.know(face.isValid(), "train", move.train);
    if (judge.refused())
        return;
    judgeBorrowing(books.position, company, face, judge);
    if (judge.refused())
        return;
    books.position.operating.turn.borrowed = face;
    books.tell(TrainBorrowed{company, face});
}

void BorrowStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const FaceId face : ids(m_game.faces)) {
        Judge judge;
        judgeBorrowing(position, company, face, judge);
        if (judge.refused())
            continue;
        Offer offer = companyOffer(m_game, MoveKind::BorrowTrain, company);
        offer.move.train = m_game.faces[face].code;
        offers.push_back(std::move(offer));
    }
}

void ReturnStep::leave(Books &books, CompanyId /*company*/, Judge & /*judge*/) const
{
    const FaceId face = books.position.operating.turn.borrowed;
    if (!face || !isLent(books.game, books.position, books.game.faces[face].card))
        return;
    books.position.trains.take(books.game.faces[face].card);
    books.position.trains.add(face, Party::pool());
    books.tell(TrainMoved{face, Party::bank(), Party::pool()});
}

void PurchaseStep::judgeBuyer(const Position &position, CompanyId company, Judge &judge) const
{
    const PlayerId owing = debtor(position);
    judge.need(!owing, Code::MustRaiseMoney, {{"player", Party(owing)}});
    judge.need(!isClosing(game(), position, company), Code::WillClose, {{"company", Party(company)}});
}

void PurchaseStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeBuyer(books.position, company, judge);
    if (!judge.refused())
        TrainStep::play(books, company, move, judge);
}

void PurchaseStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const std::size_t first = offers.size();
    TrainStep::offer(position, company, offers);
    Judge judge;
    judgeBuyer(position, company, judge);
    for (std::size_t index = first; judge.refused() && index < offers.size(); ++index)
        offers[index].refusal = judge.verdict();
}

/// Who closes buys nothing more; who is frozen need not buy before it has saved enough.
void PurchaseStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    if (isClosing(books, company))
        return;
    if (books.position.companies[company].isFrozen)
        judge.rule(!mustThaw(books.position, company), Code::MustOwnTrain, {{"company", Party(company)}});
    else
        TrainStep::leave(books, company, judge);
}

/// It has the money that makes it buy, and the bank has a lasting train that it can pay.
bool PurchaseStep::mustThaw(const Position &position, CompanyId company) const
{
    const National &rules = *game().national;
    const auto faces = ids(game().faces);
    const bool hasTradable = std::any_of(faces.begin(), faces.end(), [&](FaceId face) {
        const std::vector<TradeIn> &terms = game().faces[face].tradeIns;
        return std::any_of(terms.begin(), terms.end(),
                           [&](const TradeIn &one) { return position.trains.holds(company, one.surrendered); });
    });
    const Money enough = hasTradable ? rules.buysFromWithTradeIn : rules.buysFrom;
    return position.ledger.balance(company) >= enough && std::any_of(faces.begin(), faces.end(), [&](FaceId face) {
               return isLasting(game(), face) && canBuyFromBank(position, company, face);
           });
}

/// Out of its treasury, for the whole price or for less and an older train.
bool PurchaseStep::canBuyFromBank(const Position &position, CompanyId company, FaceId face) const
{
    const TrainFace &table = game().faces[face];
    const Money treasury = position.ledger.balance(company);
    const bool isOffered =
        isOnSale(game(), position, table.card) || poolCardFor(game(), position.trains, face).has_value();
    const bool hasRoom = position.trains.count(company) < trainLimit(game(), position, company);
    return isOffered && ((hasRoom && table.price <= treasury) ||
                         std::any_of(table.tradeIns.begin(), table.tradeIns.end(), [&](const TradeIn &terms) {
                             return position.trains.holds(company, terms.surrendered) && terms.price <= treasury;
                         }));
}

} // namespace flimnap::jr1836
