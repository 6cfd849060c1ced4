#include "board/game_map.h"

#include <algorithm>

namespace flimnap::board {

HexId GameMap::findHex(std::string_view code) const
{
    for (const HexId hex : ids(hexes)) {
        if (hexes[hex].code == code)
            return hex;
    }
    return {};
}

TileId GameMap::findTile(std::string_view id) const
{
    for (const TileId tile : ids(tiles)) {
        if (tiles[tile].id == id)
            return tile;
    }
    return {};
}

const TrainReach *GameMap::findTrain(std::string_view name) const
{
    const auto found =
        std::find_if(trains.begin(), trains.end(), [&](const auto &train) { return train.name == name; });
    return found == trains.end() ? nullptr : &*found;
}

HexId GameMap::hexAt(Place place) const
{
    for (const HexId hex : ids(hexes)) {
        if (hexes[hex].place == place)
            return hex;
    }
    return {};
}

/// On a hex on which nothing is laid there is what is printed.
bool GameMap::canLeadOut(HexId hex, int side) const
{
    const Print &print = printOf(hex);
    const bool isFixed = print.colour != Colour::White && print.first.empty();
    return !has(hexes[hex].impassable, side) && (!isFixed || has(print.face.exits, side));
}

void GameMap::join()
{
    std::vector<std::string> names;
    for (const HexId id : ids(hexes)) {
        Hex &hex = hexes[id];
        hex.open = 0;
        for (int side = 0; side < sideCount; ++side) {
            const HexId to = hexAt(neighbourOf(hex.place, side));
            if (!to || !canLeadOut(id, side) || !canLeadOut(to, opposite(side)))
                continue;
            hex.open = static_cast<Sides>(hex.open | bitOf(side));
            hex.neighbours[static_cast<std::size_t>(side)] = to;
        }
        const std::string &area = printOf(id).area;
        if (area.empty())
            continue;
        const auto known = std::find(names.begin(), names.end(), area);
        hex.area = static_cast<int>(known - names.begin());
        if (known == names.end()) {
            names.push_back(area);
            areas.emplace_back();
        }
        areas[static_cast<std::size_t>(hex.area)].push_back(id);
    }
}

} // namespace flimnap::board
