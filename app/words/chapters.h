#pragma once

#include <string>

#include <QString>

#include "definition/game_definition.h"

namespace flimnap {

// People are told where a rule stands in the book on their table; its number is this project's own.

/// The chapter of the printed book in which a rule stands; empty if it has none there.
QString chapterOf(const GameDefinition &game, const std::string &rule);

/// A reason with the chapter behind it, or the reason alone.
QString withChapter(const QString &reason, const QString &chapter);

} // namespace flimnap
