#include "features/shared_stations/return.h"

#include <algorithm>
#include <array>

#include "dealings/map_stations.h"
#include "dealings/track.h"
#include "features/shared_stations/standing.h"

namespace flimnap::shared_stations {

namespace {

using board::Station;

const Returns &returnsOf(const Position &position, CompanyId company)
{
    return position.parts.get<State>().returns.at(company);
}

/// The stations of which one goes back now.
std::vector<Station> returnable(const Position &position, CompanyId company)
{
    const board::HexId two = hexWithTwo(position, company);
    const std::vector<board::HexId> &homes = returnsOf(position, company).homes;
    std::vector<Station> stations = trackOf(position).stationsOf(company);
    std::erase_if(stations, [&](const Station &station) {
        return two ? station.hex != two : std::ranges::find(homes, station.hex) != homes.end();
    });
    return stations;
}

std::string nameOf(const GameDefinition &game, const Position &position, const Station &station)
{
    const std::string &hex = mapOf(game).hexes[station.hex].code;
    const bool needsCity = hexWithTwo(position, station.company) == station.hex;
    return needsCity ? hex + "." + std::to_string(station.city) : hex;
}

/// The one that is named, if it can go back; a hex with one station of the company is enough.
std::optional<Station> stationNamed(const GameDefinition &game, const Position &position, const Decision &choice)
{
    const NamedCity named = namedCity(game, choice.value);
    const board::HexId hex = onMap(game, named.hex);
    const bool needsCity = hexWithTwo(position, choice.self()) == hex;
    for (const Station &station : returnable(position, choice.self())) {
        const bool isCity = named.city ? *named.city == station.city : !needsCity;
        if (hex && station.hex == hex && isCity)
            return station;
    }
    return {};
}

std::optional<Stage> nextOfReturn(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    std::vector<std::string> names;
    for (const Station &station : returnable(position, partial.self()))
        names.push_back(nameOf(game, position, station));
    return names;
}

void judgeReturn(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    const HexId hex = namedCity(game, choice.value).hex;
    judge.know(hex.isValid(), "hex", choice.value);
    judge.need(stationNamed(game, position, choice).has_value(), Code::StationNotBoth,
               {{"company", choice.by}, {"hex", codeOf(game, hex)}});
}

void giveBack(Books &books, const Decision &choice)
{
    const CompanyId company = choice.self();
    const Station station = *stationNamed(books.game, books.position, choice);
    const bool isSecond = hexWithTwo(books.position, company).isValid();
    changeTrack(books).take(company, station.hex, station.city);
    State state = books.position.parts.get<State>();
    Returns &left = state.returns.at(company);
    if (!isSecond) {
        --left.others;
        std::erase(books.position.board.stations, Board::Station{company, inBooks(books.game, station.hex)});
    }
    if (left.others <= 0 && !hexWithTwo(books.position, company))
        state.returns.erase(company);
    books.position.parts.set(std::move(state));
}

constexpr std::array returnKinds{
    DecisionKind{MoveKind::Choose, nextOfReturn, judgeReturn, giveBack, OutOfTurn::Never, "remove_token"}};

} // namespace

StationReturn::StationReturn(const GameDefinition &game) : DecisionInterlude(game, returnKinds) {}

Party StationReturn::due(const Position &position) const
{
    const CompanyId company = returning(position);
    return company ? Party(company) : Party::nobody();
}

Refusal StationReturn::somethingElse(const Position &position) const
{
    return {Code::MustReturnStation, false, {{"company", due(position)}}, {}};
}

} // namespace flimnap::shared_stations
