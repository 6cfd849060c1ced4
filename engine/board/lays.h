#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board/reach.h"
#include "board/track.h"

namespace flimnap::board {

/// What the map must be told of a company that builds; the books know it, the map does not.
///
/// - `latest`: of the colours that the phase has opened, which also counts for the rest of a turn in which it begins.
/// - `laysFirstTiles`, `upgrades`: what the lays made in this turn leave open; a tile on a hex that has one, or that is
///   not printed white, is an upgrade. Lays by a private railway's right beside the turn's own do not count.
/// - `funds`: the treasury as it is now, after loans taken before the lay. Companies without a treasury, and railways
///   that only build, pay no terrain; nor does who uses a right that waives it.
/// - `homeTileDue`: it has such a tile and has not laid it. Its station comes with the tile, or stands there already.
/// - `beginsAtHome`: it has never laid a tile, by right or not, and the table keeps that rule.
/// - `closed`: hexes whose private railway (Hex::closedBy) a player owns.
struct Builder
{
    CompanyId company;
    Colour latest = Colour::Yellow; ///< of the tiles that the phase has opened
    bool laysFirstTiles = true;     ///< may still lay on a white hex …
    bool upgrades = true;           ///< … and upgrade
    std::optional<int> funds;       ///< for terrain; any amount if absent
    bool paysTerrain = true;
    bool isByRight = false;    ///< lays by a private railway's right: the tiles for that, and only those
    bool homeTileDue = false;  ///< has to lay its home tile before any other
    bool beginsAtHome = false; ///< has never laid a tile, and lays nowhere else while its home has no track
    bool needsNoLine = false;  ///< is let off the connection, by a private railway's right
    std::vector<HexId> closed; ///< hexes kept by the private railways of others
};

/// Why a tile may not lie there.
enum class LayFault : std::uint8_t {
    NotBuildable,  ///< nothing is ever laid on the hex
    ClosedHex,     ///< a private railway keeps it
    NoLayLeft,     ///< none of this kind, first tile or upgrade, in this turn
    HomeFirst,     ///< the company's home has no track yet
    ForeignHome,   ///< a home tile that is another company's, or belongs on its other hex
    ByRightOnly,   ///< or by no right
    ColourNotOpen, ///< in this phase
    NoneLeft,      ///< all tiles of the kind are on the map
    DoesNotFollow, ///< on what lies there: kind of hex, label, order of colours
    ClosedSide,    ///< track would end at the map's edge, at water, or where the neighbour never has any
    StubUnused,    ///< a printed beginning of track is not taken up
    TrackLost,     ///< track or stops that lay there
    NotConnected,  ///< the company's line does not come to it
    NothingNew,    ///< … comes to nothing new of it
    TooDear,       ///< the terrain
};

/// Whether a tile may lie there; its cost and kind hold however that is.
struct LayAnswer
{
    std::optional<LayFault> fault; ///< the first one
    int cost = 0;
    bool isUpgrade = false;
};

/// A tile on a hex in all the rotations in which it may lie there.
struct PossibleLay
{
    HexId hex;
    TileId tile;
    std::uint8_t rotations = 0; ///< a bit each
    int cost = 0;
    bool isUpgrade = false;

    bool operator==(const PossibleLay &) const = default;
};

/// Whether a tile laid there now would be an upgrade.
bool isUpgrade(const GameMap &map, const Track &track, HexId hex);
/// What the terrain costs who lays this tile there now.
int terrainDue(const GameMap &map, const Track &track, HexId hex, TileId tile);

/// Answers what one company may lay now. The map and the track must outlive it.
class Lays
{
public:
    Lays(const GameMap &map, const Track &track, Builder builder);

    [[nodiscard]] LayAnswer ask(HexId hex, TileId tile, int rotation) const;
    /// In the order of the map's hexes and tiles.
    [[nodiscard]] std::vector<PossibleLay> all() const;
    [[nodiscard]] std::vector<PossibleLay> allOn(HexId hex) const;

private:
    [[nodiscard]] std::optional<LayFault> judgeHex(HexId hex) const;
    [[nodiscard]] std::optional<LayFault> judgeTile(HexId hex, TileId tile) const;
    [[nodiscard]] std::optional<LayFault> judgeFace(HexId hex, TileId tile, const Face &face) const;
    [[nodiscard]] std::optional<LayFault> judgeHomeTile(HexId hex, TileId tile) const;
    [[nodiscard]] std::optional<LayFault> judgeConnection(HexId hex, const Face &face, const StopsKept *kept) const;
    [[nodiscard]] bool isUpgrade(HexId hex) const;
    [[nodiscard]] int costOf(HexId hex, TileId tile) const;
    [[nodiscard]] const std::vector<TileId> &nextOn(HexId hex) const;
    [[nodiscard]] bool follows(HexId hex, TileId tile) const;
    [[nodiscard]] bool changes(HexId hex, TileId tile) const;

    const GameMap *m_map;
    const Track *m_track;
    Builder m_builder;
    Reach m_reach;
    ById<TileId, int> m_left;
};

} // namespace flimnap::board
