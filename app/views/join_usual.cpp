#include "views/join_answers.h"

#include <algorithm>

#include "features/feature_view.h"
#include "words/plain.h"

// What is likely where nobody has said anything: the printed values, and what follows from the answers given.

namespace flimnap {

int JoinAnswers::usualNumber(const QStringList &place) const
{
    const QString &key = place.last();
    const bool isPurse = place.first() == (game().hasShares() ? "players" : "companies");
    if (isPurse && key == "cash")
        return tableSize() != nullptr ? toNumber(tableSize()->cash) : 0;
    if (place.first() == "deck") {
        const CardId card = game().findCard(key.toStdString());
        return card ? game().cards[card].count.value_or(0) : 0;
    }
    if (key == "rounds_in_set") {
        const PhaseId phase = game().findPhase(word("phase").toStdString());
        return phase ? game().phases[phase].operatingRounds : 0;
    }
    for (const FeatureView *view : viewsOf(game())) {
        if (const std::optional<int> usual = view->usualNumber(*this, place))
            return *usual;
    }
    const CompanyId found = place.first() == "companies" ? company(place.at(1)) : CompanyId();
    return found ? usualOfCompany(found, place.at(1), key) : 0;
}

int JoinAnswers::usualOfCompany(CompanyId company, const QString &code, const QString &key) const
{
    const CompanyClass &size = game().classOf(company);
    if (key == "price" && size.startsAt)
        return static_cast<int>(game().chart[size.startsAt].price.units);
    if (key == "price")
        return number(placeOf("companies", code, "initial_price"));
    if (key == "initial_price" && !size.pars.empty())
        return static_cast<int>(size.pars.front().units);
    if (key == "initial_price" && size.startsAt)
        return static_cast<int>(game().chart[size.startsAt].price.units);
    if (key == "stations" && (hasRole(code) || isFormed(code) || hasActionRounds() || game().homeAtStart))
        return 1;
    if (key == "markers")
        return std::max(0, game().stationTokens(company) - number(placeOf("companies", code, "stations")));
    if (key == "shares")
        return size.units;
    return 0;
}

QString JoinAnswers::usualWord(const QStringList &place) const
{
    const QString &key = place.last();
    if (key == "round" && hasActionRounds())
        return toText(name(Round{RoundKind::Actions, 0, 1}));
    if (key == "round")
        return toText(name(game().hasShares() ? Round{RoundKind::Stock, 1, 0} : Round{RoundKind::Operating, 0, 1}));
    if (key == "phase")
        return toText(game().phases[PhaseId(0)].name);
    if (key == "priority")
        return seats().value(0);
    if (key == "cell")
        return usualCell(place.at(1));
    if (key == "last_actor")
        return usualLastActor();
    if (key == "director")
        return usualDirector(place.at(1));
    return firstSaid(game(), [&](const FeatureView &view) { return view.usualWord(*this, place); });
}

QString JoinAnswers::usualState(const QString &company) const
{
    if (!isFormed(company))
        return "waiting";
    if (isMerged(company))
        return usualStateOfMerged();
    const PhaseId forms = game().formingPhase(this->company(company));
    // In the operating round in which the phase began it is still to be formed.
    const bool isRoundOver = isStockRound() || m_given.value("turn").toString().isEmpty();
    const bool isLater = hasBegun(PhaseId(forms.index() + 1));
    return forms && (isLater || (hasBegun(forms) && isRoundOver)) ? "operating" : "started";
}

/// A formed company may have nobody with enough of it.
QString JoinAnswers::usualDirector(const QString &company) const
{
    if (!game().hasShares())
        return usualPlayer(company);
    const QString holder = largestHolder(company);
    const CompanyClass &size = game().classOf(this->company(company));
    const bool isEnough = number(placeOf("players", holder, "shares/" + company)) >= size.percent(size.directorUnits);
    return isEnough || !isFormed(company) || isMerged(company) ? holder : QString();
}

/// Of those whose company nobody has named the one who comes next.
QString JoinAnswers::usualPlayer(const QString &company) const
{
    QStringList players = seats();
    QStringList companies = minorsInPlay();
    for (const QString &other : minorsInPlay()) {
        const QString given = m_given.value(placeOf("companies", other, "director")).toString();
        if (players.removeOne(given))
            companies.removeOne(other);
    }
    return players.value(companies.indexOf(company));
}

/// Who had the turn before those who have passed since, unless all have passed from the beginning.
QString JoinAnswers::usualLastActor() const
{
    const QStringList order = codes("order");
    const qsizetype seat = order.indexOf(word("turn"));
    const qsizetype passes = number("passes");
    if (seat < 0 || seat == passes || isFirstLapOpen())
        return "nobody";
    return order.value((seat - passes - 1 + 2 * order.size()) % order.size());
}

QString JoinAnswers::largestHolder(const QString &company) const
{
    QString holder;
    int most = -1;
    for (const QString &seat : seats()) {
        const int percent = number(placeOf("players", seat, "shares/" + company));
        if (percent > most)
            holder = seat;
        most = std::max(most, percent);
    }
    return holder;
}

} // namespace flimnap
