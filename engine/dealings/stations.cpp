#include "dealings/stations.h"

#include <algorithm>

namespace flimnap {

void noteStation(Books &books, CompanyId company, std::string_view hex)
{
    if (const HexDefinition *known = books.game.findHex(hex))
        books.position.board.stations.push_back({company, books.game.indexOf(known)});
}

bool hasStationOn(const GameDefinition &game, const Position &position, CompanyId company, std::string_view hex)
{
    const HexDefinition *known = game.findHex(hex);
    if (known == nullptr)
        return false;
    const std::vector<Board::Station> &stations = position.board.stations;
    return std::find(stations.begin(), stations.end(), Board::Station{company, game.indexOf(known)}) != stations.end();
}

void placeHomeStation(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    if (state.stationsOnMap > 0)
        return; // it came about with stations on the map
    if (state.status == CompanyStatus::Started)
        state.markersLeft = books.game.stationMarkers(company);
    ++state.stationsOnMap;
    --state.markersLeft;
    const std::vector<std::string> &homes = books.game.companies[company].homes;
    if (homes.size() == 1)
        noteStation(books, company, homes.front());
    books.tell(StationPlaced{company, true});
}

namespace {

void bringBack(Books &books, CompanyId company, int stations)
{
    CompanyState &state = books.position.companies[company];
    state.stationsOnMap -= stations;
    state.markersLeft += stations;
    if (stations != 0)
        books.tell(StationsCounted{company, state.stationsOnMap, state.markersLeft});
}

/// What was said of an earlier take-over is over.
void askSharedHexes(CompanyState &acquirer, int most)
{
    acquirer.mostSharedHexes = most;
    acquirer.sharedHexes = 0;
    acquirer.knownSharedHexes.clear();
    acquirer.asksSharedHexes = most > 0;
}

} // namespace

int sharedHexesUnknown(const Position &position, CompanyId acquirer)
{
    const CompanyState &state = position.companies[acquirer];
    const auto &stations = position.board.stations;
    const auto known = std::count_if(stations.begin(), stations.end(),
                                     [&](const Board::Station &station) { return station.company == acquirer; });
    return std::max(0,
                    std::min(state.mostSharedHexes - state.sharedHexes, state.stationsOnMap - static_cast<int>(known)));
}

void setSharedHexes(Books &books, CompanyId acquirer, int count)
{
    CompanyState &state = books.position.companies[acquirer];
    const int change = count - state.sharedHexes;
    state.sharedHexes = count;
    state.takenStations -= change;
    bringBack(books, acquirer, change);
}

void countStations(Books &books, CompanyId company, int stationsOnMap)
{
    askSharedHexes(books.position.companies[company], 0);
    CompanyState &state = books.position.companies[company];
    state.takenStations = std::min(state.takenStations, stationsOnMap - 1);
    bringBack(books, company, state.stationsOnMap - stationsOnMap);
    std::vector<Board::Station> &known = books.position.board.stations;
    int left = stationsOnMap;
    std::erase_if(known, [&](const Board::Station &station) { return station.company == company && --left < 0; });
}

void nameSharedHex(Books &books, CompanyId acquirer, std::string_view hex)
{
    CompanyState &state = books.position.companies[acquirer];
    const HexDefinition *known = books.game.findHex(hex);
    if (known == nullptr)
        return;
    std::vector<int> &named = state.knownSharedHexes;
    const int index = books.game.indexOf(known);
    if (std::find(named.begin(), named.end(), index) != named.end())
        return;
    named.push_back(index);
    setSharedHexes(books, acquirer, std::max(state.sharedHexes, static_cast<int>(named.size())));
}

void receiveStation(Books &books, CompanyId company, std::string_view hex)
{
    CompanyState &state = books.position.companies[company];
    const Board::Station here{company, books.game.indexOf(books.game.findHex(hex))};
    const auto &stations = books.position.board.stations;
    const bool standsHere = std::find(stations.begin(), stations.end(), here) != stations.end();
    askSharedHexes(state, std::min(state.stationsOnMap, 1));
    ++state.stationsOnMap;
    ++state.takenStations;
    books.tell(StationPlaced{company, false});
    if (standsHere)
        nameSharedHex(books, company, hex);
    else
        noteStation(books, company, hex);
}

void takeOverStations(Books &books, CompanyId acquirer, CompanyId smaller)
{
    CompanyState &larger = books.position.companies[acquirer];
    const CompanyState &taken = books.position.companies[smaller];
    askSharedHexes(larger, std::min(larger.stationsOnMap, taken.stationsOnMap));
    larger.stationsOnMap += taken.stationsOnMap;
    larger.takenStations += taken.stationsOnMap;
    larger.markersLeft += taken.markersLeft;

    std::vector<Board::Station> &stations = books.position.board.stations;
    const auto standsOn = [&](CompanyId company, int hex) {
        return std::find(stations.begin(), stations.end(), Board::Station{company, hex}) != stations.end();
    };
    for (auto station = stations.begin(); station != stations.end();) {
        if (station->company != smaller) {
            ++station;
        } else if (standsOn(acquirer, station->hex)) {
            larger.knownSharedHexes.push_back(station->hex);
            station = stations.erase(station);
        } else {
            station->company = acquirer;
            ++station;
        }
    }
    setSharedHexes(books, acquirer, static_cast<int>(larger.knownSharedHexes.size()));
}

} // namespace flimnap
