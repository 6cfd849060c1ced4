#pragma once

#include <memory>
#include <string>

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "io/game_library.h"
#include "rounds/rules.h"
#include "table_check/table_question.h"

namespace flimnap {

/// The rules of a game that nobody plays here, with seats of these names and what was agreed on, {switch: value}; what
/// the game does not know of that is left out. Nothing if there is none for so many.
std::shared_ptr<const Rules> trialRules(const GameLibrary &games, const GameSummary &game, const QStringList &names,
                                        const QVariantMap &agreed);

/// Whether two tables come to the same result.
using SameResults = bool (*)(const GameDefinition &, const GameDefinition &);

/// What a table may agree on that changes the result, each by itself.
Agreement trialSwitches(const GameLibrary &games, const GameSummary &game, const QVariantMap &agreed,
                        SameResults areSame);

} // namespace flimnap
