#pragma once

#include "dealings/judge.h"
#include "table/books.h"
#include <optional>

namespace flimnap {

/// For sentences; empty of none.
HexCode codeOf(const GameDefinition &game, HexId hex);

/// The terrain cost of a tile: as the table says it, else as printed if it is the first on its hex.
Money terrainCost(const GameDefinition &game, const Position &position, HexId hex, std::optional<Money> said);

/// The kind of terrain a tile is laid on, as far as hex or cost tell; empty if none is known.
std::string_view terrainOf(const GameDefinition &game, HexId hex, std::optional<Money> said);

/// What a tile can cost by the map: nothing, or what one of the hexes costs.
std::vector<Money> terrainCosts(const GameDefinition &game);

/// Whether some terrain costs what the table says.
void judgeTerrainCost(const GameDefinition &game, std::optional<Money> said, Judge &judge);

/// Whether track may be laid there and the phase has tiles of that colour.
void judgeTile(const GameDefinition &game, const Position &position, HexId hex, TileId tile, Judge &judge);

/// Whether the company owns the private railway and its right is unused.
void judgeRight(const Position &position, CompanyId company, PrivateId railway, Judge &judge);
void useRight(Books &books, PrivateId railway);

/// Pays for the tile and remembers that the hex has one now.
void layTile(Books &books, CompanyId company, HexId hex, Money cost);

} // namespace flimnap
