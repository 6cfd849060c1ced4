#pragma once

#include <QString>

#include "rounds/rules.h"

namespace flimnap {

/// What to know before one makes a move on offer; mostly nothing.
QString hintFor(const Rules &rules, const Position &position, const Move &move);

} // namespace flimnap
