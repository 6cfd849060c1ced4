#include "rounds/steps/station_step.h"

#include <algorithm>
#include <array>

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
    const std::vector<Money> &prices = classOf(game, position, station.self()).stationPrices;
    const CompanyState &state = position.companies[station.self()];
    const auto standing = static_cast<std::size_t>(std::max(1, state.stationsOnMap - state.uncountedStations));
    return prices[std::min(standing, prices.size() - 1)];
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

void judgeStation(const GameDefinition &game, const Position &position, const Decision &station, Judge &judge)
{
    const Money cost = stationCost(game, position, station);
    const Money treasury = position.ledger.balance(station.by);
    const CompanyState &state = position.companies[station.self()];
    judge.rule(!game.oneStationPerHex || !hasStationOn(position, station.self(), station.hex), Code::StationThere,
               {{"company", station.by}, {"hex", codeOf(game, station.hex)}});
    judge.rule(!position.operating.turn.stationPlaced || game.severalStationsATurn, Code::OneStation,
               {{"company", station.by}});
    if (station.railway)
        judgeRightOf(game, position, station, judge);
    judge.need(state.tokensLeft > 0 || bringsToken(game, station), Code::NoToken, {{"company", station.by}});
    judge.rule(cost == Money{} || !state.spendsNothing, Code::IsFrozen, {{"company", station.by}});
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
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
    noteStation(books, company, station.hex);
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

void judgeHome(const GameDefinition & /*game*/, const Position & /*position*/, const Decision &home, Judge &judge)
{
    judge.need(home.hex.isValid(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    judge.need(home.cost.value_or(Money{}) == Money{}, Code::OtherValue,
               {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
}

void noteHome(Books &books, const Decision &home)
{
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
