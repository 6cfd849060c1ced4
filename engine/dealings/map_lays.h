#pragma once

#include <optional>
#include <vector>

#include "board/lays.h"
#include "dealings/judge.h"
#include "dealings/map.h"

namespace flimnap {

/// What lets a company lay otherwise than by itself.
enum class LayRight : std::uint8_t {
    None,
    FreeTerrain,  ///< its lay of the turn, without paying the terrain
    Anywhere,     ///< its lay of the turn, away from its line
    ExtraThere,   ///< one more first tile, away from its line
    ExtraSpecial, ///< one more tile, of those that are laid by right alone
};

/// A tile as a company lays it.
struct MapLay
{
    CompanyId company;
    HexId hex;
    TileId tile;
    std::optional<int> rotation;
    std::optional<Money> cost; ///< as it is said
    LayRight right = LayRight::None;
    bool paysTerrain = true;
};

/// What the map is told of a company that lays a tile, whatever it has to pay for it with.
board::Builder builderFor(const GameDefinition &game, const Position &position, CompanyId company,
                          LayRight right = LayRight::None);
/// Whether the company may lay the tile there, and pay it.
void judgeLay(const GameDefinition &game, const Position &position, const MapLay &lay, Judge &judge);
/// What the terrain costs, as the table says it or as it is printed.
Money costOf(const GameDefinition &game, const Position &position, const MapLay &lay);
/// The tile lies there, with the stations of the hex in its cities, and is paid.
void layOnMap(Books &books, const MapLay &lay);

/// All that the company may lay and pay now, beside what private railways give it a right to; nothing while its home
/// is not settled.
std::vector<board::PossibleLay> possibleLays(const GameDefinition &game, const Position &position, CompanyId company);

} // namespace flimnap
