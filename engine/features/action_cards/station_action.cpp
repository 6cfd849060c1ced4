#include "features/action_cards/station_action.h"

#include <algorithm>
#include <array>

#include "features/action_cards/standing.h"
#include "features/characters/standing.h"

namespace flimnap::action_cards {

namespace {

Money stationPrice(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::vector<Money> &prices = game.classOf(company).stationPrices;
    const auto standing = static_cast<std::size_t>(position.companies[company].stationsOnMap);
    const Money printed = prices[std::min(standing, prices.size() - 1)];
    const auto *builder = characters::powerOf(game, position, position.holdings.director(company),
                                              [](const characters::Power &each) { return each.stationPercentOff > 0; });
    return builder != nullptr ? printed - shareRoundedDown(printed, builder->stationPercentOff, 100) : printed;
}

bool isForStations(const GameDefinition &game, const Position &position, Party /*by*/)
{
    return isFor(game, position, ActionKind::Station);
}

std::optional<Stage> nextOfStation(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.cost)
        return {};
    const auto price = static_cast<int>(stationPrice(game, position, partial.self()).units);
    return NumberChoice{.key = "cost", .least = price, .most = price, .suggested = price};
}

void judgeStation(const GameDefinition &game, const Position &position, const Decision &station, Judge &judge)
{
    const Money printed = stationPrice(game, position, station.self());
    const Money price = station.cost.value_or(printed);
    const Money treasury = position.ledger.balance(station.by);
    judge.need(!station.isHome && !station.railway, Code::BadValue, {{"key", KeyWord{"home"}}});
    judge.need(price >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    judge.rule(price == printed, Code::PriceChoice, {{"choices", printed}});
    judgeSide(game, position, ActionKind::Station, judge);
    judge.rule(!turnOf(position).stationPlaced, Code::OneStation, {{"company", station.by}});
    judge.need(position.companies[station.self()].tokensLeft > 0, Code::NoToken, {{"company", station.by}});
    judge.need(treasury >= price, Code::NoTreasury,
               {{"company", station.by}, {"treasury", treasury}, {"needed", price}});
}

void placeStation(Books &books, const Decision &station)
{
    const CompanyId company = station.self();
    const Money price = station.cost.value_or(stationPrice(books.game, books.position, company));
    books.pay(company, Party::bank(), price, Reason::Station, company);
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    --state.tokensLeft;
    change(books).turn.stationPlaced = true;
    books.tell(StationPlaced{company, false});
}

constexpr std::array kindsOfStations{DecisionKind{.kind = MoveKind::PlaceToken,
                                                  .next = nextOfStation,
                                                  .judge = judgeStation,
                                                  .apply = placeStation,
                                                  .isThere = isForStations}};

} // namespace

DecisionKinds stationKinds()
{
    return kindsOfStations;
}

} // namespace flimnap::action_cards
