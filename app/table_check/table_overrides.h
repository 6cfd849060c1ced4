#pragma once

#include <QJsonObject>
#include <QStringList>

#include "definition/game_definition.h"

namespace flimnap {

/// What a table may find printed otherwise in its own box: all of a header's "overrides" but the homes, each as printed
/// here.
QJsonObject printedValues(const GameDefinition &tables, int players);

/// What stands at a path of keys and places in lists; undefined if nothing does.
QJsonValue valueAt(const QJsonValue &values, const QStringList &path);

/// Whether the chart has rows and columns, with initial prices in one of these.
bool hasRows(const GameDefinition &game);

/// Whether companies of all sizes have the same train limit in every phase.
bool hasOneLimit(const GameDefinition &game);

/// A railway with an income for the whole game: no station and no train that somebody owns for a while.
bool isLocal(const PrivateDefinition &railway);

/// The overrides with one more value. A list is overridden whole, what is as printed is no override, and initial prices
/// go with the cells of the chart they are printed on, if the value is the price of such a cell.
QJsonObject withOverride(const QJsonObject &printed, const QJsonObject &overrides, const QStringList &path,
                         const QJsonValue &value, bool isPar);

} // namespace flimnap
