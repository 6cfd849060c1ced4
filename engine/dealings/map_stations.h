#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "board/stations.h"
#include "dealings/judge.h"
#include "dealings/map.h"

namespace flimnap {

/// A station as a company places it.
struct MapPlace
{
    CompanyId company;
    HexId hex;
    std::optional<int> city;
    bool needsNoLine = false;
};

/// Whether the company may place a station there, whatever it costs.
void judgePlace(const GameDefinition &game, const Position &position, const MapPlace &place, Judge &judge);
/// The city that is said or goes without saying: the only one, or of several that can be meant the first; none if it
/// has to be said.
std::optional<int> cityOf(const GameDefinition &game, const Position &position, const MapPlace &place);
/// All places for the company's next station.
std::vector<board::StationPlace> possiblePlaces(const GameDefinition &game, const Position &position,
                                                CompanyId company);

/// A company's home station comes onto the map, if it has one home only; into its city, if that is settled.
void placeHomeOnMap(Books &books, CompanyId company);
/// The home station of a company that chooses among several hexes.
void placeHomeOnMap(Books &books, CompanyId company, HexId hex);

/// A home station whose hex has got several cities since it was placed: its owner has to choose one.
const board::Station *homeToSettle(const GameDefinition &game, const Position &position);

/// The stations of one company become another's; of two on a hex its own stays. Which ones left the map.
std::vector<board::Station> handStations(Books &books, CompanyId from, CompanyId to);

/// A hex or one of its cities, as journals write it: "E16", "E16.0".
struct NamedCity
{
    HexId hex; ///< invalid if there is none of that name
    std::optional<int> city;
};
NamedCity namedCity(const GameDefinition &game, std::string_view name);
/// All of the company's stations leave the map, if the table keeps it.
void takeStations(Books &books, CompanyId company);

} // namespace flimnap
