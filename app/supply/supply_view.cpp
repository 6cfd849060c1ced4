#include "supply/supply_view.h"

#include <algorithm>

#include <QJSEngine>

#include "features/feature_view.h"
#include "table/values.h"
#include "views/game_view.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

SupplyView *theSupply = nullptr;

TrainOnSale trainOf(const Wording &words, const Position &position, FaceId face)
{
    const GameDefinition &game = words.game();
    const TrainFace &table = game.faces[face];
    return {toText(table.code),    toText(table.name),
            table.isOld,           game.classes.count() > 1 ? words.trainSize(table.size) : QString(),
            toNumber(table.price), position.trains.isScrapped(face)};
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
        isNamedByFace(game, card) ? SupplyView::tr("train %1").arg(code) : SupplyView::tr("card %1").arg(code);
    return left < 0 ? SupplyView::tr("On sale: %1").arg(name)
                    : SupplyView::tr("On sale: %1, %n left", "", left).arg(name);
}

QString comingText(const GameDefinition &game, CardId card, int left)
{
    const QString code = toText(game.cards[card].code);
    const QString text =
        left < 0 ? SupplyView::tr("%1: any number").arg(code) : SupplyView::tr("%1: %2").arg(code).arg(left);
    const CardId opener = game.cards[card].besideAfter;
    return opener
               ? SupplyView::tr("%1 (after the first %2)", "trains on sale").arg(text, toText(game.cards[opener].code))
               : text;
}

} // namespace

QString phaseSummary(const Rules &rules, const Position &position, PhaseId phaseId)
{
    const GameDefinition &game = rules.game();
    const PhaseDefinition &phase = game.phases[phaseId];
    const Wording words(rules);
    QStringList limits;
    const bool hasSizes = game.classes.count() > 1;
    for (const ClassId size : ids(game.classes)) {
        if (const std::optional<int> limit = phase.trainLimit[size])
            limits.append(hasSizes && !words.size(size).isEmpty()
                              ? SupplyView::tr("%1 %2", "size of companies and their train limit")
                                    .arg(words.sizes(size))
                                    .arg(*limit)
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
    QStringList sentences{SupplyView::tr("Train limit: %1. Tiles: %2.").arg(listed(limits), listed(colours))};
    if (phase.operatingRounds > 0)
        sentences.append(SupplyView::tr("%n operating round(s) after a stock round.", "", phase.operatingRounds));
    if (!beside.isEmpty())
        sentences.append(SupplyView::tr("Trains besides: %1.").arg(listed(beside)));
    for (const FeatureView *view : viewsOf(game)) {
        if (const QString fact = view->phaseFact(words, phaseId); !fact.isEmpty())
            sentences.append(fact);
    }
    return inOneText(sentences);
}

SupplyView::SupplyView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::changed, this, &SupplyView::changed);
}

SupplyView *SupplyView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theSupply, QJSEngine::CppOwnership);
    return theSupply;
}

void SupplyView::setInstance(SupplyView *view)
{
    theSupply = view;
}

QString SupplyView::phase() const
{
    return m_game.played() != nullptr
               ? toText(m_game.played()->rules().game().phases[m_game.played()->position().phase].title)
               : QString();
}

QString SupplyView::phaseSummary() const
{
    return m_game.played() != nullptr ? flimnap::phaseSummary(m_game.played()->rules(), m_game.played()->position(),
                                                              m_game.played()->position().phase)
                                      : QString();
}

QString SupplyView::ending() const
{
    if (m_game.played() == nullptr || m_game.isOver())
        return {};
    const Position &position = m_game.played()->position();
    const std::optional<int> &rounds = m_game.played()->rules().game().rounds;
    if (position.round.kind == RoundKind::Actions && position.round.number == rounds.value_or(0))
        return lastCall();
    return position.isLastRound ? tr("The game ends with this round") : QString();
}

/// Before the trains run for the last time: what that means, and what is worth nothing afterwards.
QString SupplyView::lastCall() const
{
    const GameDefinition &game = m_game.played()->rules().game();
    QString text = tr("The last round: incomes count twice, and none is kept");
    for (const FeatureView *view : viewsOf(game)) {
        if (QString more = view->lastCall(game, m_game.played()->position(), text); !more.isEmpty())
            return more;
    }
    return text;
}

bool SupplyView::bankIsLimited() const
{
    return m_game.played() != nullptr && m_game.played()->rules().game().bank.has_value();
}

int SupplyView::bankCash() const
{
    return bankIsLimited() ? toNumber(m_game.played()->position().ledger.balance(Party::bank())) : 0;
}

QString SupplyView::bankNote() const
{
    if (!bankIsLimited())
        return {};
    const GameDefinition &game = m_game.played()->rules().game();
    const Position &position = m_game.played()->position();
    if (position.isBankBroken) {
        const std::optional<Round> last = lastRoundOfSet(game, position);
        return last ? tr("broken, the game ends after %1").arg(Wording(m_game.played()->rules()).round(*last))
                    : tr("broken");
    }
    return isBankLow(game, position) ? tr("less than a tenth is left") : QString();
}

QList<TrainStack> SupplyView::stacks() const
{
    QList<TrainStack> stacks;
    if (m_game.played() == nullptr)
        return stacks;
    const Wording words(m_game.played()->rules());
    const GameDefinition &game = words.game();
    const Position &position = m_game.played()->position();
    for (const CardId card : ids(game.cards)) {
        const int left = leftInDeck(game, position, card).value_or(-1);
        if (left == 0 || !isOnSale(game, position, card))
            continue;
        TrainStack stack{toText(game.cards[card].code), stackTitle(game, card, left), {}};
        for (const FaceId face : game.cards[card].faces)
            stack.faces.append(trainOf(words, position, face));
        stacks.append(stack);
    }
    return stacks;
}

QStringList SupplyView::upcoming() const
{
    QStringList cards;
    if (m_game.played() == nullptr)
        return cards;
    const GameDefinition &game = m_game.played()->rules().game();
    const Position &position = m_game.played()->position();
    for (const CardId card : ids(game.cards)) {
        const int left = leftInDeck(game, position, card).value_or(-1);
        if (left != 0 && !isOnSale(game, position, card))
            cards.append(comingText(game, card, left));
    }
    return cards;
}

QString SupplyView::poolTitle() const
{
    if (m_game.played() == nullptr)
        return {};
    return Wording(m_game.played()->rules()).hasDepot() ? tr("In the depot") : tr("In the open stock");
}

QList<TrainOnSale> SupplyView::pool() const
{
    QList<TrainOnSale> pool;
    if (m_game.played() == nullptr)
        return pool;
    const Wording words(m_game.played()->rules());
    for (const Train &train : m_game.played()->position().trains.trains()) {
        if (train.owner == Party::pool())
            pool.append(trainOf(words, m_game.played()->position(), train.face));
    }
    return pool;
}

QString SupplyView::privateValue() const
{
    if (m_game.played() == nullptr || m_game.played()->rules().game().sets.empty())
        return {};
    const Rules &rules = m_game.played()->rules();
    return Wording(rules).money(flimnap::privateValue(rules.game(), m_game.played()->position()));
}

QList<RoundStop> SupplyView::rounds() const
{
    QList<RoundStop> track;
    if (m_game.played() == nullptr)
        return track;
    const GameDefinition &game = m_game.played()->rules().game();
    const Position &position = m_game.played()->position();
    const Wording words(m_game.played()->rules());
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
        track.append({words.round(round), value, isCurrent(round), isPast(round)});
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
