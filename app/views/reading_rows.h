#pragma once

#include <QVariantList>
#include <QVariantMap>

#include "definition/game_definition.h"
#include "words/reading_words.h"

namespace flimnap {

// How a table reads the rules where the print is silent or says two things.

/// The questions for so many players, with the overrides made so far: [{kind, path, label, chapter, changes, isFirst,
/// value, printed, options}]. Those that can matter are the first ones; the others stand one tap further.
QVariantList readingRows(const GameDefinition &game, int players, const QVariantMap &overrides = {});

/// What such a row says of a reading whose answers stand for these values: {label, chapter, changes, isFirst, options}.
QVariantMap readingRow(const Reading &reading, const QVariantList &values, const GameDefinition &game);

/// How many of the rows are not answered as usual.
int unusualReadings(const QVariantList &rows);

} // namespace flimnap
