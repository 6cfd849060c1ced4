#include "dealings/stations.h"

#include <algorithm>

namespace flimnap {

void noteStation(Draft &draft, CompanyId company, std::string_view hex)
{
    if (const HexDefinition *known = draft.game.findHex(hex))
        draft.position.board.stations.push_back({company, draft.game.indexOf(known)});
}

bool hasStationOn(const GameDefinition &game, const Position &position, CompanyId company, std::string_view hex)
{
    const HexDefinition *known = game.findHex(hex);
    if (known == nullptr)
        return false;
    const std::vector<Board::Station> &stations = position.board.stations;
    return std::find(stations.begin(), stations.end(), Board::Station{company, game.indexOf(known)}) != stations.end();
}

void placeHomeStation(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    if (state.stationsOnMap > 0)
        return; // it came about with stations on the map
    if (state.status == CompanyStatus::Started)
        state.markersLeft = draft.game.stationMarkers(company);
    ++state.stationsOnMap;
    --state.markersLeft;
    const std::vector<std::string> &homes = draft.game.companies[company].homes;
    if (homes.size() == 1)
        noteStation(draft, company, homes.front());
    draft.tell(StationPlaced{company, true});
}

namespace {

void bringBack(Draft &draft, CompanyId company, int stations)
{
    CompanyState &state = draft.position.companies[company];
    state.stationsOnMap -= stations;
    state.markersLeft += stations;
    if (stations != 0)
        draft.tell(StationsCounted{company, state.stationsOnMap, state.markersLeft});
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

void setSharedHexes(Draft &draft, CompanyId acquirer, int count)
{
    CompanyState &state = draft.position.companies[acquirer];
    const int change = count - state.sharedHexes;
    state.sharedHexes = count;
    state.takenStations -= change;
    bringBack(draft, acquirer, change);
}

void countStations(Draft &draft, CompanyId company, int stationsOnMap)
{
    askSharedHexes(draft.position.companies[company], 0);
    CompanyState &state = draft.position.companies[company];
    state.takenStations = std::min(state.takenStations, stationsOnMap - 1);
    bringBack(draft, company, state.stationsOnMap - stationsOnMap);
    std::vector<Board::Station> &known = draft.position.board.stations;
    int left = stationsOnMap;
    std::erase_if(known, [&](const Board::Station &station) { return station.company == company && --left < 0; });
}

void nameSharedHex(Draft &draft, CompanyId acquirer, std::string_view hex)
{
    CompanyState &state = draft.position.companies[acquirer];
    const HexDefinition *known = draft.game.findHex(hex);
    if (known == nullptr)
        return;
    std::vector<int> &named = state.knownSharedHexes;
    const int index = draft.game.indexOf(known);
    if (std::find(named.begin(), named.end(), index) != named.end())
        return;
    named.push_back(index);
    setSharedHexes(draft, acquirer, std::max(state.sharedHexes, static_cast<int>(named.size())));
}

void receiveStation(Draft &draft, CompanyId company, std::string_view hex)
{
    CompanyState &state = draft.position.companies[company];
    const Board::Station here{company, draft.game.indexOf(draft.game.findHex(hex))};
    const auto &stations = draft.position.board.stations;
    const bool standsHere = std::find(stations.begin(), stations.end(), here) != stations.end();
    askSharedHexes(state, std::min(state.stationsOnMap, 1));
    ++state.stationsOnMap;
    ++state.takenStations;
    draft.tell(StationPlaced{company, false});
    if (standsHere)
        nameSharedHex(draft, company, hex);
    else
        noteStation(draft, company, hex);
}

void takeOverStations(Draft &draft, CompanyId acquirer, CompanyId smaller)
{
    CompanyState &larger = draft.position.companies[acquirer];
    const CompanyState &taken = draft.position.companies[smaller];
    askSharedHexes(larger, std::min(larger.stationsOnMap, taken.stationsOnMap));
    larger.stationsOnMap += taken.stationsOnMap;
    larger.takenStations += taken.stationsOnMap;
    larger.markersLeft += taken.markersLeft;

    std::vector<Board::Station> &stations = draft.position.board.stations;
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
    setSharedHexes(draft, acquirer, static_cast<int>(larger.knownSharedHexes.size()));
}

} // namespace flimnap
