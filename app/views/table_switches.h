#pragma once

#include <QStringList>
#include <QVariantList>

#include "definition/game_definition.h"

namespace flimnap {

// What a table agrees on beside the variant: the switches of a journal's options.

/// Those that change the game, for a table of so many players: [{name, title, note}].
QVariantList switchRows(const GameDefinition &game, int players);

/// Those that say how a rule is read, as items of the table check with the path {name}: of the kind "switch", otherwise
/// like a "choice" between false and true.
QVariantList readingRows(const GameDefinition &game, int players, const QStringList &turnedOn);

} // namespace flimnap
