#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "table/books.h"

namespace flimnap {

/// The terrain cost of a tile: as entered, else as printed if it is the first on its hex.
Money terrainCost(const GameDefinition &game, const Position &position, const Move &move);

/// The kind of terrain a tile is laid on, as far as hex or cost tell; empty if none is known.
std::string_view terrainOf(const GameDefinition &game, const Move &move);

/// What a tile can cost by the map: nothing, or what one of the hexes costs.
std::vector<Money> terrainCosts(const GameDefinition &game);

/// Whether some terrain costs what was entered.
void judgeTerrainCost(const GameDefinition &game, const Move &move, Judge &judge);

/// Whether the hex and the tile exist and the phase has tiles of that colour.
void judgeTile(const GameDefinition &game, const Position &position, const Move &move, Judge &judge);

/// Whether the company owns the private railway named and its right is unused.
void judgeRight(const GameDefinition &game, const Position &position, CompanyId company, const Move &move,
                Judge &judge);
void useRight(Books &books, const Move &move);

/// Pays for the tile and remembers that the hex has one now.
void layTile(Books &books, CompanyId company, const Move &move, Money cost);

} // namespace flimnap
