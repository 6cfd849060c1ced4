#include "turn/at_turn.h"

#include "actions/action_key.h"
#include "rounds/feature.h"
#include "table/values.h"
#include "words/wording.h"

namespace flimnap {

PlayerId AtTurn::deciderOf(MoveKind kind) const
{
    const CompanyId company = actor().company();
    return company ? decider(game(), position(), company, kind) : PlayerId();
}

const Offer *AtTurn::onlyDecision(MoveKind kind) const
{
    const Offer *first = nullptr;
    for (const Offer &offer : offers) {
        if (ActionKey::of(offer).isAside())
            continue;
        if (offer.move.kind != kind)
            return nullptr;
        first = first == nullptr ? &offer : first;
    }
    return first;
}

QString missingOf(const Session &session, PlayerId player)
{
    return Wording(session.rules()).money(-session.position().ledger.balance(player));
}

} // namespace flimnap
