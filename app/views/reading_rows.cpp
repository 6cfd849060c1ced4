#include "views/reading_rows.h"

#include <algorithm>

#include "views/choices.h"
#include "views/table_items.h"
#include "views/table_switches.h"
#include "words/chapters.h"

namespace flimnap {

QVariantList readingRows(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    QVariantList rows = TableItems(game, players, overrides).readings() + readingSwitches(game, players);
    std::stable_partition(rows.begin(), rows.end(),
                          [](const QVariant &row) { return row.toMap().value("isFirst").toBool(); });
    return rows;
}

QVariantMap readingRow(const Reading &reading, const QVariantList &values, const GameDefinition &game)
{
    QVariantList options;
    for (qsizetype place = 0; place < values.size(); ++place)
        options.append(option(values[place], reading.answers.value(place)));
    return {{"label", reading.question},
            {"chapter", chapterOf(game, reading.rule)},
            {"changes", reading.changes},
            {"isFirst", reading.page == ReadingPage::First},
            {"options", options}};
}

int unusualReadings(const QVariantList &rows)
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [](const QVariant &row) {
        return row.toMap().value("value") != row.toMap().value("printed");
    }));
}

} // namespace flimnap
