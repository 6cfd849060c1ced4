#pragma once

#include <array>
#include <cstdint>

#include "board/geometry.h"

namespace flimnap::board {

/// Of printed hexes and tiles; those of tiles come in this order.
enum class Colour : std::uint8_t { White, Yellow, Green, Brown, Grey, Red, Blue };

/// What trains can run to.
enum class StopKind : std::uint8_t {
    City, ///< has slots for stations; passed unless all of them are taken by others
    Town,
    Area, ///< a place abroad or a home there: an end of every route
    Mine, ///< an end that goods trains alone serve
    Port, ///< an end that pays for the company's own cities on the way
};

/// What a stop is worth while yellow, green, brown and grey tiles are the latest.
using Values = std::array<std::int16_t, 4>;

struct Stop
{
    StopKind kind = StopKind::City;
    Values values{};
    std::uint8_t slotCount = 0;
    Sides sides = 0; ///< that track joins to it

    bool operator==(const Stop &) const = default;
};

/// The bit of plain track between two sides.
constexpr std::uint16_t trackBit(int a, int b)
{
    const int low = a < b ? a : b;
    const int high = a < b ? b : a;
    return static_cast<std::uint16_t>(
        1U << static_cast<unsigned>((low * (2 * sideCount - low - 1) / 2) + high - low - 1));
}

/// What a printed hex or a tile in one of its rotations shows: its stops, and its track from side to side.
struct Face
{
    static constexpr std::size_t mostStops = 4;

    std::uint16_t plain = 0; ///< track without a stop, a trackBit each
    std::uint8_t stopCount = 0;
    std::array<Stop, mostStops> stops{};
    Sides exits = 0; ///< where any of its track ends

    void addTrack(int a, int b);
    void addStop(const Stop &stop);
    [[nodiscard]] bool joins(int a, int b) const { return (plain & trackBit(a, b)) != 0; }
    /// The stop that track leads to from this side; -1 if there is none.
    [[nodiscard]] int stopAt(int side) const;
    [[nodiscard]] const Stop &stop(int index) const { return stops[static_cast<std::size_t>(index)]; }
    [[nodiscard]] Face turnedBy(int rotation) const;

    bool operator==(const Face &) const = default;
};

/// Where the stops of what lies on a hex are found again on the tile that replaces it.
struct StopsKept
{
    /// By old stop; -1 where the new tile leaves it open: a city that had no track yet, and now has several beside it.
    std::array<std::int8_t, Face::mostStops> to{};

    [[nodiscard]] int placeOf(int stop) const { return to[static_cast<std::size_t>(stop)]; }
};

/// What a tile must keep of what it replaces.
enum class Keeps : std::uint8_t {
    Track, ///< all of it, and the stops it leads to
    Exits, ///< the sides alone
};

/// Whether the new face keeps the old one. Stops of the same number stay apart; of fewer new ones several merge.
bool keeps(const Face &before, const Face &after, Keeps what, StopsKept &stops);

} // namespace flimnap::board
