#include "dealings/trains.h"

#include <algorithm>

namespace flimnap {

namespace {

/// Unsold cards that could only show obsolete faces are of no use to anybody.
void clearStock(Books &books, CardId card)
{
    TrainStock &stock = books.position.trains;
    const std::vector<FaceId> &faces = books.game.cards[card].faces;
    const std::optional<int> left = stock.left(card);
    const bool isObsolete =
        std::all_of(faces.begin(), faces.end(), [&](FaceId face) { return stock.isScrapped(face); });
    if (!isObsolete || !left || *left == 0)
        return;
    stock.setLeft(card, 0);
    books.tell(TrainRusted{faces.front(), Party::bank(), *left});
}

/// Companies' and pooled trains of the face are turned to their old side.
void turnOver(Books &books, FaceId face)
{
    TrainStock &stock = books.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.face != face)
            continue;
        train.face = books.game.faces[face].oldSide;
        books.tell(TrainAged{face, train.owner});
    }
}

void closePrivates(Books &books)
{
    for (const PrivateId railway : ids(books.game.privates)) {
        if (!books.position.privates[railway].owner.isNobody() && !books.game.privates[railway].staysOpen)
            books.movePrivate(railway, Party::nobody());
    }
}

} // namespace

void takeCard(Books &books, CardId card)
{
    books.position.trains.take(card);
    beginPhaseOf(books, card);
}

void beginPhaseOf(Books &books, CardId card)
{
    const PhaseId begins = books.game.cards[card].phase;
    while (books.position.phase < begins) {
        books.position.phase = PhaseId(books.position.phase.index() + 1);
        books.tell(PhaseBegan{books.position.phase});
        if (books.game.phases[books.position.phase].closesPrivates)
            closePrivates(books);
    }
}

void takeTrain(Books &books, FaceId face, CompanyId company)
{
    const PhaseId before = books.position.phase;
    books.tell(TrainMoved{face, Party::bank(), company});
    takeCard(books, books.game.faces[face].card);
    books.position.trains.add(face, company);
    scrapByFace(books, face);
    if (books.position.phase != before)
        noteTrainLimits(books);
    forgetDiscards(books);
}

void scrapByFace(Books &books, FaceId sold)
{
    TrainStock &stock = books.position.trains;
    const TrainFace &table = books.game.faces[sold];
    for (const FaceId face : table.rusts) {
        if (stock.isScrapped(face))
            continue;
        stock.scrap(face);
        for (std::size_t index = stock.trains().size(); index-- > 0;) {
            if (stock.trains()[index].face != face)
                continue;
            books.tell(TrainRusted{face, stock.trains()[index].owner, 1});
            stock.remove(index);
        }
        clearStock(books, books.game.faces[face].card);
    }
    for (const FaceId face : table.ages)
        turnOver(books, face);
}

void noteTrainLimits(Books &books)
{
    for (const CompanyId company : ids(books.game.companies)) {
        if (isOverTrainLimit(books.game, books.position, company))
            books.position.companies[company].mustDiscard = true;
    }
}

void forgetDiscards(Books &books)
{
    for (const CompanyId company : ids(books.game.companies)) {
        if (isOverTrainLimit(books.game, books.position, company))
            continue;
        books.position.companies[company].mustDiscard = false;
        books.position.companies[company].mustKeepRunnable = false;
    }
}

void returnToDeck(Books &books, std::size_t index)
{
    TrainStock &stock = books.position.trains;
    const Train train = stock.trains()[index];
    const CardId card = books.game.faces[train.face].card;
    if (const auto left = stock.left(card))
        stock.setLeft(card, *left + 1);
    stock.remove(index);
    books.tell(TrainMoved{train.face, train.owner, Party::bank()});
}

void poolTopCard(Books &books)
{
    const CardId card = books.position.trains.topCard();
    if (!card)
        return;
    const PhaseId before = books.position.phase;
    const FaceId face = books.game.cards[card].faces.front();
    books.tell(TrainMoved{face, Party::bank(), Party::pool()});
    takeCard(books, card);
    books.position.trains.add(face, Party::pool());
    scrapByFace(books, face);
    if (books.position.phase != before)
        noteTrainLimits(books);
}

void exportTopCard(Books &books)
{
    const CardId card = books.position.trains.topCard();
    const bool waitsForFirstSale =
        books.game.exportRule == ExportRule::AfterSetsOnceSold && !isBegun(books.game, books.position, CardId(0));
    if (!card || waitsForFirstSale)
        return;
    const PhaseId before = books.position.phase;
    books.tell(CardExported{card});
    takeCard(books, card);
    for (const FaceId face : books.game.cards[card].faces)
        scrapByFace(books, face);
    if (books.position.phase != before)
        noteTrainLimits(books);
}

} // namespace flimnap
