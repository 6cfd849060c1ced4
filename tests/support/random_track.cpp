#include "support/random_track.h"

#include <algorithm>

#include "board/lays.h"
#include "board/stations.h"

namespace flimnap::test {

using board::Builder;
using board::HexId;

RandomTrack::RandomTrack(const board::GameMap &map, unsigned seed, std::size_t companies)
    : m_map(map), m_random(seed), m_track(map)
{
    std::vector<CompanyId> all;
    for (const CompanyId company : ids(map.homes)) {
        if (!map.homes[company].hexes.empty())
            all.push_back(company);
    }
    std::shuffle(all.begin(), all.end(), m_random);
    all.resize(std::min(all.size(), companies));
    for (const CompanyId company : all) {
        const HexId hex = map.homes[company].hexes[below(map.homes[company].hexes.size())];
        const board::Face &face = faceOn(map, m_track, hex);
        if (face.stopCount == 0)
            continue;
        m_track.put({hex, static_cast<std::int8_t>(homeCity(map, m_track, company, hex)), company});
        m_companies.push_back(company);
    }
}

void RandomTrack::grow(int lays)
{
    for (int lay = 0; lay < lays; ++lay) {
        const int colour = 1 + lay * 5 / std::max(1, lays);
        m_latest = static_cast<board::Colour>(std::min(colour, static_cast<int>(board::Colour::Grey)));
        layOne();
    }
}

void RandomTrack::layOne()
{
    const CompanyId company = m_companies[below(m_companies.size())];
    Builder builder;
    builder.company = company;
    builder.latest = m_latest;
    builder.isByRight = below(8) == 0;
    const std::vector<board::PossibleLay> lays = board::Lays(m_map, m_track, builder).all();
    if (!lays.empty()) {
        const board::PossibleLay &lay = lays[below(lays.size())];
        std::vector<int> rotations;
        for (int rotation = 0; rotation < board::sideCount; ++rotation) {
            if (board::has(lay.rotations, rotation))
                rotations.push_back(rotation);
        }
        m_track.lay(m_map, lay.hex, {lay.tile, static_cast<std::int8_t>(rotations[below(rotations.size())])});
        const std::vector<board::Station> stations = m_track.stations();
        for (const board::Station &station : stations) {
            if (station.city == board::Station::waits)
                m_track.settle(station.company, station.hex, 0);
        }
    }
    if (below(4) == 0)
        placeOne(company);
}

void RandomTrack::placeOne(CompanyId company)
{
    const std::vector<board::StationPlace> places = board::StationPlaces(m_map, m_track, {company, {}, false}).all();
    if (places.empty() || m_track.stationsOf(company).size() > 6)
        return;
    const board::StationPlace &place = places[below(places.size())];
    m_track.put({place.hex, static_cast<std::int8_t>(place.city), company});
}

board::Runner RandomTrack::runner(CompanyId company, int trains)
{
    board::Runner runner;
    runner.company = company;
    runner.latest = m_latest;
    for (int train = 0; train < trains; ++train)
        runner.trains.push_back(m_map.trains[below(m_map.trains.size())]);
    return runner;
}

std::size_t RandomTrack::below(std::size_t limit)
{
    return m_random() % limit;
}

board::GameMap turned(board::GameMap map)
{
    const int shift = (map.hexes[HexId(0)].place.row + map.hexes[HexId(0)].place.column) % 2;
    for (board::Hex &hex : map.hexes) {
        const int row = hex.place.row;
        const int column = hex.place.column + shift;
        hex.place = {(row + column) / 2, (column - 3 * row) / 2};
        hex.stubs = board::turnedSides(hex.stubs, 1);
        hex.impassable = board::turnedSides(hex.impassable, 1);
        hex.neighbours = {};
    }
    for (board::Print &print : map.prints)
        print.face = print.face.turnedBy(1);
    map.areas.clear();
    map.join();
    return map;
}

board::Track turned(const board::GameMap &map, const board::Track &track)
{
    board::Track other(map);
    for (const HexId hex : ids(map.hexes)) {
        if (const board::Lying &lying = track.lying(hex); lying.tile)
            other.lay(map, hex, {lying.tile, static_cast<std::int8_t>(board::turned(lying.rotation, 1))});
    }
    for (const board::Station &station : track.stations())
        other.put(station);
    return other;
}

} // namespace flimnap::test
