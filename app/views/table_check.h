#pragma once

#include <string>

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

QString editionTitle(const std::string &edition);
QString variantTitle(const std::string &variant);

/// The printed values a group may find different in its own box, with the overrides made so far:
/// [{title, items: [{path, label, value, printed, least, most, among}]}]. A path is the keys and places under
/// "overrides"; "among" lists the only values possible where they are a list.
QVariantList tableValues(const GameDefinition &game, int players, const QVariantMap &overrides = {});

/// The overrides after the value at the path became another one.
QVariantMap withOverride(const GameDefinition &game, int players, const QVariantMap &overrides, const QStringList &path,
                         int value);

} // namespace flimnap
