#include "board/lays.h"

#include <algorithm>

#include "board/new_track.h"

namespace flimnap::board {

namespace {

template <class List, class Value>
bool contains(const List &list, const Value &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace

bool isUpgrade(const GameMap &map, const Track &track, HexId hex)
{
    return track.lying(hex).tile || map.printOf(hex).colour != Colour::White;
}

int terrainDue(const GameMap &map, const Track &track, HexId hex, TileId tile)
{
    const Tile &kind = map.tiles[tile];
    const bool isFree = track.lying(hex).tile || kind.homeOf || kind.isByRight;
    return isFree ? 0 : map.hexes[hex].cost;
}

Lays::Lays(const GameMap &map, const Track &track, Builder builder)
    : m_map(&map), m_track(&track), m_builder(std::move(builder)), m_reach(map, track, m_builder.company)
{
    for (const Tile &tile : map.tiles)
        m_left.add(tile.count);
    for (const HexId hex : ids(map.hexes)) {
        if (const TileId tile = track.lying(hex).tile)
            --m_left[tile];
    }
}

LayAnswer Lays::ask(HexId hex, TileId tile, int rotation) const
{
    LayAnswer answer{judgeHex(hex), costOf(hex, tile), isUpgrade(hex)};
    if (!answer.fault)
        answer.fault = judgeTile(hex, tile);
    if (!answer.fault)
        answer.fault = judgeFace(hex, tile, m_map->tiles[tile].face(rotation));
    if (!answer.fault && m_builder.funds && answer.cost > *m_builder.funds)
        answer.fault = LayFault::TooDear;
    return answer;
}

std::vector<PossibleLay> Lays::all() const
{
    std::vector<PossibleLay> lays;
    for (const HexId hex : ids(m_map->hexes)) {
        const std::vector<PossibleLay> here = allOn(hex);
        lays.insert(lays.end(), here.begin(), here.end());
    }
    return lays;
}

std::vector<PossibleLay> Lays::allOn(HexId hex) const
{
    std::vector<PossibleLay> lays;
    const bool needsNoSide = m_builder.needsNoLine || m_builder.homeTileDue || m_reach.hasStation(hex);
    if ((!needsNoSide && m_reach.sidesOf(hex) == 0) || judgeHex(hex))
        return lays;
    const auto add = [&](TileId tile) {
        if (judgeTile(hex, tile))
            return;
        PossibleLay lay{hex, tile, 0, costOf(hex, tile), isUpgrade(hex)};
        if (m_builder.funds && lay.cost > *m_builder.funds)
            return;
        for (int rotation = 0; rotation < sideCount; ++rotation) {
            if (!judgeFace(hex, tile, m_map->tiles[tile].face(rotation)))
                lay.rotations = static_cast<std::uint8_t>(lay.rotations | bitOf(rotation));
        }
        if (lay.rotations != 0)
            lays.push_back(lay);
    };
    for (const TileId tile : nextOn(hex))
        add(tile);
    if (const TileId lying = m_track->lying(hex).tile) {
        for (const TileId tile : m_map->tiles[lying].changesTo)
            add(tile);
    }
    return lays;
}

std::optional<LayFault> Lays::judgeHex(HexId hex) const
{
    if (!m_map->isBuildable(hex))
        return LayFault::NotBuildable;
    if (contains(m_builder.closed, hex))
        return LayFault::ClosedHex;
    if (m_builder.homeTileDue || m_builder.isByRight)
        return {};
    if (!(isUpgrade(hex) ? m_builder.upgrades : m_builder.laysFirstTiles))
        return LayFault::NoLayLeft;
    return {};
}

std::optional<LayFault> Lays::judgeTile(HexId hex, TileId tile) const
{
    const Tile &kind = m_map->tiles[tile];
    if (const auto fault = judgeHomeTile(hex, tile))
        return fault;
    if (kind.isByRight != m_builder.isByRight)
        return LayFault::ByRightOnly;
    if (kind.colour <= Colour::Grey && kind.colour > m_builder.latest)
        return LayFault::ColourNotOpen;
    if (m_left[tile] <= 0)
        return LayFault::NoneLeft;
    if (!follows(hex, tile) && !changes(hex, tile))
        return LayFault::DoesNotFollow;
    return {};
}

std::optional<LayFault> Lays::judgeHomeTile(HexId hex, TileId tile) const
{
    const Tile &kind = m_map->tiles[tile];
    const std::vector<HexId> &homes = m_map->homes[m_builder.company].hexes;
    if (!kind.homeOf) {
        const bool isAtHome = contains(homes, hex);
        const bool hasTrack = std::any_of(homes.begin(), homes.end(),
                                          [&](HexId home) { return faceOn(*m_map, *m_track, home).exits != 0; });
        if (m_builder.homeTileDue || (m_builder.beginsAtHome && !isAtHome && !hasTrack))
            return LayFault::HomeFirst;
        return {};
    }
    const bool standsElsewhere = !m_reach.hasStation(hex) && std::any_of(homes.begin(), homes.end(), [&](HexId home) {
        return m_reach.hasStation(home);
    });
    if (kind.homeOf != m_builder.company || !contains(homes, hex) || standsElsewhere || !m_builder.homeTileDue)
        return LayFault::ForeignHome;
    return {};
}

std::optional<LayFault> Lays::judgeFace(HexId hex, TileId tile, const Face &face) const
{
    const Hex &place = m_map->hexes[hex];
    if ((face.exits & ~place.open) != 0)
        return LayFault::ClosedSide;
    if ((place.stubs & ~face.exits) != 0)
        return LayFault::StubUnused;
    const bool isChange = !follows(hex, tile);
    StopsKept kept;
    if (!keeps(faceOn(*m_map, *m_track, hex), face, isChange ? Keeps::Exits : Keeps::Track, kept))
        return LayFault::TrackLost;
    if (m_map->tiles[tile].homeOf || m_builder.needsNoLine)
        return {};
    return judgeConnection(hex, face, isChange ? nullptr : &kept);
}

std::optional<LayFault> Lays::judgeConnection(HexId hex, const Face &face, const StopsKept *kept) const
{
    if (!m_reach.hasStation(hex) && (m_reach.sidesOf(hex) & face.exits) == 0)
        return LayFault::NotConnected;
    if (m_map->rules.connection == Connection::AnyTrack || kept == nullptr)
        return {};
    const NewTrack part(*m_map, *m_track, m_builder.company, hex, face, *kept, m_reach);
    return part.isReached() ? std::nullopt : std::optional(LayFault::NothingNew);
}

bool Lays::isUpgrade(HexId hex) const
{
    return board::isUpgrade(*m_map, *m_track, hex);
}

int Lays::costOf(HexId hex, TileId tile) const
{
    return m_builder.paysTerrain ? terrainDue(*m_map, *m_track, hex, tile) : 0;
}

const std::vector<TileId> &Lays::nextOn(HexId hex) const
{
    const TileId lying = m_track->lying(hex).tile;
    return lying ? m_map->tiles[lying].next : m_map->printOf(hex).first;
}

bool Lays::follows(HexId hex, TileId tile) const
{
    return contains(nextOn(hex), tile) && !contains(m_map->hexes[hex].never, tile);
}

bool Lays::changes(HexId hex, TileId tile) const
{
    const TileId lying = m_track->lying(hex).tile;
    return m_builder.latest >= Colour::Grey && lying && contains(m_map->tiles[lying].changesTo, tile);
}

} // namespace flimnap::board
