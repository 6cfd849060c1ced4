#pragma once

#include <QStringList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

/// The overrides after the value at an item's path of the table check became another one.
QVariantMap withOverride(const GameDefinition &game, int players, const QVariantMap &overrides, const QStringList &path,
                         const QVariant &value);

} // namespace flimnap
