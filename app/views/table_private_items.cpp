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

} // namespace flimnap
