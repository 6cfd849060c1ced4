#include "dealings/trains.h"

#include <algorithm>

namespace flimnap {

namespace {

/// Unsold cards that could only show obsolete faces are of no use to anybody.
void clearStock(Draft &draft, CardId card)
{
    TrainStock &stock = draft.position.trains;
    const std::vector<FaceId> &faces = draft.game.cards[card].faces;
    const std::optional<int> left = stock.left(card);
    const bool isObsolete =
        std::all_of(faces.begin(), faces.end(), [&](FaceId face) { return stock.isScrapped(face); });
    if (!isObsolete || !left || *left == 0)
        return;
    stock.setLeft(card, 0);
    draft.tell(TrainRusted{faces.front(), Party::bank(), *left});
}

/// Companies' and pooled trains of the face are turned to their old side.
void turnOver(Draft &draft, FaceId face)
{
    TrainStock &stock = draft.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.face != face)
            continue;
        train.face = draft.game.faces[face].oldSide;
        draft.tell(TrainAged{face, train.owner});
    }
}

void closePrivates(Draft &draft)
{
    for (const PrivateId railway : ids(draft.game.privates)) {
        if (!draft.position.privates[railway].owner.isNobody() && !draft.game.privates[railway].staysOpen)
            draft.movePrivate(railway, Party::nobody());
    }
}

} // namespace

void takeCard(Draft &draft, CardId card)
{
    draft.position.trains.take(card);
    beginPhaseOf(draft, card);
}

void beginPhaseOf(Draft &draft, CardId card)
{
    const PhaseId begins = draft.game.cards[card].phase;
    while (draft.position.phase < begins) {
        draft.position.phase = PhaseId(draft.position.phase.index() + 1);
        draft.tell(PhaseBegan{draft.position.phase});
        if (draft.game.phases[draft.position.phase].closesPrivates)
            closePrivates(draft);
    }
}

void takeTrain(Draft &draft, FaceId face, CompanyId company)
{
    const PhaseId before = draft.position.phase;
    draft.tell(TrainMoved{face, Party::bank(), company});
    takeCard(draft, draft.game.faces[face].card);
    draft.position.trains.add(face, company);
    scrapByFace(draft, face);
    if (draft.position.phase != before)
        noteTrainLimits(draft);
    forgetDiscards(draft);
}

void scrapByFace(Draft &draft, FaceId sold)
{
    TrainStock &stock = draft.position.trains;
    const TrainFace &table = draft.game.faces[sold];
    for (const FaceId face : table.rusts) {
        if (stock.isScrapped(face))
            continue;
        stock.scrap(face);
        for (std::size_t index = stock.trains().size(); index-- > 0;) {
            if (stock.trains()[index].face != face)
                continue;
            draft.tell(TrainRusted{face, stock.trains()[index].owner, 1});
            stock.remove(index);
        }
        clearStock(draft, draft.game.faces[face].card);
    }
    for (const FaceId face : table.ages)
        turnOver(draft, face);
}

void noteTrainLimits(Draft &draft)
{
    for (const CompanyId company : ids(draft.game.companies)) {
        if (isOverTrainLimit(draft.game, draft.position, company))
            draft.position.companies[company].mustDiscard = true;
    }
}

void forgetDiscards(Draft &draft)
{
    for (const CompanyId company : ids(draft.game.companies)) {
        if (isOverTrainLimit(draft.game, draft.position, company))
            continue;
        draft.position.companies[company].mustDiscard = false;
        draft.position.companies[company].mustKeepRunnable = false;
    }
}

void returnToDeck(Draft &draft, std::size_t index)
{
    TrainStock &stock = draft.position.trains;
    const Train train = stock.trains()[index];
    const CardId card = draft.game.faces[train.face].card;
    if (const auto left = stock.left(card))
        stock.setLeft(card, *left + 1);
    stock.remove(index);
    draft.tell(TrainMoved{train.face, train.owner, Party::bank()});
}

void poolTopCard(Draft &draft)
{
    const CardId card = draft.position.trains.topCard();
    if (!card)
        return;
    const PhaseId before = draft.position.phase;
    const FaceId face = draft.game.cards[card].faces.front();
    draft.tell(TrainMoved{face, Party::bank(), Party::pool()});
    takeCard(draft, card);
    draft.position.trains.add(face, Party::pool());
    scrapByFace(draft, face);
    if (draft.position.phase != before)
        noteTrainLimits(draft);
}

void exportTopCard(Draft &draft)
{
    const CardId card = draft.position.trains.topCard();
    const bool waitsForFirstSale =
        draft.game.exportRule == ExportRule::AfterSetsOnceSold && !isBegun(draft.game, draft.position, CardId(0));
    if (!card || waitsForFirstSale)
        return;
    const PhaseId before = draft.position.phase;
    draft.tell(CardExported{card});
    takeCard(draft, card);
    for (const FaceId face : draft.game.cards[card].faces)
        scrapByFace(draft, face);
    if (draft.position.phase != before)
        noteTrainLimits(draft);
}

} // namespace flimnap
