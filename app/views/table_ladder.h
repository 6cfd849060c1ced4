#pragma once

#include <QJsonArray>
#include <QString>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

// A chart of two rows as a table compares it with its board, its prices from the lowest to the highest.

/// An item of the table check: {kind: "ladder", path, label, value, printed, canGrow, canShrink, columns: [{label,
/// cells: [{path, label, value, printed, isFixed}]}]}, of a column the upper cell first.
QVariantMap ladderItem(const QJsonArray &prices, const QJsonArray &printed);

/// The prices on a board of so many columns: of those more than before the prices lie where there is most room.
QJsonArray withColumns(QJsonArray prices, int columns);

/// What cannot be so on any board, in words; empty if nothing.
QString ladderFault(const GameDefinition &game, const QJsonArray &prices);

/// What the rules do not say of the chart, and what they do.
QString ladderHint(const QJsonArray &prices);

} // namespace flimnap
