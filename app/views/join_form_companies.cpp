#include "features/feature_view.h"
#include "views/choices.h"
#include "views/join_form.h"
#include "views/join_groups.h"
#include "words/names.h"
#include "words/plain.h"

// What the form asks about companies themselves.

namespace flimnap {

namespace {

constexpr int mostTokens = 20;

} // namespace

QVariantMap JoinForm::companyGroup(const QString &code, const QVariantList &fields, const QString &note) const
{
    const CompanyDefinition &company = game().companies[game().findCompany(code.toStdString())];
    return joinGroupOf(m_fields.party(code), companyName(company), fields, note);
}

QString JoinForm::companyNote(const QString &code) const
{
    const QString state = m_answers.word(placeOf("companies", code, "state"));
    if (state == "closed")
        return m_answers.isMerged(code) ? tr("is never formed") : tr("left the game");
    if (!m_answers.companiesInPlay().contains(code))
        return m_answers.hasActionRounds() ? QString()
               : m_answers.isMerged(code)  ? tr("not formed yet")
                                           : tr("not started");
    const CellId cell = m_answers.cellOf(code);
    const int price =
        cell ? static_cast<int>(game().chart[cell].price.units) : m_answers.number(placeOf("companies", code, "price"));
    for (const FeatureView *view : viewsOf(game())) {
        if (const QString note = view->roleNote(m_answers, code); !note.isEmpty())
            return note.arg(price);
    }
    if (state == "started")
        return m_answers.isFormed(code) ? tr("not formed yet") : tr("started, price %1").arg(price);
    if (m_answers.isUnattended(code))
        return tr("of %1, price %2").arg(absenteeName(game()), QString::number(price));
    return tr("operating, price %1, treasury %2")
        .arg(QString::number(price), QString::number(m_answers.number(placeOf("companies", code, "cash"))));
}

/// Where prices repeat, the price is typed and then its space is chosen.
QVariantList JoinForm::priceFields(const QString &code) const
{
    QVariantList fields{m_fields.number(placeOf("companies", code, "price"), tr("Price"))};
    if (const QList<CellId> cells = m_answers.cellsWithPrice(code); cells.size() > 1)
        fields.append(
            m_fields.choice(placeOf("companies", code, "cell"), tr("Space of the chart"), m_fields.spaces(cells)));
    return fields;
}

QVariantList JoinForm::financeFields(const QString &code) const
{
    QVariantList fields;
    for (const FeatureView *view : viewsOf(game()))
        fields += view->financeFields(m_answers, m_fields, code);
    return fields;
}

/// What its railway left on the charter comes to it when it opens.
QVariantList JoinForm::startedFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const ClassId size = game().companies[m_answers.company(code)].size;
    QVariantList fields;
    if (m_answers.isFormed(code))
        return fields;
    fields.append(m_fields.amount(place("initial_price"), tr("Started at"), m_fields.pars(size)));
    if (m_answers.pricesMoveEarly())
        fields += priceFields(code);
    else if (!m_answers.hasGrid())
        fields.append(m_fields.number(place("price"), tr("Price")));
    fields += financeFields(code);
    if (!m_answers.asksCapital(code))
        return fields;
    fields.append(m_fields.choice(
        place("unpaid"), tr("Its coal railway %1 was").arg(m_answers.railwayOf(code)),
        {option("given", tr("given for the director's certificate")), option("unsold", tr("never sold"))}));
    if (m_answers.word(place("unpaid")) == "given")
        fields.append(m_fields.number(place("cash"), tr("Waiting on its charter")));
    return fields;
}

QVariantList JoinForm::operatingFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const CompanyClass &size = game().classOf(m_answers.company(code));
    QVariantList fields = priceFields(code);
    const bool hasRole = m_answers.hasRole(code);
    if (!m_answers.isUnattended(code) && !hasRole)
        fields.insert(1, m_fields.number(place("cash"), tr("Treasury")));
    for (const FeatureView *view : viewsOf(game()))
        fields += view->charterFields(m_answers, m_fields, code);
    if (hasRole)
        return fields;
    if (!m_answers.isMerged(code) && game().sales.bankAsksInitialPrice)
        fields.append(m_fields.amount(place("initial_price"), tr("Started at"),
                                      m_fields.pars(game().companies[m_answers.company(code)].size)));
    fields += financeFields(code);
    fields.append(m_fields.count(place("stations"), tr("Stations on the map"), mostTokens));
    for (const FeatureView *view : viewsOf(game()))
        fields += view->stationFields(m_answers, m_fields, code);
    if (m_answers.asksTokens())
        fields.append(m_fields.count(place("markers"), tr("Station markers not placed yet"), mostTokens));
    const bool hasFirstTurn = !m_answers.hasMinors() && !m_answers.hasActionRounds();
    if (!m_answers.isMerged(code) && (hasFirstTurn || m_answers.isFormed(code)))
        fields.append(m_fields.flag(place("had_turn"), tr("Has had its first turn")));
    if (size.hasHomeTile)
        fields.append(m_fields.flag(place("home_tile"), tr("Its own home tile is laid")));
    return fields;
}

QVariantList JoinForm::companyFields(const QString &code) const
{
    const QString railway = m_answers.setAsideFor(code);
    const bool isKnown = m_answers.hasRole(code) || (!railway.isEmpty() && !m_answers.isFormed(code));
    QVariantList fields;
    if (!isKnown)
        fields.append(m_fields.choice(placeOf("companies", code, "state"), tr("State"), m_fields.states(code)));
    if (!m_answers.companiesInPlay().contains(code))
        return fields;
    return fields + (m_answers.isOperating(code) ? operatingFields(code) : startedFields(code));
}

/// A company that is a player's, all of it.
QList<QVariantMap> JoinForm::playersCompanyGroups() const
{
    QList<QVariantMap> groups;
    for (const QString &code : m_answers.minorsInPlay()) {
        const auto place = [&](const char *key) { return placeOf("companies", code, key); };
        groups.append(companyGroup(
            code, {m_fields.choice(place("director"), tr("Whose company it is"), m_fields.parties(m_answers.seats())),
                   m_fields.number(place("cash"), tr("Treasury")),
                   m_fields.count(place("stations"), tr("Stations on the map"), mostTokens)}));
    }
    return groups;
}

QList<QVariantMap> JoinForm::companyGroups() const
{
    if (!game().hasShares())
        return playersCompanyGroups();
    QList<QVariantMap> groups;
    for (const FeatureView *view : viewsOf(game())) {
        if (const QVariantMap group = view->companyGroup(m_answers, m_fields); !group.isEmpty())
            groups.append(group);
    }
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (m_answers.isMinor(code))
            continue;
        QVariantList fields = companyFields(code);
        for (const FeatureView *view : viewsOf(game()))
            fields += view->lastFields(m_answers, m_fields, code);
        QVariantMap row = companyGroup(code, fields, companyNote(code));
        row.insert("folds", !fields.isEmpty());
        groups.append(row);
    }
    return groups;
}

} // namespace flimnap
