#pragma once

#include <QJsonObject>
#include <QStringList>

#include "definition/game_definition.h"

namespace flimnap {

/// The overrides after the value at an item's path of the table check became another one.
QJsonObject withOverride(const GameDefinition &game, int players, const QJsonObject &overrides, const QStringList &path,
                         const QJsonValue &value);

} // namespace flimnap
