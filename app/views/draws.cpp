#include "views/draws.h"

#include <QCoreApplication>

#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class DrawTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Draws)
};

bool isForDummy(const GameDefinition &game, const Move &draw)
{
    return game.dummy && draw.what == game.dummy->code;
}

/// What the draw would cause; all lots have the same terms.
Events eventsOf(const Session &session, const Offer &draw)
{
    Move move = draw.move;
    if (!draw.words.empty() && !draw.words.front().words.empty())
        move.result = draw.words.front().words.front();
    const auto events = session.preview(move);
    return events ? *events : Events();
}

/// "Vaclav gets 50 % of it at 50 K, and it gets train 2 (a) at once."
QString dummysTerms(const Session &session, const Offer &draw)
{
    const GameDefinition &game = session.rules().game();
    const Wording words(session.rules());
    QString share;
    QString price;
    QString train;
    for (const Event &event : eventsOf(session, draw)) {
        const auto *shares = std::get_if<SharesMoved>(&event);
        const auto *started = std::get_if<CompanyStarted>(&event);
        const auto *moved = std::get_if<TrainMoved>(&event);
        if (shares != nullptr)
            share = QString::number(shares->percent);
        if (started != nullptr)
            price = words.money(game.chart[started->cell].price);
        if (moved != nullptr && moved->from == Party::bank() && train.isEmpty())
            train = words.train(moved->face);
    }
    const QString name = words.party(Party::dummy());
    return train.isEmpty()
               ? DrawTexts::tr("%1 gets %2 % of it at %3. There is no train for it now.").arg(name, share, price)
               : DrawTexts::tr("%1 gets %2 % of it at %3, and it gets train %4 at once.")
                     .arg(name, share, price, train);
}

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

QString drawText(const Rules &rules, const Position &position, const Offer &draw)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    if (isForDummy(game, draw.move))
        return DrawTexts::tr("A company is drawn for %1").arg(words.party(Party::dummy()));
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
    if (isForDummy(rules.game(), draw.move))
        return dummysTerms(session, draw);
    if (rules.game().automaton)
        return automatonsTerms(words, *rules.game().automaton, draw.move);
    if (const PlayerId player = nextToDraw(rules.game(), session.position()))
        return DrawTexts::tr("It is the company of %1 for the whole game, and begins with %2.")
            .arg(words.party(player), words.money(totalOf(eventsOf(session, draw), Reason::Opening)));
    return rules.game().draft ? DrawTexts::tr("It will have neither money nor trains.")
                              : DrawTexts::tr("It leaves the game. Nobody can start it.");
}

} // namespace flimnap
