#include "core/whole_number.h"

#include <charconv>
#include <memory>

namespace flimnap {

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const char *end = std::to_address(text.end());
    const auto read = std::from_chars(std::to_address(text.begin()), end, number);
    const bool isNumber = read.ec == std::errc() && read.ptr == end && number >= 0;
    return isNumber ? std::optional<int>(number) : std::nullopt;
}

} // namespace flimnap
