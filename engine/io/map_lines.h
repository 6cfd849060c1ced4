#pragma once

#include <optional>
#include <string>

#include "rounds/rules.h"

namespace flimnap {

/// What the map allows the company whose move comes next, or what its trains earn at best, as board_lines.h writes it;
/// nothing if the map has no say in such a move, or the table does not keep it. A private railway's rights are not in
/// it.
std::optional<std::string> lineBefore(const Rules &rules, const Position &position, int moves, const Move &next);

/// What lies on the map after so many moves; nothing where the table does not keep it.
std::optional<std::string> lineOfMap(const Rules &rules, const Position &position, int moves);

} // namespace flimnap
