#pragma once

#include <QJsonObject>
#include <QString>

#include "definition/game_definition.h"
#include "table_check/table_rows.h"

namespace flimnap {

/// What a group may find different in its own box, or plays differently, with the overrides made so far.
QList<TableSection> tableValues(const GameDefinition &game, int players, const QJsonObject &overrides = {});

/// The titles of the sections in which something is not as printed; empty if all is.
QString differences(const GameDefinition &game, int players, const QJsonObject &overrides);

/// What these tables can only guess, as it is so far; empty where everything is known.
QString setUpHint(const GameDefinition &game, const QJsonObject &overrides = {});

/// The prices that the hint speaks of, rising, on the board in two rows from the lower one on; usually none.
QList<int> pricesToCompare(const GameDefinition &game, const QJsonObject &overrides);

/// What cannot be so on any board; empty if nothing, or if each price is bounded by itself.
QString chartFault(const GameDefinition &game, const QJsonObject &overrides);

} // namespace flimnap
