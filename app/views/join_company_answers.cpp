#include "views/join_answers.h"

#include <algorithm>

#include "features/feature_view.h"
#include "words/plain.h"

// Which companies are in play, what they are and who has them.

namespace flimnap {

namespace {

/// It operates, and nobody at the table directs it.
const QString unattendedState = "unattended";

QString statePlace(const QString &company)
{
    return placeOf("companies", company, "state");
}

} // namespace

bool JoinAnswers::isMinor(const QString &code) const
{
    const CompanyId found = company(code);
    return found && game().classOf(found).isMinor();
}

bool JoinAnswers::hasMinors() const
{
    return game().hasShares() && std::any_of(game().classes.begin(), game().classes.end(),
                                             [](const CompanyClass &size) { return size.isMinor(); });
}

QStringList JoinAnswers::minorsInPlay() const
{
    QStringList codes;
    for (const CompanyDefinition &railway : game().companies) {
        const QString code = toText(railway.code);
        const bool isOwned =
            game().hasShares() ? !word(placeOf("privates", code, "owner")).isEmpty() : codes.size() < seats().size();
        if (game().classes[railway.size].isMinor() && isOwned)
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::companiesInPlay() const
{
    QStringList codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (const QString state = stateOf(code); state == "started" || state == "operating")
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::operatingCompanies() const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        if (isOperating(code))
            codes.append(code);
    }
    return codes;
}

/// Beside those in play, where private railways are exchanged for shares: what is started in play.
QStringList JoinAnswers::companiesHeld() const
{
    bool isExchanged = false;
    for (const FeatureView *view : viewsOf(game()))
        isExchanged = isExchanged || view->sharesComeEarly(*this);
    QStringList codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        const QString state = stateOf(code);
        const bool canBeHeld = isExchanged && state == "waiting" && !isFormed(code);
        if (state == "started" || state == "operating" || canBeHeld)
            codes.append(code);
    }
    return codes;
}

bool JoinAnswers::isOperating(const QString &company) const
{
    return stateOf(company) == "operating";
}

bool JoinAnswers::isUnattended(const QString &company) const
{
    return m_given.value(statePlace(company)).toString() == unattendedState && absenteesUnits(company) > 0;
}

int JoinAnswers::absenteesUnits(const QString &company) const
{
    const CompanyId found = this->company(company);
    int units = 0;
    for (const FeatureView *view : viewsOf(game()))
        units += found ? view->absenteesUnits(game(), game().companies[found].size) : 0;
    return units;
}

/// What has a station belongs to no company, and companies without treasury own nothing.
QStringList JoinAnswers::privateOwners(const PrivateDefinition &railway) const
{
    QStringList owners = players();
    if (hasMinors() || railway.bringsStation || railway.isPerson)
        return owners;
    for (const QString &company : operatingCompanies()) {
        if (!isUnattended(company) && !isMerged(company))
            owners.append(company);
    }
    return owners;
}

bool JoinAnswers::asksTokens() const
{
    return std::ranges::any_of(game().classes, [](const CompanyClass &size) { return size.getsStations; }) ||
           std::any_of(game().privates.begin(), game().privates.end(), [&](const PrivateDefinition &railway) {
               return railway.bringsStation || (!railway.buildsAtHex.empty() && !game().buildsWithOwnToken);
           });
}

QString JoinAnswers::ownerOf(const QString &railway, const QString &given) const
{
    const PrivateId found = game().findPrivate(railway.toStdString());
    const QStringList owners = found ? privateOwners(game().privates[found]) : seats();
    return owners.contains(given) ? given : QString();
}

bool JoinAnswers::isFormed(const QString &company) const
{
    const CompanyId found = this->company(company);
    return found && game().classOf(found).isFormedByPhase();
}

std::string JoinAnswers::roleOf(const QString &company) const
{
    std::string role;
    for (const FeatureView *view : viewsOf(game()))
        role += view->role(*this, company);
    return role;
}

QString JoinAnswers::railwayOf(const QString &company) const
{
    const CompanyId found = this->company(company);
    const CompanyId railway = found ? game().directorsMinor(found) : CompanyId();
    return railway ? toText(game().companies[railway].code) : QString();
}

QString JoinAnswers::setAsideFor(const QString &company) const
{
    const QString railway = railwayOf(company);
    const bool isThere = !railway.isEmpty() && minorsInPlay().contains(railway) && !hasRole(railway);
    return isThere ? railway : QString();
}

bool JoinAnswers::hasDirector(const QString &company) const
{
    if (hasRole(company) || isUnattended(company) || !companiesInPlay().contains(company))
        return false;
    return isFormed(company) ? isOperating(company) : setAsideFor(company).isEmpty();
}

bool JoinAnswers::asksCapital(const QString &company) const
{
    return stateOf(company) == "started" && !isFormed(company) && !railwayOf(company).isEmpty() &&
           setAsideFor(company).isEmpty();
}

bool JoinAnswers::asksCertificate(const QString &company) const
{
    const bool isFrozen = isFormed(company) && stateOf(company) == "started" && setAsideFor(company).isEmpty() &&
                          !game().companies[this->company(company)].swapsLate;
    return hasRole(company) || isFrozen;
}

int JoinAnswers::percentHeld(const QString &company) const
{
    int percent = 0;
    for (const QString &seat : seats())
        percent += number(placeOf("players", seat, "shares/" + company));
    return percent;
}

/// What nothing else on the table decides is as the table says.
QString JoinAnswers::stateOf(const QString &company) const
{
    const CompanyId found = this->company(company);
    if (!found || !game().classOf(found).hasShares())
        return {};
    if (hasRole(company))
        return "operating";
    if (!isFormed(company) && !setAsideFor(company).isEmpty())
        return "started";
    if (isUnattended(company))
        return "operating";
    const QString given = m_given.value(statePlace(company)).toString();
    return given.isEmpty() ? usualState(company) : given;
}

QString JoinAnswers::shownState(const QString &company) const
{
    return isUnattended(company) ? unattendedState : stateOf(company);
}

} // namespace flimnap
