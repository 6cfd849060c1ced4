#include "words/hints.h"

#include <QCoreApplication>

#include "features/feature_view.h"
#include "rounds/codes.h"
#include "rounds/feature.h"
#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class HintTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Hints)
};

/// Where nobody at the table directs the company.
QString forUnattended(const Rules &rules, const Position &position, const Move &move, CompanyId by)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    if (move.kind == MoveKind::RunTrains)
        return HintTexts::tr("%1 has no treasury: all of it is paid out.").arg(words.party(by));
    if (move.kind != MoveKind::LayTrack && move.kind != MoveKind::PlaceToken)
        return {};
    return HintTexts::tr("%1 decides for %2. It is free.")
        .arg(words.party(decider(game, position, by, move.kind)), words.party(Party::absentee()));
}

} // namespace

QString hintFor(const Rules &rules, const Position &position, const Move &move)
{
    const Wording words(rules);
    const CompanyId by = rules.game().findCompany(move.by);
    if (by && isUnattended(position, by))
        return forUnattended(rules, position, move, by);
    if (QString own =
            firstSaid(rules.game(), [&](const FeatureView &view) { return view.advice(rules, position, move); });
        !own.isEmpty())
        return own;
    return {};
}

} // namespace flimnap
