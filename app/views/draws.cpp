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

/// All lots are as good for him.
QString automatonsTerms(const Wording &words, const Automaton &automaton, const Move &draw)
{
    const QString name = words.automatonName();
    if (draw.what == "company")
        return DrawTexts::tr("%1 begins with this company. Its treasury stays empty.").arg(name);
    if (draw.what == "share" && automaton.drawsAmongAll)
        return DrawTexts::tr("%1 buys a share of the company drawn if he can pay for it.").arg(name);
    if (draw.what == "share")
        return DrawTexts::tr("%1 can pay for a share of each of these companies and buys one.").arg(name);
    return DrawTexts::tr("%1 founds one of these companies at the highest price that he can pay.").arg(name);
}

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
    QString own = firstSaid([&](const FeatureView &view) { return view.drawText(game, draw.move); });
    if (!own.isEmpty())
        return own;
    if (game.automaton)
        return words.actionTitle(draw.move);
    if (const PlayerId player = nextToDraw(game, position))
        return DrawTexts::tr("%1 draws his company").arg(words.party(player));
    return game.draft ? DrawTexts::tr("A railway is drawn on the table")
                      : DrawTexts::tr("A company is drawn that is left out");
}

QString drawReason(const Session &session, const Offer &draw)
{
    const Rules &rules = session.rules();
    const Wording words(rules);
    QString own = firstSaid([&](const FeatureView &view) { return view.drawReason(session, draw); });
    if (!own.isEmpty())
        return own;
    if (rules.game().automaton)
        return automatonsTerms(words, *rules.game().automaton, draw.move);
    if (const PlayerId player = nextToDraw(rules.game(), session.position()))
        return DrawTexts::tr("It is the company of %1 for the whole game, and begins with %2.")
            .arg(words.party(player), words.money(totalOf(eventsOf(session, draw), Reason::Opening)));
    return rules.game().draft ? DrawTexts::tr("It will have neither money nor trains.")
                              : DrawTexts::tr("It leaves the game. Nobody can start it.");
}

} // namespace flimnap
