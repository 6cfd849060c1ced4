#include "views/join_answers.h"

#include <algorithm>

#include "features/feature_view.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QStringList among(const QStringList &codes, const QStringList &known)
{
    QStringList found;
    for (const QString &code : codes) {
        if (known.contains(code))
            found.append(code);
    }
    return found;
}

/// All of them: first those that were put into an order, then the others.
QStringList ordered(const QStringList &first, const QStringList &all)
{
    QStringList codes = among(first, all);
    for (const QString &code : all) {
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

/// The holder of the priority card, then the others as they sit.
QStringList clockwise(QStringList seats, const QString &first)
{
    const qsizetype place = std::max<qsizetype>(0, seats.indexOf(first));
    std::rotate(seats.begin(), seats.begin() + place, seats.end());
    return seats;
}

} // namespace

QString placeOf(const QString &kind, const QString &code, const QString &key)
{
    return kind + "/" + code + "/" + key;
}

int JoinAnswers::number(const QString &place) const
{
    if (place.endsWith("/cash") && isUnattended(place.section('/', 1, 1)))
        return 0;
    const auto given = m_given.find(place);
    return given != m_given.end() ? given->toInt() : usualNumber(place.split('/'));
}

QString JoinAnswers::word(const QString &place) const
{
    const QString given = m_given.value(place).toString();
    const QStringList keys = place.split('/');
    const QString &key = keys.last();
    if (place == "turn")
        return actors().contains(given) ? given : QString();
    if (keys.first() == "privates")
        return ownerOf(keys.value(1), given);
    if (key == "state")
        return shownState(keys.value(1));
    if (key == "certificate" || place == "priority")
        return players().contains(given) ? given : usualWord(keys);
    return given.isEmpty() ? usualWord(keys) : given;
}

bool JoinAnswers::flag(const QString &place) const
{
    if (!m_given.contains(place) && place.endsWith("/had_turn"))
        return number(placeOf("companies", place.section('/', 1, 1), "stations")) > 0;
    if (m_given.contains(place))
        return m_given.value(place).toBool();
    const std::vector<const FeatureView *> views = viewsOf(game());
    return std::any_of(views.begin(), views.end(),
                       [&](const FeatureView *view) { return view->isUsual(*this, place.split('/')); });
}

QStringList JoinAnswers::codes(const QString &place) const
{
    QStringList given = m_given.value(place).toStringList();
    const QString kind = place.section('/', 0, 0);
    if (kind == "order" && game().turnOrder == TurnOrder::PriorityCard)
        return clockwise(players(), word("priority"));
    if (kind == "order")
        return ordered(given, players());
    if (kind == "stacks")
        return ordered(given, standingOn(place.section('/', 1, 1)));
    if (kind == "sold_this_round")
        return among(given, companiesInPlay());
    if (kind == "passed")
        return among(given, seats());
    if (kind == "took_loan")
        return among(given, queuedCompanies());
    if (kind != "acted")
        return given;
    QStringList acted = among(given, queuedCompanies());
    acted.removeAll(word("turn"));
    return acted;
}

QStringList JoinAnswers::seats() const
{
    QStringList codes;
    for (const Seat &seat : m_rules->seats())
        codes.append(toText(seat.id));
    return codes;
}

QStringList JoinAnswers::players() const
{
    QStringList codes = seats();
    if (game().unseated)
        codes.removeAll(toText(game().unseated->code));
    return codes;
}

QString JoinAnswers::playerName(const QString &seat) const
{
    for (const Seat &player : m_rules->seats()) {
        if (toText(player.id) == seat)
            return toText(player.name);
    }
    return {};
}

const PlayerCount *JoinAnswers::tableSize() const
{
    return game().tableOf(static_cast<int>(players().size()));
}

bool JoinAnswers::isStockRound() const
{
    return word("round").startsWith("SR");
}

bool JoinAnswers::isCardTurn() const
{
    return hasActionRounds() && seats().contains(word("turn"));
}

bool JoinAnswers::isFirstLapOpen() const
{
    return game().firstLapBackwards && word("round") == "SR1";
}

bool JoinAnswers::hasBegun(PhaseId phase) const
{
    return phase && phase <= game().findPhase(word("phase").toStdString());
}

QStringList JoinAnswers::actingCompanies() const
{
    return minorsInPlay() + operatingCompanies();
}

QStringList JoinAnswers::actors() const
{
    if (isStockRound())
        return seats();
    QStringList codes = minorsInPlay();
    if (hasActionRounds())
        codes = seats();
    for (const QString &code : operatingCompanies()) {
        const bool isDirected = hasDirector(code) && !word(placeOf("companies", code, "director")).isEmpty();
        if (isDirected || !isFormed(code))
            codes.append(code);
    }
    for (const QString &code : companiesInPlay()) {
        if (mayBePassedOver(code) && hasTreasuryEarly(code))
            codes.append(code);
    }
    codes.removeIf([&](const QString &code) { return hasRole(code); });
    return codes;
}

} // namespace flimnap
