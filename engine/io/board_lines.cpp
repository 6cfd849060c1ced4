#include "io/board_lines.h"

#include <algorithm>
#include <map>

#include "io/json.h"

namespace flimnap {

namespace {

using board::HexId;

/// By the text in front, and by what follows it.
Json sorted(std::vector<Json> rows)
{
    std::sort(rows.begin(), rows.end(), [](const Json &a, const Json &b) {
        const auto &one = a[0].get_ref<const std::string &>();
        const auto &other = b[0].get_ref<const std::string &>();
        return one != other ? one < other : a[1] < b[1];
    });
    return rows;
}

Json lineOf(int moves, const std::string &company)
{
    return {{"n", moves}, {"company", company}};
}

} // namespace

std::string laysLine(int moves, const std::string &company, const board::GameMap &map,
                     const std::vector<board::PossibleLay> &lays)
{
    std::vector<Json> rows;
    for (const board::PossibleLay &lay : lays) {
        Json rotations = Json::array();
        for (int rotation = 0; rotation < board::sideCount; ++rotation) {
            if (board::has(lay.rotations, rotation))
                rotations.push_back(rotation);
        }
        rows.push_back(Json::array({map.hexes[lay.hex].code, map.tiles[lay.tile].id, rotations}));
    }
    Json line = lineOf(moves, company);
    line["lays"] = sorted(std::move(rows));
    return line.dump();
}

std::string stationsLine(int moves, const std::string &company, const board::GameMap &map,
                         const std::vector<PricedPlace> &places)
{
    std::vector<Json> rows;
    rows.reserve(places.size());
    for (const auto &[place, cost] : places)
        rows.push_back(Json::array({map.hexes[place.hex].code, place.city, cost}));
    Json line = lineOf(moves, company);
    line["stations"] = sorted(std::move(rows));
    return line.dump();
}

std::string incomeLine(int moves, const std::string &company, const board::GameMap &map, const board::BestIncome &best,
                       const std::vector<std::string> &trains)
{
    Json line = lineOf(moves, company);
    line["income"] = best.income;
    line["mine"] = best.mine;
    line["routes"] = Json::array();
    for (const board::TrainRoute &route : best.routes) {
        Json stops = Json::array();
        for (const board::RouteStop &stop : route.stops)
            stops.push_back(map.hexes[stop.hex].code);
        line["routes"].push_back(
            {{"train", trains[route.train]}, {"stops", stops}, {"value", route.worth.income + route.worth.mine}});
    }
    return line.dump();
}

std::string boardLine(int moves, const board::GameMap &map, const board::Track &track,
                      const std::vector<std::string> &companies)
{
    std::map<std::string, Json> tiles;
    for (const HexId hex : ids(map.hexes)) {
        if (const board::Lying &lying = track.lying(hex); lying.tile)
            tiles[map.hexes[hex].code] = Json::array({map.tiles[lying.tile].id, lying.rotation});
    }
    std::map<std::string, std::vector<Json>> stations;
    for (const board::Station &station : track.stations())
        stations[companies[static_cast<std::size_t>(station.company.index())]].push_back(
            Json::array({map.hexes[station.hex].code, std::max<int>(0, station.city)}));
    Json line = {{"n", moves}, {"tiles", Json::object()}, {"stations", Json::object()}};
    for (const auto &[hex, tile] : tiles)
        line["tiles"][hex] = tile;
    for (auto &[company, rows] : stations)
        line["stations"][company] = sorted(std::move(rows));
    return line.dump();
}

} // namespace flimnap
