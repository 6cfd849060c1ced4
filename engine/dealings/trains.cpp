#include "dealings/trains.h"

namespace flimnap {

void takeTopCard(Draft &draft)
{
    const CardId card = draft.position.trains.topCard();
    draft.position.trains.takeTopCard();
    const PhaseId begins = draft.game.cards[card].phase;
    while (draft.position.phase < begins) {
        draft.position.phase = PhaseId(draft.position.phase.index() + 1);
        draft.tell(PhaseBegan{draft.position.phase});
    }
}

void scrapByFace(Draft &draft, FaceId sold)
{
    TrainStock &stock = draft.position.trains;
    for (const FaceId face : draft.game.faces[sold].rusts) {
        if (stock.isScrapped(face))
            continue;
        stock.scrap(face);
        for (std::size_t index = stock.trains().size(); index-- > 0;) {
            if (stock.trains()[index].face != face)
                continue;
            draft.tell(TrainRusted{face, stock.trains()[index].owner});
            stock.remove(index);
        }
    }
}

void noteTrainLimits(Draft &draft)
{
    for (const CompanyId company : ids(draft.game.companies)) {
        if (isOverTrainLimit(draft.game, draft.position, company))
            draft.position.companies[company].mustDiscard = true;
    }
}

void exportTopCard(Draft &draft)
{
    const CardId card = draft.position.trains.topCard();
    if (!card)
        return;
    const PhaseId before = draft.position.phase;
    draft.tell(CardExported{card});
    takeTopCard(draft);
    for (const FaceId face : draft.game.cards[card].faces)
        scrapByFace(draft, face);
    if (draft.position.phase != before)
        noteTrainLimits(draft);
}

} // namespace flimnap
