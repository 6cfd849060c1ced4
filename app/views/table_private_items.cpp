#include "views/choices.h"
#include "views/table_items.h"
#include "views/table_overrides.h"
#include "words/names.h"
#include "words/plain.h"

// What the table check asks about private railways.

namespace flimnap {

QVariantList TableItems::privates() const
{
    QVariantList items;
    if (!has("local_prices"))
        return items;
    for (const PrivateId railway : ids(m_game.privates)) {
        if (m_game.isInPlay(railway, m_players))
            items.append(item({"local_prices", toText(m_game.privates[railway].code)}, titleOf(railway), 1, mostMoney));
    }
    return items;
}

/// Each can be another local railway, but none two lots at once.
QVariantList TableItems::lots() const
{
    QVariantList items;
    for (const PrivateId railway : ids(m_game.privates)) {
        const QString code = toText(m_game.privates[railway].code);
        if (!isLot(railway))
            continue;
        QVariantList options;
        for (const PrivateId other : ids(m_game.privates)) {
            const bool isFree = other == railway || !isLot(other);
            if (isLocal(m_game.privates[railway]) && isLocal(m_game.privates[other]) && isFree)
                options.append(option(toText(m_game.privates[other].code), titleOf(other)));
        }
        QVariantMap row = item({"lots", code}, titleOf(railway), 1, mostMoney);
        row.insert("kind", "lot");
        row.insert("railway", code);
        row.insert("options", options);
        items.append(row);
    }
    return items;
}

/// "S1 from 25, MW from 50"
QString TableItems::lotsInWords() const
{
    QStringList words;
    for (const QVariant &lot : lots())
        words.append(tr("%1 from %2", "a private railway and the least bid for it")
                         .arg(lot.toMap().value("railway").toString(), lot.toMap().value("value").toString()));
    return listed(words);
}

QVariantList TableItems::incomes() const
{
    QVariantList items;
    for (const CompanyClass &size : m_game.classes) {
        const QStringList path{"local_incomes", toText(size.code)};
        if (!valueAt(m_printed, path).isUndefined())
            items.append(item(path, classTitle(size), 0, mostMoney));
    }
    return items;
}

QVariantList TableItems::sets() const
{
    QVariantList items;
    for (std::size_t set = 0; set < m_game.sets.size(); ++set) {
        for (std::size_t number = 0; number < m_game.sets[set].size(); ++number)
            items.append(item({"sets", QString::number(set), QString::number(number)},
                              tr("OR %1.%2").arg(set + 1).arg(number + 1), 1, mostMoney));
    }
    return items;
}

QString TableItems::titleOf(PrivateId railway) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    const QString code = toText(table.code);
    return table.name == table.code ? code : code + " " + toText(table.name);
}

bool TableItems::isLot(PrivateId railway) const
{
    const QJsonValue given = m_overrides["lots"];
    return (given.isUndefined() ? m_printed["lots"] : given).toObject().contains(toText(m_game.privates[railway].code));
}

} // namespace flimnap
