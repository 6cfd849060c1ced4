#include "board/laid_out.h"

#include <algorithm>

namespace flimnap::board {

namespace {

class LaidOutCheck
{
public:
    LaidOutCheck(const GameMap &map, const Track &track, const LaidOutTable &table)
        : m_map(map), m_track(track), m_table(table)
    {
    }

    std::vector<FaultOnHex> run()
    {
        for (const HexId hex : ids(m_map.hexes)) {
            if (const TileId tile = m_track.lying(hex).tile)
                checkTile(hex, tile);
            checkStations(hex);
        }
        for (const CompanyId company : m_table.settled)
            checkHome(company);
        for (const CompanyId company : m_table.awaited)
            checkRoom(company);
        return std::move(m_faults);
    }

private:
    void need(bool holds, HexId hex, LaidOutFault fault, CompanyId company = {})
    {
        const FaultOnHex found{hex, fault, company};
        if (!holds && std::find(m_faults.begin(), m_faults.end(), found) == m_faults.end())
            m_faults.push_back(found);
    }

    void checkTile(HexId hex, TileId tile)
    {
        const Tile &kind = m_map.tiles[tile];
        const Face &face = faceOn(m_map, m_track, hex);
        if (!m_map.isBuildable(hex))
            return need(false, hex, LaidOutFault::NotBuildable);
        need(belongs(hex, tile), hex, LaidOutFault::DoesNotBelong);
        need(leftOf(m_map, m_track, tile) >= 0, hex, LaidOutFault::TooMany);
        need(kind.colour > Colour::Grey || kind.colour <= m_table.latest, hex, LaidOutFault::ColourNotOpen);
        need((face.exits & ~m_map.hexes[hex].open) == 0, hex, LaidOutFault::ClosedSide);
        need((m_map.hexes[hex].stubs & ~face.exits) == 0, hex, LaidOutFault::StubUnused);
        StopsKept kept;
        const Face &printed = m_map.printOf(hex).face;
        need(printed.exits == 0 || keeps(printed, face, Keeps::Track, kept), hex, LaidOutFault::PrintLost);
        need(!kind.homeOf || m_track.stationOf(kind.homeOf, hex) != nullptr, hex, LaidOutFault::ForeignHomeTile,
             kind.homeOf);
    }

    /// Some row of tiles leads from the print to this one.
    [[nodiscard]] bool belongs(HexId hex, TileId tile) const
    {
        std::vector<TileId> known = m_map.printOf(hex).first;
        for (std::size_t next = 0; next < known.size(); ++next) {
            if (known[next] == tile)
                return std::find(m_map.hexes[hex].never.begin(), m_map.hexes[hex].never.end(), tile) ==
                       m_map.hexes[hex].never.end();
            for (const std::vector<TileId> &list : {m_map.tiles[known[next]].next, m_map.tiles[known[next]].changesTo})
                for (const TileId after : list) {
                    if (std::find(known.begin(), known.end(), after) == known.end())
                        known.push_back(after);
                }
        }
        return false;
    }

    void checkStations(HexId hex)
    {
        const Face &face = faceOn(m_map, m_track, hex);
        for (const Station &station : m_track.stations()) {
            if (station.hex != hex)
                continue;
            const CompanyId company = station.company;
            const std::vector<HexId> &homes = m_map.homes[company].hexes;
            const bool isHome = std::find(homes.begin(), homes.end(), hex) != homes.end();
            const bool waits = station.city == Station::waits || face.stopCount == 0 || face.exits == 0;
            const int slots = waits || station.city >= face.stopCount ? 0 : face.stop(station.city).slotCount;
            need(waits ? isHome : slots > 0, hex, LaidOutFault::NoCity, company);
            need(slots == 0 || m_track.stationsIn(hex, station.city) <= slots, hex, LaidOutFault::TooManyStations);
            need(std::count_if(m_track.stations().begin(), m_track.stations().end(),
                               [&](const Station &other) { return other.hex == hex && other.company == company; }) == 1,
                 hex, LaidOutFault::TwoStations, company);
        }
    }

    void checkHome(CompanyId company)
    {
        const std::vector<HexId> &homes = m_map.homes[company].hexes;
        need(homes.empty() || std::any_of(homes.begin(), homes.end(),
                                          [&](HexId hex) { return m_track.stationOf(company, hex) != nullptr; }),
             homes.empty() ? HexId() : homes.front(), LaidOutFault::HomeMissing, company);
    }

    void checkRoom(CompanyId company)
    {
        for (const HexId hex : m_map.homes[company].hexes) {
            const Face &face = faceOn(m_map, m_track, hex);
            const int city = homeCity(m_map, m_track, company, hex);
            if (city < 0 || face.stopCount == 0)
                continue;
            const auto awaited = std::count_if(m_table.awaited.begin(), m_table.awaited.end(), [&](CompanyId other) {
                const std::vector<HexId> &homes = m_map.homes[other].hexes;
                return std::find(homes.begin(), homes.end(), hex) != homes.end() &&
                       homeCity(m_map, m_track, other, hex) == city;
            });
            need(face.stop(city).slotCount - m_track.stationsIn(hex, city) >= awaited, hex, LaidOutFault::HomeTaken,
                 company);
        }
    }

    const GameMap &m_map;
    const Track &m_track;
    const LaidOutTable &m_table;
    std::vector<FaultOnHex> m_faults;
};

} // namespace

std::vector<FaultOnHex> faultsOf(const GameMap &map, const Track &track, const LaidOutTable &table)
{
    return LaidOutCheck(map, track, table).run();
}

} // namespace flimnap::board
