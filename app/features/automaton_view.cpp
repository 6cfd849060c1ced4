#include "features/automaton_view.h"

#include <algorithm>

#include "features/automaton/standing.h"
#include "features/automaton/turn.h"
#include "rounds/codes.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QString nameOf(const GameDefinition &game)
{
    return game.unseated ? toText(game.unseated->name) : QString();
}

/// A purchase of his, or a train for one of his companies.
bool isDeed(const Event &event)
{
    return std::holds_alternative<SharesMoved>(event) || std::holds_alternative<TrainMoved>(event);
}

bool isBuilding(const Event &event)
{
    const auto *told = std::get_if<FeatureTold>(&event);
    return told != nullptr && told->name == automaton::builtEvent;
}

} // namespace

QString AutomatonView::expectation(const Rules &rules, const Position &position, const QString &player) const
{
    const Party actor = rules.actor(position);
    return position.round.kind == RoundKind::Actions && isUnseated(position, actor.player())
               ? tr("%1 builds: answer what lies on the table").arg(player)
               : QString();
}

QString AutomatonView::drawTitle(const GameDefinition &game, const Move &draw) const
{
    if (draw.kind != MoveKind::Draw)
        return {};
    if (draw.what == "company")
        return tr("Draw the company of %1").arg(nameOf(game));
    if (draw.what == "share")
        return tr("Draw the share that %1 buys").arg(nameOf(game));
    return tr("Draw the company that %1 founds").arg(nameOf(game));
}

QString AutomatonView::drawText(const GameDefinition &game, const Move &draw) const
{
    return drawTitle(game, draw);
}

/// All lots are as good for him.
QString AutomatonView::drawReason(const Session &session, const Offer &draw) const
{
    const GameDefinition &game = session.rules().game();
    if (draw.move.kind != MoveKind::Draw)
        return {};
    if (draw.move.what == "company")
        return tr("%1 begins with this company. Its treasury stays empty.").arg(nameOf(game));
    if (draw.move.what == "share" && automaton::termsOf(game).drawsAmongAll)
        return tr("%1 buys a share of the company drawn if he can pay for it.").arg(nameOf(game));
    if (draw.move.what == "share")
        return tr("%1 can pay for a share of each of these companies and buys one.").arg(nameOf(game));
    return tr("%1 founds one of these companies at the highest price that he can pay.").arg(nameOf(game));
}

std::vector<Stretch> AutomatonView::stories(const Rules &rules, const Move & /*move*/, const Events &events,
                                            const Position & /*after*/) const
{
    const Party he = Codes(rules.game(), rules.seats()).party(rules.game().unseated->code);
    const bool isHis = std::any_of(events.begin(), events.end(), [&](const Event &event) {
        const auto *paid = std::get_if<Paid>(&event);
        return isBuilding(event) || (paid != nullptr && paid->from == he);
    });
    const auto round = std::find_if(events.begin(), events.end(),
                                    [](const Event &event) { return std::holds_alternative<RoundBegan>(event); });
    if (!isHis || std::none_of(events.begin(), round, isDeed))
        return {};
    return {{tr("The turn of %1").arg(nameOf(rules.game())), {}, 0, static_cast<std::size_t>(round - events.begin())}};
}

/// With "the die: 5, 2".
QString AutomatonView::said(const Wording &words, const Move &move) const
{
    if (move.kind != MoveKind::Gulliver)
        return {};
    QString text = words.event(automaton::built(words.game(), PlayerId(), move.track, move.extra));
    if (move.rolls.empty())
        return text;
    QStringList rolls;
    for (const char roll : move.rolls)
        rolls.append(QString(QLatin1Char(roll)));
    return tr("%1 (%2)", "what was built, how the die fell").arg(text, tr("the die: %1").arg(listed(rolls)));
}

/// What he was able to build; the first of these that was possible.
QString AutomatonView::choiceWord(const Wording & /*words*/, const Move &move, const std::string &word) const
{
    if (move.kind != MoveKind::Gulliver)
        return {};
    if (word == "brown")
        return tr("A green city became brown");
    if (word == "green")
        return tr("A yellow city became green");
    if (word == "yellow")
        return tr("A yellow city was laid");
    if (word == "plain")
        return tr("A yellow plain tile was laid");
    return tr("Nothing of these was possible");
}

QString AutomatonView::question(const GameDefinition &game, const Move &move, const std::string &word) const
{
    if (move.kind != MoveKind::Gulliver)
        return {};
    const QString who = nameOf(game);
    if (word == "brown")
        return tr("Is there a green city with a station of %1?").arg(who);
    if (word == "green")
        return tr("Is there a yellow city with a station of %1?").arg(who);
    if (word == "yellow")
        return tr("Can a yellow city be laid on track of %1?").arg(who);
    if (word == "plain")
        return tr("Can a yellow tile of plain track be laid on track of %1?").arg(who);
    return word == "extra" ? tr("Does track lead into empty space from a city with a station of %1?").arg(who)
                           : QString();
}

QString AutomatonView::questionHint(const Move &move, const std::string &word) const
{
    if (move.kind != MoveKind::Gulliver)
        return {};
    if (word == "brown")
        return tr("It becomes brown. His home city comes first, of the others the die chooses one.");
    if (word == "green")
        return tr("It becomes green, with the new track towards Mildendo. His home city comes first, of the others the "
                  "die chooses one.");
    if (word == "yellow")
        return tr("It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a "
                  "curve turns. It gets one of his stations, as long as he has any.");
    if (word == "plain")
        return tr("The die chooses straight or curve, and which way a curve turns.");
    return word == "extra" ? tr("A tile of plain track is laid there. The die chooses straight or curve.") : QString();
}

EffectKind::Kind AutomatonView::eventKind(std::string_view event) const
{
    return event == automaton::builtEvent ? EffectKind::Track : EffectKind::Other;
}

} // namespace flimnap
