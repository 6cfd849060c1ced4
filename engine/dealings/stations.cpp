#include "dealings/stations.h"

#include <algorithm>

#include "dealings/map_stations.h"

namespace flimnap {

void noteStation(Books &books, CompanyId company, HexId hex)
{
    if (hex)
        books.position.board.stations.push_back({company, hex});
}

void putStation(Books &books, CompanyId company, HexId hex, int city)
{
    changeTrack(books).put({onMap(books.game, hex), static_cast<std::int8_t>(city), company});
    noteStation(books, company, hex);
}

bool hasStationOn(const Position &position, CompanyId company, HexId hex)
{
    const std::vector<Board::Station> &stations = position.board.stations;
    return std::find(stations.begin(), stations.end(), Board::Station{company, hex}) != stations.end();
}

Money nextStationPrice(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<Money> &prices = classOf(game, position, company).stationPrices;
    const CompanyState &state = position.companies[company];
    const auto standing = static_cast<std::size_t>(std::max(1, state.stationsOnMap - state.uncountedStations));
    return isUnattended(position, company) || prices.empty() ? Money{} : prices[std::min(standing, prices.size() - 1)];
}

void placeHomeStation(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    if (state.stationsOnMap > 0)
        return; // it came about with stations on the map
    if (state.status == CompanyStatus::Started)
        state.tokensLeft = books.game.stationTokens(company);
    ++state.stationsOnMap;
    --state.tokensLeft;
    if (keepsMap(books.position))
        placeHomeOnMap(books, company);
    const std::vector<std::string> &homes = books.game.companies[company].homes;
    if (homes.size() == 1)
        noteStation(books, company, books.game.findHex(homes.front()));
    books.tell(StationPlaced{company, true});
}

void takeBack(Books &books, CompanyId company, int stations)
{
    CompanyState &state = books.position.companies[company];
    state.stationsOnMap -= stations;
    state.tokensLeft += stations;
    if (stations != 0)
        books.tell(StationsCounted{company, state.stationsOnMap, state.tokensLeft});
}

void countStations(Books &books, CompanyId company, int stationsOnMap)
{
    CompanyState &state = books.position.companies[company];
    state.uncountedStations = std::min(state.uncountedStations, stationsOnMap - 1);
    takeBack(books, company, state.stationsOnMap - stationsOnMap);
    std::vector<Board::Station> &known = books.position.board.stations;
    int left = stationsOnMap;
    std::erase_if(known, [&](const Board::Station &station) { return station.company == company && --left < 0; });
}

} // namespace flimnap
