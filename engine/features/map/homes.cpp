#include "features/map/homes.h"

#include <array>

#include "core/whole_number.h"
#include "dealings/map_stations.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap::map {

namespace {

using board::Station;

int citiesOn(const GameDefinition &game, const Position &position, board::HexId hex)
{
    return faceOn(mapOf(game), trackOf(position), hex).stopCount;
}

void judgeCity(const GameDefinition &game, const Position &position, std::optional<int> city, Judge &judge)
{
    const Station &station = *homeToSettle(game, position);
    const HexCode hex = codeOf(game, inBooks(game, station.hex));
    const board::Face &face = faceOn(mapOf(game), trackOf(position), station.hex);
    const bool isCity = city && *city < face.stopCount && face.stop(*city).kind == board::StopKind::City;
    judge.need(isCity, Code::NoCityThere, {{"hex", hex}});
    if (judge.refused())
        return;
    judge.need(trackOf(position).stationsIn(station.hex, *city) < face.stop(*city).slotCount, Code::CityFull,
               {{"hex", hex}});
}

void settle(Books &books, int city)
{
    const Station station = *homeToSettle(books.game, books.position);
    changeTrack(books).settle(station.company, station.hex, city);
}

// As a station that is placed.

std::optional<Stage> nextOfHome(const GameDefinition &game, const Position &position, const Decision &partial)
{
    const board::HexId hex = homeToSettle(game, position)->hex;
    if (!partial.isHome)
        return Stage(Flag(), "home");
    if (!partial.hex)
        return std::vector{inBooks(game, hex)};
    if (partial.city)
        return {};
    return NumberChoice{.key = "city", .least = 0, .most = citiesOn(game, position, hex) - 1};
}

void judgeHome(const GameDefinition &game, const Position &position, const Decision &home, Judge &judge)
{
    const Station &station = *homeToSettle(game, position);
    judge.need(onMap(game, home.hex) == station.hex, Code::HomeElsewhere,
               {{"company", Party(station.company)}, {"hex", codeOf(game, inBooks(game, station.hex))}});
    judge.need(home.cost.value_or(Money{}) == Money{}, Code::OtherValue,
               {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
    judgeCity(game, position, home.city.value_or(0), judge);
}

void settleHome(Books &books, const Decision &home)
{
    settle(books, home.city.value_or(0));
}

bool isHome(const GameDefinition & /*game*/, const Move &move)
{
    return move.home;
}

// As a choice of the city.

std::optional<Stage> nextOfCity(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    const int count = citiesOn(game, position, homeToSettle(game, position)->hex);
    std::vector<std::string> cities;
    cities.reserve(static_cast<std::size_t>(count));
    for (int city = 0; city < count; ++city)
        cities.push_back(std::to_string(city));
    return cities;
}

void judgeChoice(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    judgeCity(game, position, wholeNumber(choice.value), judge);
}

void settleChosen(Books &books, const Decision &choice)
{
    settle(books, *wholeNumber(choice.value));
}

constexpr std::array kinds{
    DecisionKind{
        .kind = MoveKind::PlaceToken, .next = nextOfHome, .judge = judgeHome, .apply = settleHome, .covers = isHome},
    DecisionKind{MoveKind::Choose, nextOfCity, judgeChoice, settleChosen, OutOfTurn::Never, "home_city"}};

} // namespace

HomeChoice::HomeChoice(const GameDefinition &game) : DecisionInterlude(game, kinds) {}

Party HomeChoice::due(const Position &position) const
{
    const Station *station = keepsMap(position) ? homeToSettle(game(), position) : nullptr;
    if (station == nullptr)
        return Party::nobody();
    const CompanyId layer = companyInTurn(position);
    const bool isLayers = mapOf(game()).rules.homeChoice == board::HomeChoice::Layer && layer;
    return isLayers ? layer : station->company;
}

Refusal HomeChoice::somethingElse(const Position &position) const
{
    return {Code::HomeDue, false, {{"company", Party(homeToSettle(game(), position)->company)}}, {}};
}

CompanyId choosingHex(const GameDefinition &game, const Position &position)
{
    const CompanyId company = companyInTurn(position);
    const bool hasChoice =
        company && position.companies[company].hadTurn && mapOf(game).homes[company].hexes.size() > 1;
    return hasChoice && trackOf(position).stationsOf(company).empty() ? company : CompanyId();
}

bool choosesHex(const GameDefinition &game, CompanyId company, const Move &move)
{
    const board::TileId tile = mapOf(game).findTile(move.tile);
    const bool isHomeTile = move.kind == MoveKind::LayTrack && tile && mapOf(game).tiles[tile].homeOf == company;
    return isHomeTile || (move.kind == MoveKind::PlaceToken && move.home);
}

} // namespace flimnap::map
