#include "support/map_table.h"

#include <cstdlib>
#include <iostream>
#include <sstream>

#include "definition/section.h"
#include "support/board_games.h"
#include "support/journals.h"

namespace flimnap::test {

using board::HexId;

namespace {

template <class Value>
Value given(Result<Value, Faults> result)
{
    if (!result) {
        std::cerr << text(result.error().front()) << std::endl;
        std::abort();
    }
    return std::move(*result);
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream >> std::ws, part, separator);)
        parts.push_back(part);
    return parts;
}

struct TilePlace
{
    std::string hex;
    std::string tile;
    int rotation = 0;
};

TilePlace placeFrom(const std::string &words)
{
    const std::vector<std::string> parts = split(words, ' ');
    return {parts.at(0), parts.at(1), std::stoi(parts.at(2).substr(1))};
}

struct CityPlace
{
    std::string hex;
    int city = 0;
};

CityPlace cityFrom(const std::string &words)
{
    const std::size_t point = words.find('.');
    return {words.substr(0, point), point == std::string::npos ? 0 : std::stoi(words.substr(point + 1))};
}

} // namespace

MapTable::MapTable(const std::string &name, const std::string &edition, const std::string &variant,
                   const std::string &options)
    : game(given(library().definition(name, edition, variant, "{}"))),
      map(given(boardLibrary().map(name, edition, variant, codesOf(game.companies), options))), track(map)
{
}

MapTable &MapTable::lay(std::string_view tiles)
{
    for (const std::string &words : split(tiles, ',')) {
        const TilePlace place = placeFrom(words);
        track.lay(map, hex(place.hex), {map.findTile(place.tile), static_cast<std::int8_t>(place.rotation)});
    }
    return *this;
}

MapTable &MapTable::stations(std::string_view stations)
{
    for (const std::string &words : split(stations, ',')) {
        const std::vector<std::string> parts = split(words, ' ');
        const CityPlace place = cityFrom(parts.at(1));
        track.put({hex(place.hex), static_cast<std::int8_t>(place.city), company(parts.at(0))});
    }
    return *this;
}

board::Builder MapTable::builder(std::string_view code, board::Colour latest) const
{
    board::Builder builder;
    builder.company = company(code);
    builder.latest = latest;
    return builder;
}

std::string MapTable::laysOn(std::string_view code, const board::Builder &builder) const
{
    std::string words;
    for (const board::PossibleLay &lay : board::Lays(map, track, builder).allOn(hex(code))) {
        words += (words.empty() ? "" : ", ") + map.tiles[lay.tile].id;
        for (int rotation = 0; rotation < board::sideCount; ++rotation) {
            if (board::has(lay.rotations, rotation))
                words += " r" + std::to_string(rotation);
        }
    }
    return words;
}

std::string MapTable::hexesFor(const board::Builder &builder) const
{
    std::string words;
    HexId last;
    for (const board::PossibleLay &lay : board::Lays(map, track, builder).all()) {
        if (lay.hex != last)
            words += (words.empty() ? "" : " ") + map.hexes[lay.hex].code;
        last = lay.hex;
    }
    return words;
}

std::optional<board::LayFault> MapTable::faultOf(std::string_view tile, const board::Builder &builder) const
{
    const TilePlace place = placeFrom(std::string(tile));
    return board::Lays(map, track, builder).ask(hex(place.hex), map.findTile(place.tile), place.rotation).fault;
}

std::optional<board::StationFault> MapTable::stationFault(std::string_view code, std::string_view words,
                                                          std::string_view awaited) const
{
    const CityPlace place = cityFrom(std::string(words));
    board::StationBuilder builder{company(code), {}, false};
    for (const std::string &other : split(awaited, ' '))
        builder.awaited.push_back(company(other));
    return board::StationPlaces(map, track, builder).ask(hex(place.hex), place.city);
}

std::string MapTable::placesFor(std::string_view code, std::string_view awaited) const
{
    std::string words;
    board::StationBuilder builder{company(code), {}, false};
    for (const std::string &other : split(awaited, ' '))
        builder.awaited.push_back(company(other));
    for (const board::StationPlace &place : board::StationPlaces(map, track, builder).all())
        words += (words.empty() ? "" : " ") + map.hexes[place.hex].code + "." + std::to_string(place.city);
    return words;
}

board::Runner MapTable::runner(std::string_view code, board::Colour latest, std::string_view trains) const
{
    board::Runner runner;
    runner.company = company(code);
    runner.latest = latest;
    for (const std::string &train : split(trains, ' '))
        runner.trains.push_back(*map.findTrain(train));
    return runner;
}

std::string MapTable::best(const board::Runner &runner) const
{
    const board::BestIncome found = board::bestIncome(map, track, runner);
    return std::to_string(found.income) + (found.mine > 0 ? " + " + std::to_string(found.mine) : "") +
           (found.isProved ? "" : ", not proved");
}

CompanyId MapTable::company(std::string_view code) const
{
    return game.findCompany(code);
}

} // namespace flimnap::test
