#pragma once

#include "io/json.h"

namespace flimnap {

/// Changes the text of a map as the options of a journal's header say: by the switches that it knows, and by the values
/// that a table replaces. What does not fit shows when the map is read.
void applyMapOptions(const Json &options, Json &table);

} // namespace flimnap
