#include "dealings/stations.h"

#include <algorithm>

namespace flimnap {

void noteStation(Books &books, CompanyId company, HexId hex)
{
    if (hex)
        books.position.board.stations.push_back({company, hex});
}

bool hasStationOn(const Position &position, CompanyId company, HexId hex)
{
    const std::vector<Board::Station> &stations = position.board.stations;
    return std::find(stations.begin(), stations.end(), Board::Station{company, hex}) != stations.end();
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
