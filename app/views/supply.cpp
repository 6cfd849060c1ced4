#include "views/game_view.h"

#include <algorithm>

#include "features/feature_view.h"
#include "table/values.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

// What lies in the middle of the table: the bank, the trains, the phase and the rounds.

namespace flimnap {

namespace {

QVariantMap faceRow(const Wording &words, const GameDefinition &game, const Position &position, FaceId face)
{
    const TrainFace &table = game.faces[face];
    return {{"code", toText(table.code)},
            {"name", toText(table.name)},
            {"old", table.isOld},
            {"sizeTitle", game.classes.count() > 1 ? words.trainSize(table.size) : QString()},
            {"price", toNumber(table.price)},
            {"scrapped", position.trains.isScrapped(face)}};
}

/// Cards with one face are called by it, others by their letter.
bool isNamedByFace(const GameDefinition &game, CardId card)
{
    const TrainCard &table = game.cards[card];
    return table.faces.size() == 1 && game.faces[table.faces.front()].name == table.code;
}

QString stackTitle(const GameDefinition &game, CardId card, int left)
{
    const QString code = toText(game.cards[card].code);
    const QString name =
        isNamedByFace(game, card) ? GameView::tr("train %1").arg(code) : GameView::tr("card %1").arg(code);
    return left < 0 ? GameView::tr("On sale: %1").arg(name) : GameView::tr("On sale: %1, %n left", "", left).arg(name);
}

QString upcomingText(const GameDefinition &game, CardId card, int left)
{
    const QString code = toText(game.cards[card].code);
    const QString text =
        left < 0 ? GameView::tr("%1: any number").arg(code) : GameView::tr("%1: %2").arg(code).arg(left);
    const CardId opener = game.cards[card].besideAfter;
    return opener ? GameView::tr("%1 (after the first %2)", "trains on sale").arg(text, toText(game.cards[opener].code))
                  : text;
}

} // namespace

QString GameView::phaseSummary() const
{
    return m_game ? phaseSummaryOf(session().position().phase) : QString();
}

/// What the phase allows, with the trains that are on sale beside the deck now.
QString GameView::phaseSummaryOf(PhaseId phaseId) const
{
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    const PhaseDefinition &phase = game.phases[phaseId];
    const Wording words(session().rules());
    QStringList limits;
    const bool hasSizes = game.classes.count() > 1;
    for (const ClassId size : ids(game.classes)) {
        if (const std::optional<int> limit = phase.trainLimit[size])
            limits.append(
                hasSizes && !words.size(size).isEmpty()
                    ? tr("%1 %2", "size of companies and their train limit").arg(words.sizes(size)).arg(*limit)
                    : QString::number(*limit));
    }
    limits.removeDuplicates();
    QStringList colours;
    for (const std::string &colour : phase.tileColours)
        colours.append(words.word("colour", colour));
    QStringList beside;
    for (const CardId card : ids(game.cards)) {
        if (game.cards[card].besideAfter && isOnSale(game, position, card))
            beside.append(toText(game.cards[card].code));
    }
    QStringList sentences{tr("Train limit: %1. Tiles: %2.").arg(listed(limits), listed(colours))};
    if (phase.operatingRounds > 0)
        sentences.append(tr("%n operating round(s) after a stock round.", "", phase.operatingRounds));
    if (!beside.isEmpty())
        sentences.append(tr("Trains besides: %1.").arg(listed(beside)));
    for (const FeatureView *view : viewsOf(game)) {
        if (const QString fact = view->phaseFact(words, phaseId); !fact.isEmpty())
            sentences.append(fact);
    }
    return inOneText(sentences);
}

QString GameView::ending() const
{
    if (!m_game || isOver())
        return {};
    const Position &position = session().position();
    const std::optional<int> &rounds = session().rules().game().rounds;
    if (position.round.kind == RoundKind::Actions && position.round.number == rounds.value_or(0))
        return lastCallText();
    return position.isLastRound ? tr("The game ends with this round") : QString();
}

/// Before the trains run for the last time: what that means, and what is worth nothing afterwards.
QString GameView::lastCallText() const
{
    const GameDefinition &game = session().rules().game();
    QString text = tr("The last round: incomes count twice, and none is kept");
    for (const FeatureView *view : viewsOf(game)) {
        if (QString more = view->lastCall(game, session().position(), text); !more.isEmpty())
            return more;
    }
    return text;
}

QVariantMap GameView::bank() const
{
    if (!m_game || !session().rules().game().bank)
        return {};
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    QVariantMap row{{"cash", toNumber(position.ledger.balance(Party::bank()))}, {"state", "ok"}, {"note", QString()}};
    if (position.isBankBroken) {
        const std::optional<Round> last = lastRoundOfSet(game, position);
        row.insert("state", "broken");
        row.insert("note", last ? tr("broken, the game ends after %1").arg(Wording(session().rules()).round(*last))
                                : tr("broken"));
    } else if (isBankLow(game, position)) {
        row.insert("state", "low");
        row.insert("note", tr("less than a tenth is left"));
    }
    return row;
}

QVariantMap GameView::trainsOnSale() const
{
    if (!m_game)
        return {};
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    const Wording words(session().rules());
    QVariantMap sale;
    QVariantList stacks;
    QVariantList upcoming;
    for (const CardId card : ids(game.cards)) {
        const int left = leftInDeck(game, position, card).value_or(-1);
        if (left == 0)
            continue;
        if (!isOnSale(game, position, card)) {
            upcoming.append(QVariantMap{
                {"card", toText(game.cards[card].code)}, {"left", left}, {"text", upcomingText(game, card, left)}});
            continue;
        }
        QVariantList faces;
        for (const FaceId face : game.cards[card].faces)
            faces.append(faceRow(words, game, position, face));
        const QVariantMap stack{{"card", toText(game.cards[card].code)},
                                {"left", left},
                                {"title", stackTitle(game, card, left)},
                                {"faces", faces}};
        if (!game.cards[card].besideAfter)
            sale = stack;
        stacks.append(stack);
    }
    QVariantList pool;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party::pool())
            pool.append(faceRow(words, game, position, train.face));
    }
    sale.insert("stacks", stacks);
    sale.insert("upcoming", upcoming);
    sale.insert("pool", pool);
    sale.insert("poolTitle", words.hasDepot() ? tr("In the depot") : tr("In the open stock"));
    return sale;
}

