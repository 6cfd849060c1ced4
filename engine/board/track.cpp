#include "board/track.h"

#include <algorithm>

namespace flimnap::board {

void Track::lay(const GameMap &map, HexId hex, Lying tile)
{
    const Face &after = map.tiles[tile.tile].face(tile.rotation);
    StopsKept kept;
    keeps(faceOn(map, *this, hex), after, Keeps::Track, kept);
    for (Station &station : m_stations) {
        if (station.hex != hex)
            continue;
        if (station.city != Station::waits)
            station.city = static_cast<std::int8_t>(kept.placeOf(station.city));
        else if (after.stopCount == 1)
            station.city = 0;
    }
    m_lying[hex] = tile;
    std::sort(m_stations.begin(), m_stations.end());
}

void Track::put(Station station)
{
    m_stations.insert(std::upper_bound(m_stations.begin(), m_stations.end(), station), station);
}

bool Track::take(CompanyId company, HexId hex)
{
    const Station *found = stationOf(company, hex);
    if (found == nullptr)
        return false;
    m_stations.erase(m_stations.begin() + (found - m_stations.data()));
    return true;
}

bool Track::take(CompanyId company, HexId hex, int city)
{
    return std::erase(m_stations, Station{hex, static_cast<std::int8_t>(city), company}) > 0;
}

void Track::takeAll(CompanyId company)
{
    std::erase_if(m_stations, [&](const Station &station) { return station.company == company; });
}

void Track::hand(CompanyId from, CompanyId to, HexId hex)
{
    for (Station &station : m_stations) {
        if (station.hex == hex && station.company == from)
            station.company = to;
    }
    std::sort(m_stations.begin(), m_stations.end());
}

void Track::settle(CompanyId company, HexId hex, int city)
{
    for (Station &station : m_stations) {
        if (station.hex == hex && station.company == company)
            station.city = static_cast<std::int8_t>(city);
    }
    std::sort(m_stations.begin(), m_stations.end());
}

const Station *Track::stationOf(CompanyId company, HexId hex) const
{
    const auto found = std::find_if(m_stations.begin(), m_stations.end(), [&](const Station &station) {
        return station.hex == hex && station.company == company;
    });
    return found == m_stations.end() ? nullptr : &*found;
}

std::vector<Station> Track::stationsOf(CompanyId company) const
{
    std::vector<Station> own;
    std::copy_if(m_stations.begin(), m_stations.end(), std::back_inserter(own),
                 [&](const Station &station) { return station.company == company; });
    return own;
}

int Track::stationsIn(HexId hex, int city) const
{
    return static_cast<int>(std::count_if(m_stations.begin(), m_stations.end(), [&](const Station &station) {
        return station.hex == hex && station.city == city;
    }));
}

const Face &faceOn(const GameMap &map, const Track &track, HexId hex)
{
    const Lying &lying = track.lying(hex);
    return lying.tile ? map.tiles[lying.tile].face(lying.rotation) : map.printOf(hex).face;
}

Colour colourOn(const GameMap &map, const Track &track, HexId hex)
{
    const Lying &lying = track.lying(hex);
    return lying.tile ? map.tiles[lying.tile].colour : map.printOf(hex).colour;
}

int leftOf(const GameMap &map, const Track &track, TileId tile)
{
    int left = map.tiles[tile].count;
    for (const HexId hex : ids(map.hexes)) {
        if (track.lying(hex).tile == tile)
            --left;
    }
    return left;
}

int homeCity(const GameMap &map, const Track &track, CompanyId company, HexId hex)
{
    const Face &face = faceOn(map, track, hex);
    if (face.stopCount == 1)
        return 0;
    const Stop &printed = map.printOf(hex).face.stop(map.homes[company].city);
    if (printed.sides == 0)
        return -1;
    for (int index = 0; index < face.stopCount; ++index) {
        if ((printed.sides & ~face.stop(index).sides) == 0)
            return index;
    }
    return -1;
}

} // namespace flimnap::board
