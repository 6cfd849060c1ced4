#pragma once

#include <memory>
#include <string>

#include <QStringList>

#include "io/game_library.h"
#include "rounds/rules.h"

namespace flimnap {

/// The rules of a game that nobody plays here, with seats of these names; nothing if there is none for so many.
std::shared_ptr<const Rules> trialRules(const GameLibrary &games, const std::string &game, const std::string &edition,
                                        const std::string &variant, const QStringList &names);

} // namespace flimnap
