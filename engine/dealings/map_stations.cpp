#include "dealings/map_stations.h"

#include <algorithm>

#include "core/whole_number.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

namespace {

using board::Station;
using board::StationFault;

board::StationPlaces placesFor(const GameDefinition &game, const Position &position, CompanyId company,
                               bool needsNoLine = false)
{
    return {mapOf(game), trackOf(position), {company, awaitedHomes(game, position), needsNoLine}};
}

void judgeFault(const GameDefinition &game, const MapPlace &place, StationFault fault, Judge &judge)
{
    const HexCode hex = codeOf(game, place.hex);
    const Party company(place.company);
    switch (fault) {
    case StationFault::NoCity:
        judge.need(false, Code::NoCityThere, {{"hex", hex}});
        return;
    case StationFault::OwnOnHex:
        if (mapOf(game).rules.secondStation == board::SecondStation::Never)
            judge.need(false, Code::StationThere, {{"company", company}, {"hex", hex}});
        else
            judge.rule(false, Code::StationThere, {{"company", company}, {"hex", hex}});
        return;
    case StationFault::Full:
        judge.need(false, Code::CityFull, {{"hex", hex}});
        return;
    case StationFault::Reserved:
        judge.rule(false, Code::SlotKept, {{"hex", hex}});
        return;
    case StationFault::NotConnected:
        judge.rule(false, Code::CityNotReached, {{"company", company}, {"hex", hex}});
        return;
    }
}

/// Whether there is room for one more station, whoever may place it.
bool hasRoom(const GameDefinition &game, const Position &position, board::HexId hex, int city)
{
    const board::Face &face = faceOn(mapOf(game), trackOf(position), hex);
    return city >= 0 && city < face.stopCount && trackOf(position).stationsIn(hex, city) < face.stop(city).slotCount;
}

} // namespace

void judgePlace(const GameDefinition &game, const Position &position, const MapPlace &place, Judge &judge)
{
    judge.need(place.hex.isValid(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    const board::HexId hex = onMap(game, place.hex);
    judge.need(hex.isValid() || !place.hex, Code::NoCityThere, {{"hex", codeOf(game, place.hex)}});
    if (judge.refused())
        return;
    const std::optional<int> city = cityOf(game, position, place);
    judge.need(city.has_value(), Code::CityNotSaid, {{"hex", codeOf(game, place.hex)}});
    if (judge.refused())
        return;
    if (const auto fault = placesFor(game, position, place.company, place.needsNoLine).ask(hex, *city))
        judgeFault(game, place, *fault, judge);
    judge.need(hasRoom(game, position, hex, *city), Code::CityFull, {{"hex", codeOf(game, place.hex)}});
}

std::optional<int> cityOf(const GameDefinition &game, const Position &position, const MapPlace &place)
{
    const board::HexId hex = onMap(game, place.hex);
    const int cities = faceOn(mapOf(game), trackOf(position), hex).stopCount;
    if (place.city || cities <= 1)
        return place.city.value_or(0);
    const board::StationPlaces places = placesFor(game, position, place.company, place.needsNoLine);
    std::vector<int> possible;
    for (int city = 0; city < cities; ++city) {
        if (!places.ask(hex, city))
            possible.push_back(city);
    }
    if (possible.size() == 1 || (!possible.empty() && possible.front() == 0))
        return possible.front();
    return possible.empty() ? std::optional(0) : std::nullopt;
}

std::vector<board::StationPlace> possiblePlaces(const GameDefinition &game, const Position &position, CompanyId company)
{
    return placesFor(game, position, company).all();
}

void placeHomeOnMap(Books &books, CompanyId company)
{
    const board::GameMap &map = mapOf(books.game);
    const std::vector<board::HexId> &homes = map.homes[company].hexes;
    board::Track &track = changeTrack(books);
    if (homes.size() != 1 || track.stationOf(company, homes.front()) != nullptr)
        return;
    const int city = homeCity(map, track, company, homes.front());
    track.put({homes.front(), static_cast<std::int8_t>(city), company});
}

void placeHomeOnMap(Books &books, CompanyId company, HexId hex)
{
    changeTrack(books).put({onMap(books.game, hex), Station::waits, company});
    noteStation(books, company, hex);
}

const Station *homeToSettle(const GameDefinition &game, const Position &position)
{
    const board::Track &track = trackOf(position);
    const auto found = std::ranges::find_if(track.stations(), [&](const Station &station) {
        return station.city == Station::waits && faceOn(mapOf(game), track, station.hex).exits != 0;
    });
    return found == track.stations().end() ? nullptr : &*found;
}

std::vector<Station> handStations(Books &books, CompanyId from, CompanyId to)
{
    std::vector<Station> returned;
    board::Track &track = changeTrack(books);
    for (const Station &station : track.stationsOf(from)) {
        if (track.stationOf(to, station.hex) == nullptr) {
            track.hand(from, to, station.hex);
        } else {
            track.take(from, station.hex);
            returned.push_back(station);
        }
    }
    return returned;
}

NamedCity namedCity(const GameDefinition &game, std::string_view name)
{
    const std::size_t point = name.find('.');
    NamedCity named{game.findHex(name.substr(0, point)), {}};
    if (point == std::string_view::npos)
        return named;
    named.city = wholeNumber(name.substr(point + 1));
    if (!named.city)
        named.hex = {};
    return named;
}

void takeStations(Books &books, CompanyId company)
{
    if (keepsMap(books.position))
        changeTrack(books).takeAll(company);
}

} // namespace flimnap
