#include "rounds/steps/station_step.h"

#include <algorithm>
#include <array>

#include "dealings/map_stations.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

namespace {

bool bringsToken(const GameDefinition &game, const Decision &station)
{
    return station.railway && !game.buildsWithOwnToken;
}

/// By the rules.
Money stationPrice(const GameDefinition &game, const Position &position, const Decision &station)
{
    if (isUnattended(position, station.self()) || station.railway)
        return {};
    return nextStationPrice(game, position, station.self());
}

/// As the table says it, or by the rules.
Money stationCost(const GameDefinition &game, const Position &position, const Decision &station)
{
    return station.cost ? *station.cost : stationPrice(game, position, station);
}

std::optional<Stage> nextOfStation(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.cost)
        return {};
    const auto price = static_cast<int>(stationPrice(game, position, partial).units);
    return NumberChoice{.key = "cost", .least = price, .most = price, .suggested = price};
}

bool hasBuiltByRight(const GameDefinition & /*game*/, const Position &position, Party /*by*/)
{
    return position.operating.turn.builtBy.isValid();
}

std::optional<Stage> nextByRight(const GameDefinition & /*game*/, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return {};
    return std::vector{position.operating.turn.builtBy};
}

/// The station belongs to the track that was laid by the right in this turn.
void judgeRightOf(const GameDefinition &game, const Position &position, const Decision &station, Judge &judge)
{
    const PrivateId railway = station.railway;
    const HexCode hex{game.privates[railway].buildsAtHex};
    judge.need(position.operating.turn.builtBy == railway, Code::RightNeedsTrack, {{"private", railway}, {"hex", hex}});
    judge.rule(!station.hex || codeOf(game, station.hex) == hex, Code::RightElsewhere,
               {{"private", railway}, {"hex", hex}});
    judge.rule(station.cost.value_or(Money{}) == Money{}, Code::OtherValue,
               {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
}

/// The same on the map of a table that keeps it; where a right is bound to a hex, that goes without saying.
MapPlace placeOnMapOf(const GameDefinition &game, const Decision &station)
{
    HexId hex = station.hex;
    if (station.railway && !hex)
        hex = game.findHex(game.privates[station.railway].buildsAtHex);
    return {station.self(), hex, station.city, station.railway.isValid()};
}

void judgePriceOnMap(const GameDefinition &game, const Position &position, const Decision &station, Judge &judge)
{
    const Money price = stationPrice(game, position, station);
    judge.rule(station.cost.value_or(price) == price, Code::PriceChoice, {{"choices", price}});
}

void judgeStation(const GameDefinition &game, const Position &position, const Decision &station, Judge &judge)
{
    const Money cost = stationCost(game, position, station);
    const Money treasury = position.ledger.balance(station.by);
    const CompanyState &state = position.companies[station.self()];
    if (keepsMap(position))
        judgePlace(game, position, placeOnMapOf(game, station), judge);
    judge.rule(!game.oneStationPerHex || !hasStationOn(position, station.self(), station.hex), Code::StationThere,
               {{"company", station.by}, {"hex", codeOf(game, station.hex)}});
    judge.rule(!position.operating.turn.stationPlaced || game.severalStationsATurn, Code::OneStation,
               {{"company", station.by}});
    if (station.railway)
        judgeRightOf(game, position, station, judge);
    judge.need(state.tokensLeft > 0 || bringsToken(game, station), Code::NoToken, {{"company", station.by}});
    judge.rule(cost == Money{} || !state.spendsNothing, Code::IsFrozen, {{"company", station.by}});
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    if (keepsMap(position))
        judgePriceOnMap(game, position, station, judge);
    judge.need(treasury >= cost, Code::NoTreasury, {{"company", station.by}, {"treasury", treasury}, {"needed", cost}});
}

void placeStation(Books &books, const Decision &station)
{
    const CompanyId company = station.self();
    books.pay(company, Party::bank(), stationCost(books.game, books.position, station), Reason::Station, company);
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    if (!bringsToken(books.game, station))
        --state.tokensLeft;
    books.position.operating.turn.stationPlaced = true;
    if (station.railway)
        books.position.operating.turn.builtBy = {}; // the right is for one station
    if (keepsMap(books.position)) {
        const MapPlace place = placeOnMapOf(books.game, station);
        putStation(books, company, place.hex, cityOf(books.game, books.position, place).value_or(0));
    } else {
        noteStation(books, company, station.hex);
    }
    books.tell(StationPlaced{company, false});
}

bool isHome(const GameDefinition & /*game*/, const Move &move)
{
    return move.home;
}

bool isFurther(const GameDefinition & /*game*/, const Move &move)
{
    return !move.home;
}

bool hasHomeToChoose(const GameDefinition &game, const Position &position, Party by)
{
    const CompanyDefinition &table = game.companies[by.company()];
    return position.operating.turn.firstTurn && (table.homes.size() > 1 || table.choosesHomeCity);
}

std::optional<Stage> nextOfHome(const GameDefinition &game, const Position & /*position*/, const Decision &partial)
{
    if (!partial.isHome)
        return Stage(Flag(), "home");
    if (partial.hex)
        return {};
    std::vector<HexId> homes;
    for (const std::string &home : game.companies[partial.self()].homes)
        homes.push_back(game.findHex(home));
    return homes;
}

/// It chooses among several hexes, or stands already where it is said to.
bool choosesHex(const GameDefinition &game, const Position &position, CompanyId company)
{
    return mapOf(game).homes[company].hexes.size() > 1 && trackOf(position).stationsOf(company).empty();
}

void judgeHomeOnMap(const GameDefinition &game, const Position &position, const Decision &home, Judge &judge)
{
    const std::vector<board::HexId> &homes = mapOf(game).homes[home.self()].hexes;
    const board::HexId hex = onMap(game, home.hex);
    const bool isHome = std::find(homes.begin(), homes.end(), hex) != homes.end();
    judge.need(isHome, Code::NotHomeHex, {{"company", home.by}, {"hex", codeOf(game, home.hex)}});
    if (judge.refused() || choosesHex(game, position, home.self()))
        return;
    const board::Station *station = trackOf(position).stationOf(home.self(), hex);
    judge.need(station != nullptr, Code::NotHomeHex, {{"company", home.by}, {"hex", codeOf(game, home.hex)}});
    if (judge.refused())
        return;
    const int cities = faceOn(mapOf(game), trackOf(position), hex).stopCount;
    const int city = home.city.value_or(std::max<int>(0, station->city));
    const bool isThere = station->city == board::Station::waits ? city < cities : city == station->city;
    judge.need(isThere, Code::NoCityThere, {{"hex", codeOf(game, home.hex)}});
}

void judgeHome(const GameDefinition &game, const Position &position, const Decision &home, Judge &judge)
{
    judge.need(home.hex.isValid(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    if (keepsMap(position) && !judge.refused())
        judgeHomeOnMap(game, position, home, judge);
    judge.need(home.cost.value_or(Money{}) == Money{}, Code::OtherValue,
               {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
}

void noteHome(Books &books, const Decision &home)
{
    if (keepsMap(books.position)) {
        if (choosesHex(books.game, books.position, home.self()))
            placeHomeOnMap(books, home.self(), home.hex);
        return;
    }
    const std::vector<std::string> &homes = books.game.companies[home.self()].homes;
    const auto &stations = books.position.board.stations;
    const bool isOwnHome = std::find(homes.begin(), homes.end(), books.game.hexes[home.hex].code) != homes.end();
    const bool isNoted = std::any_of(stations.begin(), stations.end(),
                                     [&](const Board::Station &station) { return station.company == home.self(); });
    if (isOwnHome && !isNoted)
        noteStation(books, home.self(), home.hex);
}

constexpr std::array stationKinds{DecisionKind{.kind = MoveKind::PlaceToken,
                                               .next = nextOfStation,
                                               .judge = judgeStation,
                                               .apply = placeStation,
                                               .covers = isFurther},
                                  DecisionKind{.kind = MoveKind::PlaceToken,
                                               .next = nextByRight,
                                               .judge = judgeStation,
                                               .apply = placeStation,
                                               .isThere = hasBuiltByRight,
                                               .covers = isFurther}};
constexpr std::array homeKinds{DecisionKind{.kind = MoveKind::PlaceToken,
                                            .next = nextOfHome,
                                            .judge = judgeHome,
                                            .apply = noteHome,
                                            .isThere = hasHomeToChoose,
                                            .covers = isHome}};

} // namespace

StationStep::StationStep(const GameDefinition &game) : DecisionStep(game, stationKinds) {}

HomeStationStep::HomeStationStep(const GameDefinition &game) : DecisionStep(game, homeKinds) {}

} // namespace flimnap
