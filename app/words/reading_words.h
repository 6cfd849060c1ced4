#pragma once

#include <optional>
#include <string>

#include <QString>
#include <QStringList>

#include "words/reading_rows.h"

namespace flimnap {

/// A question about how a rule is read, its answers and what they change.
struct Reading
{
    QString question;
    QString changes;
    QStringList answers; ///< the usual one first
    std::string rule;
    ReadingPage page = ReadingPage::Further;
};

/// The words of a switch that says how a rule is read.
std::optional<Reading> readingWords(const std::string &name);

} // namespace flimnap
