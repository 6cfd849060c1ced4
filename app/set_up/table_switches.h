#pragma once

#include <functional>
#include <optional>

#include <QJsonObject>

#include "definition/game_definition.h"
#include "table_check/table_question.h"

namespace flimnap {

// What a table agrees on beside the variant: the switches of a journal's options.

/// Those that change the game, for a table of so many players.
QList<TableQuestion> switchRows(const GameDefinition &game, int players);

/// Those that say how a rule is read, see set_up/reading_rows.h.
QList<TableQuestion> readingSwitches(const GameDefinition &game, int players);

/// The tables as switches make them.
using Tables = std::function<std::optional<GameDefinition>(const QJsonObject &switches)>;

/// The switches after one of them was set; none is named that has its value without that.
QJsonObject withSwitch(const QJsonObject &switches, const QString &name, const QJsonValue &value, const Tables &tables);

} // namespace flimnap