/// All sets of a game whose sets are on a track; else the one that is running, and what comes after it.
QVariantList GameView::roundTrack() const
{
    QVariantList track;
    if (!m_game)
        return track;
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    const Wording words(session().rules());
    const Round now = position.round;
    const auto isPast = [&](const Round &round) {
        if (now.kind == RoundKind::End)
            return round.kind != RoundKind::End;
        if (now.kind == RoundKind::Opening || round.kind == RoundKind::End)
            return false;
        return round.set != now.set ? round.set < now.set : round.number < now.number;
    };
    // A round of action cards is followed by the run of its trains, and both are one round.
    const auto isCurrent = [&](const Round &round) {
        return now.kind == RoundKind::Actions ? round.number == now.number : round == now;
    };
    const auto add = [&](const Round &round, int value) {
        track.append(QVariantMap{{"title", words.round(round)},
                                 {"value", value},
                                 {"current", isCurrent(round)},
                                 {"past", isPast(round)},
                                 {"kind", round.kind == RoundKind::Stock ? "stock" : "operating"}});
    };
    for (int set = 1; set <= static_cast<int>(game.sets.size()); ++set) {
        add({RoundKind::Stock, set, 0}, 0);
        const std::vector<Money> &values = game.sets[static_cast<std::size_t>(set - 1)];
        for (int number = 1; number <= static_cast<int>(values.size()); ++number)
            add({RoundKind::Operating, set, number}, toNumber(values[static_cast<std::size_t>(number - 1)]));
    }
    for (int number = 1; number <= game.rounds.value_or(0); ++number)
        add({RoundKind::Operating, 0, number}, 0);
    if (!track.isEmpty())
        return track;
    const int set = std::max(1, now.set);
    const std::optional<Round> last = lastRoundOfSet(game, position);
    const int rounds = last ? last->number : game.phases[position.phase].operatingRounds;
    if (now.kind == RoundKind::Opening || now.kind == RoundKind::End)
        add(now, 0);
    if (now.kind == RoundKind::End)
        return track;
    add({RoundKind::Stock, set, 0}, 0);
    for (int number = 1; number <= rounds; ++number)
        add({RoundKind::Operating, set, number}, 0);
    if (position.isBankBroken)
        add({RoundKind::End, 0, 0}, 0);
    else
        add({RoundKind::Stock, set + 1, 0}, 0);
    return track;
}

} // namespace flimnap
