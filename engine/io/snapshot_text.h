#pragma once

#include <string>

#include "rounds/rules.h"

namespace flimnap {

/// The position after a number of moves as one line of JSON, its keys in the format's order and all values canonical.
std::string writeSnapshot(const Rules &rules, const Position &position, int moves);

} // namespace flimnap
