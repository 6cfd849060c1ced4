#include "set_up/reading_rows.h"

#include <algorithm>

#include "set_up/table_switches.h"
#include "table_check/table_items.h"
#include "words/chapters.h"

namespace flimnap {

QList<TableQuestion> readingRows(const GameDefinition &game, int players, const QJsonObject &overrides)
{
    QList<TableQuestion> readings = TableItems(game, players, overrides).readings() + readingSwitches(game, players);
    std::stable_partition(readings.begin(), readings.end(),
                          [](const TableQuestion &reading) { return reading.isFirst; });
    return readings;
}

void putAsReading(TableQuestion &question, const Reading &reading, const QStringList &values,
                  const GameDefinition &game)
{
    question.label = reading.question;
    question.chapter = chapterOf(game, reading.rule);
    question.changes = reading.changes;
    question.isFirst = reading.page == ReadingPage::First;
    question.options.clear();
    for (qsizetype place = 0; place < values.size(); ++place)
        question.options.append({values[place], reading.answers.value(place)});
}

int unusualReadings(const QList<TableQuestion> &readings)
{
    return static_cast<int>(std::ranges::count_if(readings, &TableQuestion::differs));
}

} // namespace flimnap
