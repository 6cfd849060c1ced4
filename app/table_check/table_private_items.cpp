#include "table_check/table_items.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "words/names.h"
#include "words/plain.h"

// What the table check asks about private railways.

namespace flimnap {

QList<TableNumber> TableItems::privates() const
{
    QList<TableNumber> items;
    if (!has("local_prices"))
        return items;
    for (const PrivateId railway : ids(m_game.privates)) {
        if (m_game.isInPlay(railway, m_players))
            items.append(
                number({"local_prices", toText(m_game.privates[railway].code)}, titleOf(railway), 1, mostMoney));
    }
    return items;
}

QList<TableNumber> TableItems::incomes() const
{
    QList<TableNumber> items;
    for (const CompanyClass &size : m_game.classes) {
        const QStringList path{"local_incomes", toText(size.code)};
        if (!valueAt(m_printed, path).isUndefined())
            items.append(number(path, classTitle(size), 0, mostMoney));
    }
    return items;
}

QList<TableNumber> TableItems::sets() const
{
    QList<TableNumber> items;
    for (std::size_t set = 0; set < m_game.sets.size(); ++set) {
        for (std::size_t place = 0; place < m_game.sets[set].size(); ++place)
            items.append(number({"sets", QString::number(set), QString::number(place)},
                                tr("OR %1.%2").arg(set + 1).arg(place + 1), 1, mostMoney));
    }
    return items;
}

QString TableItems::titleOf(PrivateId railway) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    const QString code = toText(table.code);
    return table.name == table.code ? code : code + " " + toText(table.name);
}

} // namespace flimnap
