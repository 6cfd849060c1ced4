#include "dealings/stations.h"

#include <algorithm>

namespace flimnap {

void noteStation(Draft &draft, CompanyId company, std::string_view hex)
{
    if (const HexDefinition *known = draft.game.findHex(hex)) {
        const int index = static_cast<int>(known - draft.game.hexes.data());
        draft.position.board.stations.push_back({company, index});
    }
}

void setSharedHexes(Draft &draft, CompanyId acquirer, int count)
{
    CompanyState &state = draft.position.companies[acquirer];
    const int change = count - state.sharedHexes;
    state.sharedHexes = count;
    state.stationsOnMap -= change;
    state.markersLeft += change;
}

void takeOverStations(Draft &draft, CompanyId acquirer, CompanyId smaller)
{
    CompanyState &larger = draft.position.companies[acquirer];
    const CompanyState &taken = draft.position.companies[smaller];
    larger.stationsOnMap += taken.stationsOnMap;
    larger.markersLeft += taken.markersLeft;
    larger.sharedHexes = 0;

    std::vector<Board::Station> &stations = draft.position.board.stations;
    const auto standsOn = [&](CompanyId company, int hex) {
        return std::find(stations.begin(), stations.end(), Board::Station{company, hex}) != stations.end();
    };
    int shared = 0;
    for (auto station = stations.begin(); station != stations.end();) {
        if (station->company != smaller) {
            ++station;
        } else if (standsOn(acquirer, station->hex)) {
            ++shared;
            station = stations.erase(station);
        } else {
            station->company = acquirer;
            ++station;
        }
    }
    setSharedHexes(draft, acquirer, shared);
}

} // namespace flimnap
