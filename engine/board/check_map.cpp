#include "board/check_map.h"

#include <algorithm>

#include "core/findings.h"

namespace flimnap::board {

namespace {

class MapCheck
{
public:
    explicit MapCheck(const GameMap &map) : m_map(map) {}

    Faults run()
    {
        for (const HexId hex : ids(m_map.hexes))
            checkHex(hex);
        for (const Tile &tile : m_map.tiles)
            checkTile(tile);
        for (const CompanyId company : ids(m_map.homes))
            checkHome(m_map.homes[company]);
        return m_findings.faults();
    }

private:
    void checkHex(HexId id)
    {
        const Hex &hex = m_map.hexes[id];
        const Print &print = m_map.printOf(id);
        const std::string place = "/hexes/" + hex.code;
        m_findings.need((print.face.exits & ~hex.open) == 0, place,
                        "printed track ends at a side behind which there is no hex, water, or a hex without track");
        m_findings.need((hex.stubs & ~hex.open) == 0, place + "/stubs",
                        "nothing can ever join this beginning of track");
        for (int side = 0; side < sideCount; ++side) {
            if (!has(hex.open, side))
                continue;
            const HexId to = hex.neighbours[static_cast<std::size_t>(side)];
            m_findings.need(has(m_map.hexes[to].open, opposite(side)), place + "/closed",
                            "side " + std::to_string(side) + " is open here, but closed in " + m_map.hexes[to].code);
        }
        checkFirstTiles(id, place);
    }

    void checkFirstTiles(HexId id, const std::string &place)
    {
        const Print &print = m_map.printOf(id);
        for (const TileId tile : print.first) {
            const Tile &first = m_map.tiles[tile];
            m_findings.need(follows(print.colour, first.colour), "/kinds/" + print.name + "/first",
                            "tile " + first.id + " is not of the colour that comes next");
            m_findings.need(fits(print.face, first, Keeps::Track), "/kinds/" + print.name + "/first",
                            "tile " + first.id + " keeps what is printed in none of its rotations");
        }
        m_findings.need(print.first.empty() || std::any_of(print.first.begin(), print.first.end(),
                                                           [&](TileId tile) { return liesOn(id, m_map.tiles[tile]); }),
                        place, "none of the tiles for it can lie here");
    }

    void checkTile(const Tile &tile)
    {
        const std::string place = "/tiles/" + tile.id;
        for (const TileId next : tile.next) {
            const Tile &after = m_map.tiles[next];
            m_findings.need(follows(tile.colour, after.colour), place + "/next",
                            "tile " + after.id + " is not of the colour that comes next");
            m_findings.need(fits(tile.face(0), after, Keeps::Track), place + "/next",
                            "tile " + after.id + " loses track or stops of this one in every rotation");
        }
        for (const TileId next : tile.changesTo)
            m_findings.need(fits(tile.face(0), m_map.tiles[next], Keeps::Exits), place + "/changesTo",
                            "tile " + m_map.tiles[next].id + " loses a side of this one in every rotation");
        Sides taken = 0;
        for (int index = 0; index < tile.face(0).stopCount; ++index) {
            const Sides sides = tile.face(0).stop(index).sides;
            m_findings.need((taken & sides) == 0, place + "/stops", "track leads from one side to two stops");
            taken = static_cast<Sides>(taken | sides);
        }
    }

    void checkHome(const Home &home)
    {
        for (const HexId hex : home.hexes) {
            const Print &print = m_map.printOf(hex);
            const bool isHomeTile = std::any_of(print.first.begin(), print.first.end(),
                                                [&](TileId tile) { return m_map.tiles[tile].homeOf.isValid(); });
            m_findings.need(isHomeTile || (home.city < print.face.stopCount &&
                                           print.face.stop(home.city).kind != StopKind::Town &&
                                           print.face.stop(home.city).slotCount > 0),
                            "/homes", "there is no room for a station on " + m_map.hexes[hex].code);
        }
    }

    static bool follows(Colour before, Colour after)
    {
        if (before == Colour::White && after == Colour::Red)
            return true;
        return after <= Colour::Grey && static_cast<int>(after) == static_cast<int>(before) + 1;
    }

    static bool fits(const Face &before, const Tile &after, Keeps what)
    {
        return std::any_of(after.faces.begin(), after.faces.end(), [&](const Face &face) {
            StopsKept kept;
            return keeps(before, face, what, kept);
        });
    }

    [[nodiscard]] bool liesOn(HexId id, const Tile &tile) const
    {
        const Hex &hex = m_map.hexes[id];
        return std::any_of(tile.faces.begin(), tile.faces.end(), [&](const Face &face) {
            StopsKept kept;
            return (face.exits & ~hex.open) == 0 && (hex.stubs & ~face.exits) == 0 &&
                   keeps(m_map.printOf(id).face, face, Keeps::Track, kept);
        });
    }

    const GameMap &m_map;
    Findings m_findings;
};

} // namespace

Faults checkMap(const GameMap &map)
{
    return MapCheck(map).run();
}

} // namespace flimnap::board
