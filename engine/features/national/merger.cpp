#include "features/national/merger.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/floating.h"
#include "features/national/standing.h"
#include "features/shared_stations/standing.h"
#include "rounds/closing.h"
#include "rounds/operating_round.h"

namespace flimnap::national {

namespace {

using Units = ById<PlayerId, int>;

/// The companies that become the national one.
std::vector<CompanyId> merged(const Books &books)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(books.game.companies)) {
        if ((stateOf(books.position).merging & bit(company)) != 0)
            companies.push_back(company);
    }
    return companies;
}

Money sumOf(const std::vector<Money> &prices)
{
    Money sum;
    for (const Money price : prices)
        sum += price;
    return sum;
}

/// Rounded down to a multiple of five.
Money averageOf(const std::vector<Money> &prices)
{
    constexpr std::int64_t step = 5;
    const auto count = static_cast<std::int64_t>(prices.size());
    return {sumOf(prices).units / count / step * step};
}

Money targetPrice(Books &books, const std::vector<CompanyId> &companies, Money least)
{
    constexpr std::size_t enoughToDropOne = 3;
    std::vector<Money> prices;
    prices.reserve(companies.size());
    for (const CompanyId company : companies)
        prices.push_back(books.price(company));
    PriceAveraged averaged{termsOf(books.game).company, prices, {}, {}};
    const bool allCount = termsOf(books.game).averagesAll && sumOf(prices) <= least * static_cast<int>(prices.size());
    if (!allCount && prices.size() >= enoughToDropOne) {
        const auto cheapest = std::min_element(prices.begin(), prices.end());
        averaged.leftOut = *cheapest;
        prices.erase(cheapest);
    }
    averaged.average = averageOf(prices);
    books.tell(averaged);
    return allCount ? least : std::max(least, averaged.average);
}

/// The space of the row that is nearest to the price, the dearer one of two.
CellId nearestCell(const Books &books, CellId start, Money target)
{
    const auto distance = [&](CellId cell) { return std::abs((books.game.chart[cell].price - target).units); };
    CellId nearest = start;
    for (CellId cell = start; cell; cell = books.game.chart[cell].right) {
        if (distance(cell) <= distance(nearest))
            nearest = cell;
    }
    return nearest;
}

struct Exchange
{
    Units units;
    int pool = 0;

    [[nodiscard]] int all() const
    {
        int sum = pool;
        for (const int held : units)
            sum += held;
        return sum;
    }
};

/// Two for one, in this order, as long as there are any; an odd one goes to the pool and is exchanged with it.
Exchange exchangeOf(Books &books, const std::vector<CompanyId> &companies, const std::vector<PlayerId> &players)
{
    const Holdings &holdings = books.position.holdings;
    const CompanyClass &size = books.classOf(termsOf(books.game).company);
    int left = size.growsInto ? books.game.classes[size.growsInto].units : size.units;
    int inPool = 0;
    Exchange exchange{Units(players.size()), 0};
    const auto take = [&](Party holder, int old) {
        const int units = std::min(old / 2, left);
        left -= units;
        if (old > 0)
            books.tell(SharesMerged{termsOf(books.game).company, holder, old, units});
        return units;
    };
    for (const PlayerId player : players) {
        int held = 0;
        for (const CompanyId company : companies)
            held += holdings.units(player, company);
        exchange.units[player] = take(player, held);
        inPool += held % 2;
    }
    for (const CompanyId company : companies)
        inPool += holdings.units(Party::pool(), company);
    exchange.pool = take(Party::pool(), inPool);
    return exchange;
}

void handOutShares(Books &books, const Exchange &exchange, const std::vector<PlayerId> &players)
{
    const CompanyId national = termsOf(books.game).company;
    if (exchange.all() > books.classOf(national).units)
        books.splitShares(national, books.classOf(national).growsInto);
    PlayerId director = players.front();
    for (const PlayerId player : players) {
        if (exchange.units[player] > 0)
            books.moveShares(national, Party::bank(), player, exchange.units[player]);
        if (exchange.units[player] > exchange.units[director])
            director = player;
    }
    if (exchange.pool > 0)
        books.moveShares(national, Party::bank(), Party::pool(), exchange.pool);
    books.position.companies[national].owesShare = exchange.units[director] < books.classOf(national).directorUnits;
    books.makeDirector(national, director);
}

