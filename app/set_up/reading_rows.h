#pragma once

#include <QJsonObject>

#include "definition/game_definition.h"
#include "table_check/table_question.h"
#include "words/reading_words.h"

namespace flimnap {

// How a table reads the rules where the print is silent or says two things.

/// The questions for so many players, with the overrides made so far. Those that can matter are the first ones; the
/// others stand one tap further.
QList<TableQuestion> readingRows(const GameDefinition &game, int players, const QJsonObject &overrides = {});

/// Asks the question in the words of a reading, whose answers stand for these values.
void putAsReading(TableQuestion &question, const Reading &reading, const QStringList &values,
                  const GameDefinition &game);

/// How many are not answered as usual.
int unusualReadings(const QList<TableQuestion> &readings);

} // namespace flimnap
