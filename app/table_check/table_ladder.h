#pragma once

#include <QJsonArray>
#include <QString>

#include "definition/game_definition.h"
#include "table_check/table_rows.h"

namespace flimnap {

// A chart of two rows as a table compares it with its board, its prices from the lowest to the highest.

/// As the table check asks for it.
TableLadder tableLadder(const QJsonArray &prices, const QJsonArray &printed);

/// The prices on a board of so many columns: of those more than before the prices lie where there is most room.
QJsonArray withColumns(QJsonArray prices, int columns);

/// What cannot be so on any board, in words; empty if nothing.
QString ladderFault(const GameDefinition &game, const QJsonArray &prices);

/// What the rules do not say of the chart, and what they do.
QString ladderHint(const QJsonArray &prices);

} // namespace flimnap
