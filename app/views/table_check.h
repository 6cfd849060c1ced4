#pragma once

#include <string>

#include <QString>
#include <QVariantList>

#include "definition/game_definition.h"

namespace flimnap {

QString editionTitle(const std::string &edition);
QString variantTitle(const std::string &variant);

/// The printed values a group may find different in its own box: [{title, items: [{path, label, value}]}]. A path is
/// the list of keys under "overrides"; a list is overridden whole.
QVariantList tableValues(const GameDefinition &game, int players);

} // namespace flimnap
