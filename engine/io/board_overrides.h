#pragma once

#include <string>
#include <vector>

#include "io/definition_node.h"
#include "io/json.h"

namespace flimnap {

/// What the options of a header can say of this map: its switches, and under "overrides" those and tables.
std::vector<std::string> keysOfMap(const Json &table);

/// Notes at their places which of these keys have values that the map does not know. The switches that the game has,
/// too, it has checked itself.
void checkMapOptions(const Node &options, const Json &table, const std::vector<std::string> &switchesOfGame);

/// Changes the text of a map as the options of a journal's header say: by the switches that it knows, and by the values
/// that a table replaces. What does not fit shows when the map is read.
void applyMapOptions(const Json &options, Json &table);

} // namespace flimnap
