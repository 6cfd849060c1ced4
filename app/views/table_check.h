#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

/// What a group may find different in its own box, or plays differently, with the overrides made so far:
/// [{title, note, items: [{kind, path, label, value, printed, …}]}]. A path is the keys and places under "overrides". A
/// "number" has {least, most, among}: the only values possible where they are a list. A "choice" has {options: [{value,
/// label}]}, and so has a "set", of which any number can be chosen. A "lot" is a number with {railway, options}: what
/// it can be exchanged for by giving its path another railway's code in place of a number. For a "switch" see
/// views/table_switches.h, for a "ladder" views/table_ladder.h, for a "company" views/table_companies.h.
QVariantList tableValues(const GameDefinition &game, int players, const QVariantMap &overrides = {});

/// The titles of the sections in which something is not as printed; empty if all is.
QString differences(const GameDefinition &game, int players, const QVariantMap &overrides);

/// What these tables can only guess, as it is so far; empty where everything is known.
QString setUpHint(const GameDefinition &game, const QVariantMap &overrides = {});

/// The prices that the hint speaks of, rising, on the board in two rows from the lower one on; usually none.
QVariantList pricesToCompare(const GameDefinition &game, const QVariantMap &overrides);

/// What cannot be so on any board; empty if nothing, or if each price is bounded by itself.
QString chartFault(const GameDefinition &game, const QVariantMap &overrides);

} // namespace flimnap
