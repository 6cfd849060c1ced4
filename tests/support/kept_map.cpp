#include "support/kept_map.h"

#include <sstream>
#include <vector>

#include "dealings/map_stations.h"
#include "support/wrong_test.h"

namespace flimnap::test {

namespace {

std::vector<std::string> listed(std::string_view text)
{
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream >> std::ws, part, ',');)
        parts.push_back(part);
    return parts;
}

board::Track &trackOf(Table &table)
{
    return table.position().parts.change<MapState>().track;
}

} // namespace

Table &laid(Table &table, std::string_view tiles)
{
    const board::GameMap &map = mapOf(table.game());
    for (const std::string &words : listed(tiles)) {
        std::istringstream stream(words);
        std::string hex;
        std::string tile;
        char turned = 0;
        int rotation = 0;
        stream >> hex >> tile >> turned >> rotation;
        if (!map.findHex(hex) || !map.findTile(tile) || turned != 'r')
            wrongTest("no tile " + words);
        trackOf(table).lay(map, map.findHex(hex), {map.findTile(tile), static_cast<std::int8_t>(rotation)});
        table.position().board.hasTile[table.game().findHex(hex)] = true;
    }
    return table;
}

Table &standing(Table &table, std::string_view company, std::string_view places)
{
    for (const std::string &name : listed(places)) {
        const NamedCity named = namedCity(table.game(), name);
        if (!named.hex)
            wrongTest("no place " + name);
        const CompanyId id = table.game().findCompany(company);
        trackOf(table).put({onMap(table.game(), named.hex), static_cast<std::int8_t>(named.city.value_or(0)), id});
        table.position().board.stations.push_back({id, named.hex});
    }
    return table;
}

std::string layOn(const std::string &by, const std::string &hex, const std::string &tile, int rotation,
                  const std::string &more)
{
    return R"({"move":"lay_track","by":")" + by + R"(","hex":")" + hex + R"(","tile":")" + tile + R"(","rotation":)" +
           std::to_string(rotation) + more + "}";
}

std::string stationOn(const std::string &by, const std::string &hex, const std::string &more)
{
    return R"({"move":"place_token","by":")" + by + R"(","hex":")" + hex + "\"" + more + "}";
}

std::string runOf(const std::string &by, const std::string &more)
{
    return R"({"move":"run_trains","by":")" + by + "\"" + more + "}";
}

std::string tileOn(const Table &table, std::string_view hex)
{
    const board::GameMap &map = mapOf(table.game());
    const board::Lying &lying = flimnap::trackOf(table.position()).lying(map.findHex(hex));
    return lying.tile ? map.tiles[lying.tile].id + " r" + std::to_string(lying.rotation) : std::string();
}

std::string stationsOf(const Table &table, std::string_view company)
{
    const board::GameMap &map = mapOf(table.game());
    std::string words;
    for (const board::Station &station :
         flimnap::trackOf(table.position()).stationsOf(table.game().findCompany(company))) {
        words += (words.empty() ? "" : " ") + map.hexes[station.hex].code;
        if (station.city != board::Station::waits)
            words += "." + std::to_string(station.city);
    }
    return words;
}

} // namespace flimnap::test
