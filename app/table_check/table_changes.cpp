#include "table_check/table_changes.h"

#include <algorithm>

#include <QJsonArray>

#include "features/feature_view.h"
#include "table_check/table_items.h"
#include "table_check/table_ladder.h"
#include "table_check/table_overrides.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// Initial prices are those of certain cells and change with them.
bool isParCell(const GameDefinition &game, const QStringList &path)
{
    if (path.value(0) != "chart")
        return false;
    if (!hasRows(game))
        return true;
    return std::any_of(game.chart.begin(), game.chart.end(), [&](const ChartCell &cell) {
        return cell.isPar && path.value(1).toInt() == cell.row && path.value(2).toInt() == cell.column;
    });
}

/// The phase's limit for companies of all sizes.
QJsonObject withLimit(const QJsonObject &printed, QJsonObject overrides, const QStringList &path,
                      const QJsonValue &value)
{
    const QJsonArray limits = valueAt(printed, path).toArray();
    for (qsizetype size = 0; size < limits.size(); ++size) {
        if (!limits[size].isNull())
            overrides = withOverride(printed, overrides, path + QStringList{QString::number(size)}, value, false);
    }
    return overrides;
}

} // namespace

QJsonObject withOverride(const GameDefinition &game, int players, const QJsonObject &overrides, const QStringList &path,
                         const QJsonValue &value)
{
    const QJsonObject printed = printedValues(game, players);
    for (const FeatureView *view : viewsOf(game)) {
        if (const auto changed = view->overridden(TableItems(game, players, overrides), path, value))
            return *changed;
    }
    if (path == QStringList{"chart", "columns"})
        return withOverride(printed, overrides, {"chart"},
                            withColumns(TableItems(game, players, overrides).prices(), value.toInt()), false);
    if (path.value(0) == "train_limits" && path.size() == 2)
        return withLimit(printed, overrides, path, value);
    if (path.value(0) == "companies") {
        const QString written = value.toString().trimmed();
        return withOverride(printed, overrides, path, written.isEmpty() ? valueAt(printed, path) : written, false);
    }
    return withOverride(printed, overrides, path, value, isParCell(game, path));
}

} // namespace flimnap
