#include "board/geometry.h"

#include <array>
#include <charconv>

namespace flimnap::board {

std::optional<Place> placeOf(std::string_view code)
{
    if (code.size() < 2 || code.front() < 'A' || code.front() > 'Z')
        return {};
    int column = 0;
    const auto [end, error] = std::from_chars(code.data() + 1, code.data() + code.size(), column);
    if (error != std::errc() || end != code.data() + code.size() || column < 1)
        return {};
    return Place{code.front() - 'A', column};
}

Place neighbourOf(Place place, int side)
{
    constexpr std::array<Place, sideCount> steps{
        {{1, -1}, {0, -2}, {-1, -1}, {-1, 1}, {0, 2}, {1, 1}},
    };
    const Place step = steps[static_cast<std::size_t>(side)];
    return {place.row + step.row, place.column + step.column};
}

} // namespace flimnap::board
