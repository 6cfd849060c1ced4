#include "views/join_form.h"
#include "views/join_groups.h"
#include "words/names.h"
#include "words/plain.h"

// What the form asks about shares, and about markers that share a price.

namespace flimnap {

/// Who has the director's certificate, as far as it can be with several.
QVariantList JoinForm::certificateFields(const QString &code) const
{
    QVariantList fields;
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    if (m_answers.hasDirector(code))
        fields.append(m_fields.choice(place("director"), tr("Director"),
                                      m_answers.isFormed(code) && !m_answers.isMerged(code)
                                          ? m_fields.seatsOrNobody(QString())
                                          : m_fields.parties(m_answers.seats())));
    if (m_answers.asksCertificate(code))
        fields.append(m_fields.choice(place("certificate"), tr("The 20 % certificate is with"),
                                      m_fields.seatsOrNobody(QString())));
    return fields;
}

/// What somebody holds whom nobody plays is not asked.
QString JoinForm::shareNote(const QString &code) const
{
    const int held = m_answers.percentHeld(code);
    const CompanyClass &size = m_answers.sizeOf(code);
    if (!m_answers.isUnattended(code))
        return tr("%1 % of %2 % entered").arg(held).arg(100 - size.percent(size.missingUnits));
    const int his = size.percent(m_answers.absenteesUnits(code));
    return tr("%1 has %2 %; %3 % of %4 % entered").arg(absenteeName(game())).arg(his).arg(held).arg(100 - his);
}

QList<QVariantMap> JoinForm::shareGroups() const
{
    QList<QVariantMap> groups;
    for (const QString &code : m_answers.companiesHeld()) {
        const CompanyClass &size = m_answers.sizeOf(code);
        QVariantList fields;
        for (const QString &seat : m_answers.seats())
            fields.append(m_fields.percent(placeOf("players", seat, "shares/" + code), m_answers.playerName(seat),
                                           size.percent(1)));
        if (game().sales.intoPool && m_answers.companiesInPlay().contains(code) && !m_answers.hasRole(code))
            fields.append(
                m_fields.percent(placeOf("companies", code, "pool"), tr("In the bank pool"), size.percent(1)));
        fields += certificateFields(code);
        QVariantMap row = companyGroup(code, fields, shareNote(code));
        row.insert("folds", true);
        groups.append(row);
    }
    if (groups.isEmpty())
        groups.append(
            joinGroup("none", QString(), {}, tr("No company is started yet: say so among the companies first.")));
    return groups;
}

QList<QVariantMap> JoinForm::pileGroups() const
{
    QList<QVariantMap> groups;
    for (const ChartCell &cell : game().chart) {
        const QString name = toText(cell.name);
        if (m_answers.standingOn(name).size() < 2)
            continue;
        const QString price = QString::number(cell.price.units);
        const QString title =
            m_answers.hasGrid()
                ? tr("Price %1 in %2, the top marker first").arg(price, m_fields.space(game().findCell(cell.name)))
                : tr("Price %1, the top marker first").arg(price);
        groups.append(joinGroup(name, title, {m_fields.order("stacks/" + name, QString())}));
    }
    if (groups.isEmpty())
        groups.append(joinGroup("none", QString(), {}, tr("No price has two markers on it: nothing to say here.")));
    return groups;
}

} // namespace flimnap
