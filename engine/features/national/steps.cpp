#include "features/national/steps.h"

#include <algorithm>
#include <array>

#include "dealings/train_purchase.h"
#include "features/national/standing.h"

namespace flimnap::national {

bool ownsLastingTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<Train> &trains = position.trains.trains();
    return std::any_of(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && isLasting(game, train.face);
    });
}

void thawIfDue(Books &books)
{
    const CompanyId company = termsOf(books.game).company;
    CompanyState &state = books.position.companies[company];
    if (state.isFrozen && !isUnderWay(books.position) && ownsLastingTrain(books.game, books.position, company))
        setFrozen(books.game, state, false);
}

namespace {

bool isInBank(const GameDefinition &game, const Position &position, FaceId face)
{
    const CardId card = game.faces[face].card;
    const bool mayBeBorrowed = !termsOf(game).borrowsLast || card.index() + 1 == game.cards.count();
    const bool isThere = position.trains.left(card) != 0 || position.trains.holds(Party::pool(), face);
    return mayBeBorrowed && isThere && !position.trains.isScrapped(face);
}

bool mayBorrow(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyTurn &turn = position.operating.turn;
    return position.companies[company].isFrozen && !ownsRunnableTrain(game, position, company) && !turn.borrowed &&
           !turn.incomeSettled;
}

std::optional<Stage> nextOfBorrowing(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.train)
        return {};
    std::vector<FaceId> trains;
    for (const FaceId face : ids(game.faces)) {
        if (mayBorrow(game, position, partial.self()) && isInBank(game, position, face))
            trains.push_back(face);
    }
    return trains;
}

void judgeBorrowing(const GameDefinition &game, const Position &position, const Decision &borrowing, Judge &judge)
{
    judge.need(mayBorrow(game, position, borrowing.self()), Code::NoBorrowing, {{"company", borrowing.by}});
    judge.need(isInBank(game, position, borrowing.train), Code::TrainNotOnSale, {{"train", borrowing.train}});
}

void borrow(Books &books, const Decision &borrowing)
{
    books.position.operating.turn.borrowed = borrowing.train;
    books.tell(FeatureTold{
        "train_borrowed",
        {Told::say("{company} borrows train {train}"), {{"company", borrowing.self()}, {"train", borrowing.train}}}});
}

constexpr std::array borrowingKinds{DecisionKind{MoveKind::BorrowTrain, nextOfBorrowing, judgeBorrowing, borrow}};

} // namespace

BorrowStep::BorrowStep(const GameDefinition &game) : DecisionStep(game, borrowingKinds) {}

void ReturnStep::leave(Books &books, CompanyId /*company*/, Judge & /*judge*/) const
{
    const FaceId face = books.position.operating.turn.borrowed;
    if (!face || !isLent(books.game, books.position, books.game.faces[face].card))
        return;
    books.position.trains.take(books.game.faces[face].card);
    books.position.trains.add(face, Party::pool());
    books.tell(TrainMoved{face, Party::bank(), Party::pool()});
}

void ThawStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    judge.rule(!books.position.companies[company].isFrozen || !mustThaw(books.position, company), Code::MustOwnTrain,
               {{"company", Party(company)}});
}

/// It has the money that makes it buy, and the bank has a lasting train that it can pay.
bool ThawStep::mustThaw(const Position &position, CompanyId company) const
{
    const Terms &rules = termsOf(m_game);
    const auto faces = ids(m_game.faces);
    const bool hasTradable = std::any_of(faces.begin(), faces.end(), [&](FaceId face) {
        const std::vector<TradeIn> &terms = m_game.faces[face].tradeIns;
        return std::any_of(terms.begin(), terms.end(),
                           [&](const TradeIn &one) { return position.trains.holds(company, one.surrendered); });
    });
    const Money enough = hasTradable ? rules.buysFromWithTradeIn : rules.buysFrom;
    return position.ledger.balance(company) >= enough && std::any_of(faces.begin(), faces.end(), [&](FaceId face) {
               return isLasting(m_game, face) && canBuyFromBank(position, company, face);
           });
}

/// Out of its treasury, for the whole price or for less and an older train.
bool ThawStep::canBuyFromBank(const Position &position, CompanyId company, FaceId face) const
{
    const TrainFace &table = m_game.faces[face];
    const Money treasury = position.ledger.balance(company);
    const bool isOffered =
        isOnSale(m_game, position, table.card) || poolCardFor(m_game, position.trains, face).has_value();
    const bool hasRoom = position.trains.count(company) < trainLimit(m_game, position, company);
    return isOffered && ((hasRoom && table.price <= treasury) ||
                         std::any_of(table.tradeIns.begin(), table.tradeIns.end(), [&](const TradeIn &terms) {
                             return position.trains.holds(company, terms.surrendered) && terms.price <= treasury;
                         }));
}

} // namespace flimnap::national