/// On the map: first the homes, then on other hexes one; where those of a hex stand in several cities all stay until it
/// is said which goes back. The hexes of the homes.
std::vector<board::HexId> mergeStationsOnMap(Books &books, const std::vector<CompanyId> &companies)
{
    const CompanyId national = termsOf(books.game).company;
    board::Track &track = changeTrack(books);
    std::vector<board::HexId> homes;
    for (const CompanyId company : companies) {
        for (const board::HexId home : mapOf(books.game).homes[company].hexes) {
            if (track.stationOf(company, home) == nullptr)
                continue;
            track.hand(company, national, home);
            homes.push_back(home);
        }
    }
    for (const CompanyId company : companies) {
        for (const board::Station &station : track.stationsOf(company)) {
            const bool isAtHome = std::find(homes.begin(), homes.end(), station.hex) != homes.end();
            const board::Station same{station.hex, station.city, national};
            const bool isThere =
                std::find(track.stations().begin(), track.stations().end(), same) != track.stations().end();
            if (isAtHome || isThere)
                track.take(company, station.hex);
            else
                track.hand(company, national, station.hex);
        }
    }
    return homes;
}

/// One token for every hex with a station of a merged company, as far as there are any (JR-6.52).
void replaceStations(Books &books, const std::vector<CompanyId> &companies)
{
    const CompanyId national = termsOf(books.game).company;
    CompanyState &state = books.position.companies[national];
    const int supply = books.game.stationTokens(national);
    std::vector<Board::Station> &known = books.position.board.stations;
    int standing = 0;
    for (const CompanyId company : companies)
        standing += books.position.companies[company].stationsOnMap;
    std::vector<Board::Station> taken;
    for (const Board::Station &station : known) {
        if (std::find(companies.begin(), companies.end(), station.company) == companies.end())
            continue;
        const Board::Station own{national, station.hex};
        if (std::find(taken.begin(), taken.end(), own) == taken.end())
            taken.push_back(own);
        else
            --standing;
    }
    known.insert(known.end(), taken.begin(), taken.end());
    if (keepsMap(books.position)) {
        const std::vector<board::HexId> homes = mergeStationsOnMap(books, companies);
        shared_stations::askToReturn(books, national, std::max(0, standing - supply), homes);
    }
    state.stationsOnMap = std::min(standing, supply);
    state.tokensLeft = supply - state.stationsOnMap;
    shared_stations::expect(books, national, std::max(0, state.stationsOnMap - 1), companies.size() > 1);
}

/// It acts next if none of its parts has operated in this round, else in the next round (JR-6.57).
void takePlace(Books &books, const std::vector<CompanyId> &companies)
{
    const CompanyId national = termsOf(books.game).company;
    const OperatingState &operating = books.position.operating;
    const bool haveOperated = std::any_of(companies.begin(), companies.end(),
                                          [&](CompanyId company) { return (operating.hadTurn & bit(company)) != 0; });
    const bool actsNow = !haveOperated && books.position.round.kind == RoundKind::Operating;
    books.position.companies[national].actsFirst = actsNow || termsOf(books.game).actsFirst;
    if (actsNow)
        OperatingRound::actNext(books, national);
}

} // namespace

std::vector<PlayerId> playersFrom(const Position &position, PlayerId first)
{
    std::vector<PlayerId> players = position.order;
    const auto place = std::find(players.begin(), players.end(), first);
    std::rotate(players.begin(), place == players.end() ? players.begin() : place, players.end());
    return players;
}

void formNational(Books &books)
{
    const CompanyId national = termsOf(books.game).company;
    const std::vector<CompanyId> companies = merged(books);
    const std::vector<PlayerId> players = playersFrom(books.position, stateOf(books.position).buyer);
    const CellId start = books.classOf(national).startsAt;
    const CellId cell = nearestCell(books, start, targetPrice(books, companies, books.game.chart[start].price));
    const Exchange exchange = exchangeOf(books, companies, players);

    putOnChart(books, national, cell);
    replaceStations(books, companies);
    for (const CompanyId company : companies)
        dissolve(books, company);
    handOutShares(books, exchange, players);
    CompanyState &state = books.position.companies[national];
    state.treasuryUnits = 0; // whatever its shares bring is the bank's
    state.status = CompanyStatus::Operating;
    state.hadTurn = true; // it has its stations
    setFrozen(books.game, state, true);
    books.tell(CompanyFormed{national});
    if (const std::optional<int> limit = termsOf(books.game).certificateLimit)
        setLimit(books, *limit);
    takePlace(books, companies);
}

} // namespace flimnap::national
