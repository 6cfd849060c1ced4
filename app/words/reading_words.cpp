#include "words/reading_words.h"

#include <algorithm>

#include <QCoreApplication>

namespace flimnap {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("flimnap::ReadingWords", text);
}

Reading inWords(const ReadingRow &row)
{
    Reading reading{say(row.question), say(row.changes), {}, row.rule, row.page};
    for (const char *answer : row.answers)
        reading.answers.append(say(answer));
    return reading;
}

} // namespace

std::optional<Reading> readingWords(const std::string &name)
{
    for (const auto readings : {readings1824, readings18Cz, readings18Lilliput, readings1836Jr56}) {
        const std::vector<ReadingRow> rows = readings();
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const ReadingRow &other) { return other.name == name; });
        if (row != rows.end())
            return inWords(*row);
    }
    return {};
}

} // namespace flimnap
