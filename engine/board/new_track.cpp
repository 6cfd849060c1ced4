#include "board/new_track.h"

namespace flimnap::board {

bool NewTrack::isReached() const
{
    if (isReachedFromOwnStation())
        return true;
    for (int side = 0; side < sideCount; ++side) {
        if (has(m_after.exits, side) && m_reach.comesOver(m_hex, side) && isReachedFrom(side))
            return true;
    }
    return false;
}

bool NewTrack::isReachedFrom(int side) const
{
    for (int other = 0; other < sideCount; ++other) {
        if (other != side && m_after.joins(side, other) && !m_before.joins(side, other) && leavesOver(other, side))
            return true;
    }
    const int stop = m_after.stopAt(side);
    return stop >= 0 && (isNewAt(side, stop) || hasOtherValue(stop) || isReachedThrough(stop, side));
}

bool NewTrack::isReachedThrough(int stop, int from) const
{
    if (!isPassable(stop))
        return false;
    for (int side = 0; side < sideCount; ++side) {
        if (side != from && has(m_after.stop(stop).sides, side) && isNewAt(side, stop) && leavesOver(side, from))
            return true;
    }
    return false;
}

bool NewTrack::isReachedFromOwnStation() const
{
    const Station *station = m_track.stationOf(m_company, m_hex);
    if (station == nullptr)
        return false;
    const int stop = station->city == Station::waits ? -1 : m_kept.placeOf(station->city);
    if (stop < 0)
        return m_before.exits == 0;
    if (hasOtherValue(stop))
        return true;
    for (int side = 0; side < sideCount; ++side) {
        if (has(m_after.stop(stop).sides, side) && isNewAt(side, stop))
            return true;
    }
    return false;
}

bool NewTrack::isNewAt(int side, int stop) const
{
    const int before = m_before.stopAt(side);
    return before < 0 || m_kept.placeOf(before) != stop;
}

bool NewTrack::hasOtherValue(int stop) const
{
    for (int before = 0; before < m_before.stopCount; ++before) {
        if (m_kept.placeOf(before) == stop && m_before.stop(before).values == m_after.stop(stop).values)
            return false;
    }
    return true;
}

bool NewTrack::isPassable(int stop) const
{
    const Stop &place = m_after.stop(stop);
    if (place.kind != StopKind::City)
        return place.kind == StopKind::Town;
    int taken = 0;
    for (const Station &station : m_track.stations()) {
        if (station.hex != m_hex || station.city == Station::waits || m_kept.placeOf(station.city) != stop)
            continue;
        if (station.company == m_company)
            return true;
        ++taken;
    }
    return taken < place.slotCount;
}

/// A train that has come in goes out over the other side if it has not crossed that border before: it can have done so
/// only where track leads there already.
bool NewTrack::leavesOver(int out, int in) const
{
    if (!has(m_before.exits, out))
        return true;
    return Reach(m_map, m_track, m_company, {m_hex, out}).comesOver(m_hex, in);
}

} // namespace flimnap::board
