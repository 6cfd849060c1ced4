#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/position.h"

namespace flimnap {

/// What a list of games tells of each without reading it: "OR7.2 363".
struct StateOfPlay
{
    Round round;
    /// Of the line that is shown, up to where the table stands; unknown where an older Flimnap has written it.
    std::optional<int> moves;

    bool operator==(const StateOfPlay &) const = default;
};

[[nodiscard]] std::string writeStateOfPlay(const StateOfPlay &state);
/// Nothing if it is not a text that writeStateOfPlay has written.
[[nodiscard]] std::optional<StateOfPlay> readStateOfPlay(std::string_view text);

} // namespace flimnap
