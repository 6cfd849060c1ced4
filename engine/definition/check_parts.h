#pragma once

#include <algorithm>
#include <string>

#include "core/findings.h"
#include "definition/game_definition.h"

namespace flimnap {

/// The code of a player: p1, p2 …
bool isSeat(const std::string &code);

// The parts of the check; all but the first refer to the classes.

void checkClasses(const GameDefinition &game, Findings &findings);
void checkCompanies(const GameDefinition &game, Findings &findings);
void checkPrivates(const GameDefinition &game, Findings &findings);
void checkPhases(const GameDefinition &game, Findings &findings);
void checkTrains(const GameDefinition &game, Findings &findings);
/// Rights to hexes; prices and what they free.
void checkHexesAndPrices(const GameDefinition &game, Findings &findings);

} // namespace flimnap
