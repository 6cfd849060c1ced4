#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/id.h"

namespace flimnap::board {

using HexId = Id<struct HexTag>;
using TileId = Id<struct TileTag>;

/// Hexes stand on a corner. Their sides are counted clockwise: 0 south-west, 1 west, 2 north-west, 3 north-east, 4
/// east, 5 south-east; a tile turned by one has moved each of its sides one further.
inline constexpr int sideCount = 6;

constexpr int opposite(int side)
{
    return (side + 3) % sideCount;
}
constexpr int turned(int side, int rotation)
{
    return (side + rotation) % sideCount;
}

/// A set of sides, a bit each.
using Sides = std::uint8_t;
inline constexpr Sides allSides = 0x3F;

constexpr Sides bitOf(int side)
{
    return static_cast<Sides>(1U << static_cast<unsigned>(side));
}
constexpr bool has(Sides sides, int side)
{
    return (sides & bitOf(side)) != 0;
}
constexpr Sides turnedSides(Sides sides, int rotation)
{
    const auto bits = static_cast<unsigned>(sides);
    const auto by = static_cast<unsigned>(rotation);
    return static_cast<Sides>(((bits << by) | (bits >> (sideCount - by))) & allSides);
}

/// Where a hex lies: "E12" is row 4, column 12. Neighbours in a row are two columns apart.
struct Place
{
    int row = 0;
    int column = 0;

    bool operator==(const Place &) const = default;
};

/// Of a code of one letter and a number; none of another text.
std::optional<Place> placeOf(std::string_view code);
Place neighbourOf(Place place, int side);

} // namespace flimnap::board
