#include "board/stations.h"

#include <algorithm>

namespace flimnap::board {

std::optional<StationFault> StationPlaces::ask(HexId hex, int city) const
{
    const Face &face = faceOn(*m_map, *m_track, hex);
    if (city < 0 || city >= face.stopCount || face.stop(city).kind != StopKind::City)
        return StationFault::NoCity;
    if (m_track->stationOf(m_builder.company, hex) != nullptr)
        return StationFault::OwnOnHex;
    if (freeSlots(hex, city) <= 0)
        return StationFault::Full;
    if (isReserved(hex, city))
        return StationFault::Reserved;
    if (!m_builder.needsNoLine && !m_reach.comesTo(hex, city))
        return StationFault::NotConnected;
    return {};
}

std::vector<StationPlace> StationPlaces::all() const
{
    std::vector<StationPlace> places;
    for (const HexId hex : ids(m_map->hexes)) {
        for (int city = 0; city < faceOn(*m_map, *m_track, hex).stopCount; ++city) {
            if (!ask(hex, city))
                places.push_back({hex, city});
        }
    }
    return places;
}

bool StationPlaces::isReserved(HexId hex, int city) const
{
    if (m_map->rules.reservations == Reservations::None)
        return false;
    const int cities = faceOn(*m_map, *m_track, hex).stopCount;
    int hexFree = 0;
    for (int other = 0; other < cities; ++other)
        hexFree += freeSlots(hex, other);
    int awaitedInCity = 0;
    int awaitedOnHex = 0;
    for (const CompanyId company : m_builder.awaited) {
        const Home &home = m_map->homes[company];
        if (company == m_builder.company || std::find(home.hexes.begin(), home.hexes.end(), hex) == home.hexes.end())
            continue;
        if (home.keeps == HomeKeeps::Hex || (home.keeps == HomeKeeps::UndecidedHex && cities > 1))
            return true;
        ++awaitedOnHex;
        if (homeCity(*m_map, *m_track, company, hex) == city)
            ++awaitedInCity;
    }
    if (awaitedOnHex > hexFree - 1)
        return true;
    return m_map->rules.reservations == Reservations::City && awaitedInCity > freeSlots(hex, city) - 1;
}

int StationPlaces::freeSlots(HexId hex, int city) const
{
    const Stop &stop = faceOn(*m_map, *m_track, hex).stop(city);
    return stop.slotCount - m_track->stationsIn(hex, city);
}

} // namespace flimnap::board
