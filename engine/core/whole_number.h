#pragma once

#include <optional>
#include <string_view>

namespace flimnap {

/// The number that a text is, digits and nothing else; nothing if it is none or too large.
std::optional<int> wholeNumber(std::string_view text);

} // namespace flimnap
