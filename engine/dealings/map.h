#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "board/track.h"
#include "table/books.h"

namespace flimnap {

/// The map of a game, with its tables: where the hexes and tiles of the books are on it.
struct MapTables
{
    std::shared_ptr<const board::GameMap> map;
    ById<HexId, board::HexId> hexes;
    ById<TileId, board::TileId> tiles;

    bool operator==(const MapTables &) const = default;
};

/// What a private railway has put on a hex for a company.
struct Mark
{
    CompanyId company;
    board::HexId hex;
    Money worth; ///< for each of its trains that stops there

    bool operator==(const Mark &) const = default;
};

/// What lies on the map; a part of the positions of tables that keep it.
struct MapState
{
    board::Track track;
    std::uint32_t haveLaid = 0; ///< a tile at any time, a bit per company
    std::vector<Mark> marks;

    bool operator==(const MapState &) const = default;
};

/// What the company in turn has laid beside home tiles and tiles by right; a part of its turn.
struct MapTurn
{
    int firstTiles = 0;
    int upgrades = 0;

    bool operator==(const MapTurn &) const = default;
};

/// Gives the tables of a game their map.
void giveMap(std::shared_ptr<const board::GameMap> map, GameDefinition &game);

/// Whether the game's tables have their map, which tables play with that keep it from the start.
inline bool hasMap(const GameDefinition &game)
{
    return game.parts.find<MapTables>() != nullptr;
}
inline const board::GameMap &mapOf(const GameDefinition &game)
{
    return *game.parts.get<MapTables>().map;
}

/// Whether the table keeps the map now.
inline bool keepsMap(const Position &position)
{
    return position.parts.find<MapState>() != nullptr;
}
inline const board::Track &trackOf(const Position &position)
{
    return position.parts.get<MapState>().track;
}
inline board::Track &changeTrack(Books &books)
{
    return books.position.parts.change<MapState>().track;
}

/// Invalid if the map has no such hex or tile.
board::HexId onMap(const GameDefinition &game, HexId hex);
board::TileId onMap(const GameDefinition &game, TileId tile);
HexId inBooks(const GameDefinition &game, board::HexId hex);

/// Of the tiles that the phase has opened.
board::Colour latestColour(const GameDefinition &game, const Position &position);
/// The companies whose home stations are still to come. For one that is formed out of railways which nobody bought the
/// first of these stands.
std::vector<CompanyId> awaitedHomes(const GameDefinition &game, const Position &position);

} // namespace flimnap
