#include "features/shared_stations/standing.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/map_stations.h"
#include "dealings/stations.h"

namespace flimnap::shared_stations {

namespace {

Shared &change(Books &books, CompanyId company)
{
    return books.position.parts.change<State>().companies[company];
}

void setAsked(Books &books, CompanyId company, bool isAsked)
{
    Parts &turn = books.position.operating.turn.parts;
    const auto *before = turn.find<TurnState>();
    TurnState state = before != nullptr ? *before : TurnState();
    state.asked = isAsked ? state.asked | bit(company) : state.asked & ~bit(company);
    turn.set(state);
}

/// Of stations that came with others, so many more stand on the map.
void count(Books &books, CompanyId company, int taken)
{
    const Terms *terms = findTerms(books.game);
    if (terms != nullptr && !terms->makeNextDearer)
        books.position.companies[company].uncountedStations += taken;
}

/// Those that could have stayed in place of the acquirer's own.
void noteReturned(Books &books, CompanyId acquirer, std::vector<board::Station> returned)
{
    std::erase_if(returned, [&](const board::Station &station) {
        return trackOf(books.position).stationOf(acquirer, station.hex)->city == station.city;
    });
    Parts &turn = books.position.operating.turn.parts;
    const auto *before = turn.find<TurnState>();
    TurnState state = before != nullptr ? *before : TurnState();
    state.returned = std::move(returned);
    turn.set(std::move(state));
}

} // namespace

void askToReturn(Books &books, CompanyId company, int others, const std::vector<board::HexId> &homes)
{
    if (others > 0 || hexWithTwo(books.position, company))
        books.position.parts.change<State>().returns[company] = {others, homes};
}

CompanyId returning(const Position &position)
{
    const auto *state = position.parts.find<State>();
    return state == nullptr || state->returns.empty() ? CompanyId() : state->returns.begin()->first;
}

board::HexId hexWithTwo(const Position &position, CompanyId company)
{
    const std::vector<board::Station> stations = trackOf(position).stationsOf(company);
    const auto second = std::ranges::adjacent_find(stations, {}, &board::Station::hex);
    return second == stations.end() ? board::HexId() : second->hex;
}

const board::Station *returnedOn(const Position &position, board::HexId hex)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    if (turn == nullptr)
        return nullptr;
    const auto found = std::ranges::find(turn->returned, hex, &board::Station::hex);
    return found == turn->returned.end() ? nullptr : &*found;
}

void keepOther(Books &books, CompanyId company, board::HexId hex)
{
    board::Track &track = changeTrack(books);
    auto &returned = books.position.operating.turn.parts.change<TurnState>().returned;
    const auto other = std::ranges::find(returned, hex, &board::Station::hex);
    const std::int8_t own = track.stationOf(company, hex)->city;
    track.take(company, hex);
    track.put({hex, other->city, company});
    other->city = own;
}

const Shared &sharedOf(const Position &position, CompanyId company)
{
    static const Shared none;
    const auto *state = position.parts.find<State>();
    const auto found =
        state != nullptr ? state->companies.find(company) : std::map<CompanyId, Shared>::const_iterator();
    return state != nullptr && found != state->companies.end() ? found->second : none;
}

bool isAsked(const Position &position, CompanyId company)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    return turn != nullptr && (turn->asked & bit(company)) != 0;
}

int unknownHexes(const Position &position, CompanyId company)
{
    const Shared &shared = sharedOf(position, company);
    const auto &stations = position.board.stations;
    const auto known = std::count_if(stations.begin(), stations.end(),
                                     [&](const Board::Station &station) { return station.company == company; });
    const int standing = position.companies[company].stationsOnMap;
    return std::max(0, std::min(shared.most - shared.hexes, standing - static_cast<int>(known)));
}

void expect(Books &books, CompanyId company, int mostHexes, bool isAsked)
{
    change(books, company) = {0, mostHexes, {}};
    setAsked(books, company, isAsked && mostHexes > 0);
}

void forget(Books &books, CompanyId company)
{
    const auto *before = books.position.parts.find<State>();
    if (before == nullptr || !before->companies.contains(company))
        return;
    State state = *before;
    state.companies.erase(company);
    state.returns.erase(company);
    books.position.parts.set(std::move(state));
}

void stopAsking(Books &books, CompanyId company)
{
    setAsked(books, company, false);
}

void setHexes(Books &books, CompanyId company, int count)
{
    const int change = count - sharedOf(books.position, company).hexes;
    if (change == 0)
        return;
    shared_stations::change(books, company).hexes = count;
    shared_stations::count(books, company, -change);
    takeBack(books, company, change);
}

void nameHex(Books &books, CompanyId company, HexId hex)
{
    const std::vector<HexId> &named = sharedOf(books.position, company).known;
    if (!hex || std::find(named.begin(), named.end(), hex) != named.end())
        return;
    Shared &shared = change(books, company);
    shared.known.push_back(hex);
    setHexes(books, company, std::max(shared.hexes, static_cast<int>(shared.known.size())));
}

void receive(Books &books, CompanyId company, HexId hex)
{
    CompanyState &state = books.position.companies[company];
    expect(books, company, std::min(state.stationsOnMap, 1), true);
    ++state.stationsOnMap;
    count(books, company, 1);
    books.tell(StationPlaced{company, false});
    if (hasStationOn(books.position, company, hex))
        nameHex(books, company, hex);
    else
        noteStation(books, company, hex);
}

void takeOver(Books &books, CompanyId acquirer, CompanyId smaller)
{
    CompanyState &larger = books.position.companies[acquirer];
    const CompanyState &taken = books.position.companies[smaller];
    expect(books, acquirer, std::min(larger.stationsOnMap, taken.stationsOnMap), true);
    larger.stationsOnMap += taken.stationsOnMap;
    larger.tokensLeft += taken.tokensLeft;
    count(books, acquirer, taken.stationsOnMap);

    if (keepsMap(books.position))
        noteReturned(books, acquirer, handStations(books, smaller, acquirer));
    std::vector<Board::Station> &stations = books.position.board.stations;
    std::vector<HexId> both;
    const auto standsOn = [&](CompanyId company, HexId hex) {
        return std::find(stations.begin(), stations.end(), Board::Station{company, hex}) != stations.end();
    };
    for (auto station = stations.begin(); station != stations.end();) {
        if (station->company != smaller) {
            ++station;
        } else if (standsOn(acquirer, station->hex)) {
            both.push_back(station->hex);
            station = stations.erase(station);
        } else {
            station->company = acquirer;
            ++station;
        }
    }
    const auto hexes = static_cast<int>(both.size());
    change(books, acquirer).known = std::move(both);
    setHexes(books, acquirer, hexes);
}

} // namespace flimnap::shared_stations
