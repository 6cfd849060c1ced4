#pragma once

#include <functional>
#include <optional>

#include <QVariantList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

// What a table agrees on beside the variant: the switches of a journal's options.

/// Those that change the game, for a table of so many players: [{name, label, note, value, options}]; without options
/// it is on or off, otherwise an item of the table check like those below.
QVariantList switchRows(const GameDefinition &game, int players);

/// Those that say how a rule is read, see views/reading_rows.h, with the path {name} and of the kind "switch".
QVariantList readingSwitches(const GameDefinition &game, int players);

/// The tables as switches make them.
using Tables = std::function<std::optional<GameDefinition>(const QVariantMap &switches)>;

/// The switches after one of them was set; none is named that has its value without that.
QVariantMap withSwitch(const QVariantMap &switches, const QString &name, const QVariant &value, const Tables &tables);

} // namespace flimnap
