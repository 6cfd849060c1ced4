#include "board/face.h"

#include <cassert>

namespace flimnap::board {

void Face::addTrack(int a, int b)
{
    plain = static_cast<std::uint16_t>(plain | trackBit(a, b));
    exits = static_cast<Sides>(exits | bitOf(a) | bitOf(b));
}

void Face::addStop(const Stop &stop)
{
    assert(stopCount < mostStops);
    stops[stopCount++] = stop;
    exits = static_cast<Sides>(exits | stop.sides);
}

int Face::stopAt(int side) const
{
    for (int index = 0; index < stopCount; ++index) {
        if (has(stop(index).sides, side))
            return index;
    }
    return -1;
}

Face Face::turnedBy(int rotation) const
{
    Face face;
    for (int a = 0; a < sideCount; ++a)
        for (int b = a + 1; b < sideCount; ++b) {
            if (joins(a, b))
                face.addTrack(turned(a, rotation), turned(b, rotation));
        }
    for (int index = 0; index < stopCount; ++index) {
        Stop moved = stop(index);
        moved.sides = turnedSides(moved.sides, rotation);
        face.addStop(moved);
    }
    return face;
}

namespace {

bool isKeptAs(const Stop &before, const Stop &after)
{
    return before.kind == after.kind && (before.sides & ~after.sides) == 0;
}

/// The new stop that has all the track of the old one; -1 if none has.
int newPlaceOf(const Stop &before, const Face &after)
{
    for (int index = 0; index < after.stopCount; ++index) {
        if (isKeptAs(before, after.stop(index)))
            return index;
    }
    return -1;
}

} // namespace

bool keeps(const Face &before, const Face &after, Keeps what, StopsKept &stops)
{
    stops.to.fill(-1);
    if (what == Keeps::Exits)
        return (before.exits & ~after.exits) == 0;
    if ((before.plain & ~after.plain) != 0)
        return false;
    const bool stayApart = after.stopCount >= before.stopCount;
    unsigned taken = 0;
    for (int index = 0; index < before.stopCount; ++index) {
        const Stop &stop = before.stop(index);
        if (stop.sides == 0 && after.stopCount > 1)
            continue;
        const int place = newPlaceOf(stop, after);
        if (place < 0 || (stayApart && (taken & bitOf(place)) != 0))
            return false;
        taken |= bitOf(place);
        stops.to[static_cast<std::size_t>(index)] = static_cast<std::int8_t>(place);
    }
    return true;
}

} // namespace flimnap::board
