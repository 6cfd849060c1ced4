#include "views/draws.h"

#include <QCoreApplication>

#include "features/feature_view.h"
#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class DrawTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Draws)
};

} // namespace

Events eventsOf(const Session &session, const Offer &draw)
{
    Move move = draw.move;
    if (!draw.words.empty() && !draw.words.front().words.empty())
        move.result = draw.words.front().words.front();
    const auto events = session.preview(move);
    return events ? *events : Events();
}

QString drawText(const Rules &rules, const Position &position, const Offer &draw)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    QString own = firstSaid(game, [&](const FeatureView &view) { return view.drawText(game, draw.move); });
    if (!own.isEmpty())
        return own;
    if (const PlayerId player = nextToDraw(game, position))
        return DrawTexts::tr("%1 draws his company").arg(words.party(player));
    return {};
}

QString drawReason(const Session &session, const Offer &draw)
{
    const Rules &rules = session.rules();
    const Wording words(rules);
    QString own = firstSaid(rules.game(), [&](const FeatureView &view) { return view.drawReason(session, draw); });
    if (!own.isEmpty())
        return own;
    if (const PlayerId player = nextToDraw(rules.game(), session.position()))
        return DrawTexts::tr("It is the company of %1 for the whole game, and begins with %2.")
            .arg(words.party(player), words.money(totalOf(eventsOf(session, draw), Reason::Opening)));
    return {};
}

} // namespace flimnap
