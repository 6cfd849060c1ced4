#include "dealings/map.h"

#include <algorithm>

#include "dealings/minors.h"

namespace flimnap {

namespace {

/// Nobody ever bought any of the railways that the company is formed of.
bool standsForItself(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<CompanyId> railways = railwaysFor(game, company);
    const CompanyStatus status = position.companies[company].status;
    return !railways.empty() && status != CompanyStatus::Operating && status != CompanyStatus::Closed &&
           std::ranges::all_of(railways, [&](CompanyId minor) {
               const CompanyState &state = position.companies[minor];
               return state.status == CompanyStatus::Closed && state.initialPrice == Money{};
           });
}

bool isAwaited(const GameDefinition &game, const Position &position, CompanyId company)
{
    if (mapOf(game).homes[company].hexes.empty() || !trackOf(position).stationsOf(company).empty())
        return false;
    const CompanyId formed = game.companies[company].becomes;
    const bool standsForFormed = formed && game.classOf(formed).isFormedByPhase() &&
                                 railwaysFor(game, formed).front() == company &&
                                 standsForItself(game, position, formed);
    return standsForFormed || position.companies[company].status != CompanyStatus::Closed;
}

} // namespace

void giveMap(std::shared_ptr<const board::GameMap> map, GameDefinition &game)
{
    MapTables tables;
    for (const HexDefinition &hex : game.hexes)
        tables.hexes.add(map->findHex(hex.code));
    for (const TileDefinition &tile : game.tiles)
        tables.tiles.add(map->findTile(tile.id));
    tables.map = std::move(map);
    game.parts.change<MapTables>() = std::move(tables);
}

board::HexId onMap(const GameDefinition &game, HexId hex)
{
    return hex ? game.parts.get<MapTables>().hexes[hex] : board::HexId();
}

board::TileId onMap(const GameDefinition &game, TileId tile)
{
    return tile ? game.parts.get<MapTables>().tiles[tile] : board::TileId();
}

HexId inBooks(const GameDefinition &game, board::HexId hex)
{
    return game.findHex(mapOf(game).hexes[hex].code);
}

board::Colour latestColour(const GameDefinition &game, const Position &position)
{
    using board::Colour;
    Colour latest = Colour::White;
    for (const std::string &colour : game.phases[position.phase].tileColours)
        latest = std::max(latest, colour == "yellow"  ? Colour::Yellow
                                  : colour == "green" ? Colour::Green
                                  : colour == "brown" ? Colour::Brown
                                                      : Colour::Grey);
    return latest;
}

std::vector<CompanyId> awaitedHomes(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game.companies)) {
        if (isAwaited(game, position, company))
            companies.push_back(company);
    }
    return companies;
}

} // namespace flimnap
