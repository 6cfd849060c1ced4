#include "table_check/table_items.h"
#include "table_check/table_ladder.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "words/plain.h"

// What the table check asks about share prices.

namespace flimnap {

QList<TableNumber> TableItems::chart() const
{
    if (m_game.chartIsLadder)
        return {};
    return hasRows(m_game) ? grid() : line();
}

QList<TableLadder> TableItems::ladders() const
{
    return m_game.chartIsLadder ? QList{tableLadder(prices(), m_printed["chart"].toArray())} : QList<TableLadder>();
}

/// As overridden so far, from the lowest to the highest.
QJsonArray TableItems::prices() const
{
    const QJsonValue given = m_overrides["chart"];
    return (given.isUndefined() ? m_printed["chart"] : given).toArray();
}

/// Initial prices stand on the chart.
QList<TableNumber> TableItems::pars() const
{
    QList<int> prices;
    for (const CellId cell : ids(m_game.chart)) {
        if (m_game.chart[cell].isPar)
            prices.append(now(pathOf(cell)));
    }
    QList<TableNumber> items;
    for (const CompanyClass &size : m_game.classes) {
        if (valueAt(m_printed, {"pars", toText(size.code)}).isUndefined())
            continue;
        for (std::size_t place = 0; place < size.pars.size(); ++place) {
            TableNumber par = number({"pars", toText(size.code), QString::number(place)},
                                     classTitle(size) + " " + QString::number(size.pars[place].units), 1, mostMoney);
            par.among = prices;
            items.append(par);
        }
    }
    return items;
}

QStringList TableItems::pathOf(CellId cell) const
{
    const ChartCell &table = m_game.chart[cell];
    if (hasRows(m_game))
        return {"chart", QString::number(table.row), QString::number(table.column)};
    return {"chart", QString::number(cell.index())};
}

/// Prices rise from cell to cell.
QList<TableNumber> TableItems::line() const
{
    QList<TableNumber> items;
    const int count = m_game.chart.count();
    const auto path = [](int cell) { return QStringList{"chart", QString::number(cell)}; };
    for (int cell = 0; cell < count; ++cell)
        items.append(number(path(cell), toText(m_game.chart[CellId(cell)].name), cell > 0 ? now(path(cell - 1)) + 1 : 1,
                            cell + 1 < count ? now(path(cell + 1)) - 1 : mostMoney));
    return items;
}

QList<TableNumber> TableItems::grid() const
{
    QList<TableNumber> items;
    for (const CellId cell : ids(m_game.chart)) {
        const ChartCell &table = m_game.chart[cell];
        items.append(
            number(pathOf(cell), tr("Row %1, column %2").arg(table.row + 1).arg(table.column + 1), 1, mostMoney));
    }
    return items;
}

} // namespace flimnap
