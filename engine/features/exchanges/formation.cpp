#include "features/exchanges/formation.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/floating.h"
#include "dealings/minors.h"
#include "dealings/stations.h"
#include "dealings/trains.h"
#include "features/exchanges/exchanging.h"
#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

namespace {

/// The companies formed until now, in the order of the phases that form them.
std::vector<CompanyId> formedUntilNow(const Books &books)
{
    std::vector<CompanyId> companies;
    for (const PhaseId phase : ids(books.game.phases)) {
        if (phase > books.position.phase)
            break;
        const std::vector<CompanyId> &forms = books.game.phases[phase].forms;
        companies.insert(companies.end(), forms.begin(), forms.end());
    }
    return companies;
}

std::vector<CompanyId> railwaysInPlay(const Books &books, CompanyId company)
{
    std::vector<CompanyId> railways = railwaysFor(books.game, company);
    std::erase_if(railways, [&](CompanyId minor) {
        const CompanyState &state = books.position.companies[minor];
        return state.status != CompanyStatus::Operating || state.onlyBuilds;
    });
    return railways;
}

/// The owners get what was set aside for them; how many units that was.
int exchangeRailways(Books &books, CompanyId company, const std::vector<CompanyId> &railways)
{
    int units = 0;
    for (const CompanyId minor : railways) {
        const PlayerId owner = books.position.holdings.director(minor).player();
        const int received = books.game.companies[minor].becomesUnits;
        books.tell(MinorExchanged{minor, owner, company, received});
        books.moveShares(company, Party::reserve(), owner, received);
        if (isForDirectorsCertificate(books.game, minor))
            books.moveCertificate(company, owner);
        units += received;
    }
    return units;
}

/// Who comes first of players with equally many shares: the owners of the railways by their numbers, then the holder of
/// the priority card and those on his left, or on his right.
std::vector<PlayerId> precedence(const Books &books, const std::vector<CompanyId> &railways)
{
    std::vector<PlayerId> players;
    players.reserve(railways.size() + books.position.order.size());
    for (const CompanyId minor : railways)
        players.push_back(books.position.holdings.director(minor).player());
    const auto railwayOwners = static_cast<std::ptrdiff_t>(players.size());
    players.insert(players.end(), books.position.order.begin(), books.position.order.end());
    if (termsOf(books.game).tieGoesBack)
        std::reverse(players.begin() + railwayOwners + 1, players.end());
    return players;
}

void appointDirector(Books &books, CompanyId company, const std::vector<PlayerId> &candidates)
{
    const Holdings &holdings = books.position.holdings;
    PlayerId director;
    int most = books.classOf(company).directorUnits - 1;
    for (const PlayerId player : candidates) {
        if (holdings.units(player, company) > most) {
            director = player;
            most = holdings.units(player, company);
        }
    }
    if (director)
        books.makeDirector(company, director);
}

/// The company's stations on the map are those of the railways. Of two in one city the second goes back; in two cities
/// of a hex both stay until one is chosen: the second one.
std::optional<board::Station> takeStationsOnMap(Books &books, CompanyId company, const std::vector<CompanyId> &railways)
{
    const board::GameMap &map = mapOf(books.game);
    board::Track &track = changeTrack(books);
    std::optional<board::Station> second;
    for (const CompanyId minor : railways) {
        for (const board::Station &station : track.stationsOf(minor)) {
            const board::Station *first = track.stationOf(company, station.hex);
            if (first != nullptr && first->city == station.city) {
                track.take(minor, station.hex);
                continue;
            }
            if (first != nullptr)
                second = {station.hex, station.city, company};
            track.hand(minor, company, station.hex);
        }
    }
    if (railways.empty()) {
        const CompanyId first = railwaysFor(books.game, company).front();
        for (const board::HexId home : map.homes[first].hexes)
            track.put({home, static_cast<std::int8_t>(homeCity(map, track, first, home)), company});
    }
    return second;
}

/// One of two tokens stays: the director says which, if it makes a difference; nobody else, the first.
void askWhichStays(Books &books, CompanyId company, const std::optional<board::Station> &second)
{
    const bool isDirected = books.position.holdings.director(company).isPlayer();
    const ById<HexId, bool> &tiles = books.position.board.hasTile;
    const bool isForced =
        keepsMap(books.position) ? !second : std::find(tiles.begin(), tiles.end(), true) != tiles.end();
    if (isDirected && !isForced) {
        auto &state = books.position.parts.change<State>();
        state.tokenChoices |= bit(company);
        state.second = second;
    } else if (second) {
        changeTrack(books).take(company, second->hex, second->city);
    }
}

/// The tokens of all railways; one stays where two stood on one hex. Without any railway one is placed at home.
void takeTokens(Books &books, CompanyId company, const std::vector<CompanyId> &railways)
{
    CompanyState &state = books.position.companies[company];
    std::optional<board::Station> second;
    if (keepsMap(books.position))
        second = takeStationsOnMap(books, company, railways);
    std::vector<Board::Station> &known = books.position.board.stations;
    std::vector<std::string> homes;
    for (const CompanyId minor : railways) {
        const std::string &home = books.game.companies[minor].homes.front();
        std::erase_if(known, [&](const Board::Station &station) { return station.company == minor; });
        if (std::find(homes.begin(), homes.end(), home) == homes.end())
            homes.push_back(home);
    }
    if (railways.empty())
        homes.push_back(books.game.companies[company].homes.front());
    for (const std::string &home : homes)
        noteStation(books, company, books.game.findHex(home));
    state.stationsOnMap = static_cast<int>(homes.size());
    state.tokensLeft = books.classOf(company).stationTokens - state.stationsOnMap;
    if (homes.size() >= railways.size())
        return;
    books.tell(StationReturned{company});
    askWhichStays(books, company, second);
}

void form(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    const CompanyClass &size = books.classOf(company);
    const std::vector<CompanyId> railways = railwaysInPlay(books, company);
    const std::vector<PlayerId> candidates = precedence(books, railways);
    state.status = CompanyStatus::Operating;
    const int exchanged = exchangeRailways(books, company, railways);
    books.tell(CompanyFormed{company});
    books.pay(Party::bank(), company, state.initialPrice * (size.units - exchanged), Reason::Capital, company);
    appointDirector(books, company, candidates);
    takeTokens(books, company, railways);
    for (const CompanyId minor : railways)
        mergeInto(books, minor, company);
    noteTrainLimits(books);
}

} // namespace

void exchangeWhatMust(Books &books)
{
    for (const CompanyId minor : ids(books.game.companies)) {
        if (ownerOf(books.game, books.position, minor).isPlayer() && !books.position.companies[minor].onlyBuilds &&
            mustExchange(books.game, books.position.phase, books.game.companies[minor].size))
            exchangeMinor(books, minor);
    }
}

void openAndForm(Books &books)
{
    for (const CompanyId company : ids(books.game.companies))
        floatIfDue(books, company);
    for (const CompanyId company : formedUntilNow(books)) {
        if (isToBeFormed(books.game, books.position, company))
            form(books, company);
    }
}

} // namespace flimnap::exchanges
