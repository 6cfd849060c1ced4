#include <cstdlib>

#include "dealings/stations.h"
#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

std::string nearestPrices(const GameDefinition &game, Money price)
{
    Names below;
    Names above;
    for (const ChartCell &cell : game.chart) {
        if (cell.price < price)
            below = {std::to_string(cell.price.units)};
        else if (above.empty())
            above = {std::to_string(cell.price.units)};
    }
    below.insert(below.end(), above.begin(), above.end());
    return listed(below);
}

void checkPrices(Joining &joining, const CompanyClass &size, const JoinedPosition::Company &given,
                 const std::string &place)
{
    joining.need(joining.game().findCell(given.price).isValid(), place + "/price",
                 std::to_string(given.price.units) + " is no price of the chart; next to it there are " +
                     nearestPrices(joining.game(), given.price));
    joining.need(given.isOperating || given.initialPrice, place + "/initial_price",
                 "expected the price it was started at; it will get its capital by it");
    if (!given.initialPrice)
        return;
    Names pars;
    for (const Money par : size.pars)
        pars.push_back(std::to_string(par.units));
    joining.need(*given.initialPrice > Money{}, place + "/initial_price", "expected a price above 0");
    joining.rule(std::find(size.pars.begin(), size.pars.end(), *given.initialPrice) != size.pars.end(),
                 place + "/initial_price", "a company of its size is started at one of " + listed(pars));
}

/// Where stations stand is known as far as it is said; of a company with one home its home station at least.
void layStationHexes(Joining &joining, CompanyId company, const JoinedPosition::Company &given,
                     const std::string &place)
{
    const Names &homes = joining.game().companies[company].homes;
    Names hexes = given.stationHexes.value_or(given.stations > 0 && homes.size() == 1 ? homes : Names());
    joining.need(hexes.size() <= static_cast<std::size_t>(given.stations), place + "/station_hexes",
                 "these are more hexes than it has stations on the map, " + std::to_string(given.stations));
    for (const std::string &hex : hexes) {
        joining.need(joining.game().findHex(hex) != nullptr, place + "/station_hexes",
                     "there is no hex \"" + hex + "\" on this map");
        joining.rule(std::count(hexes.begin(), hexes.end(), hex) == 1, place + "/station_hexes",
                     "a company has one station on a hex; " + hex + " stands here twice");
        noteStation(joining.draft, company, hex);
    }
}

void layCharter(Joining &joining, CompanyId company, const JoinedPosition::Company &given, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    CompanyState &state = joining.position().companies[company];
    state.stationsOnMap = given.stations;
    state.markersLeft = given.markers;
    state.hadTurn = given.hadTurn;
    state.homeTileLaid = given.homeTileLaid;
    joining.rule(given.hadTurn == (given.stations > 0), place + "/stations",
                 given.hadTurn ? "it had a turn, so at least its home station is on the map"
                               : "it had no turn yet, so its first station is still to come");
    joining.rule(!given.homeTileLaid || (size.hasHomeTile && given.hadTurn), place + "/home_tile",
                 size.hasHomeTile ? "it had no turn yet in which to lay it" : "a company of its size has none");
    layStationHexes(joining, company, given, place);
    joining.draft.pay(Party::bank(), company, given.cash, Reason::Opening, company);
}

void layCompany(Joining &joining, const std::string &code, const JoinedPosition::Company &given)
{
    const std::string place = "companies/" + code;
    const CompanyId company = joining.company(code, place);
    if (!company)
        return;
    const CompanyClass &size = joining.game().classOf(company);
    joining.rule(!joining.knowsPhase || joining.phase().onSale[joining.game().companies[company].size], place,
                 "its shares are not on sale in phase " + joining.table.phase + " yet");
    checkPrices(joining, size, given, place);
    CompanyState &state = joining.position().companies[company];
    state.status = given.isOperating ? CompanyStatus::Operating : CompanyStatus::Started;
    state.initialPrice = given.initialPrice.value_or(Money{});
    if (const PlayerId director = joining.player(given.director, place + "/director"))
        joining.position().holdings.setDirector(company, director);
    if (given.isOperating)
        layCharter(joining, company, given, place);
}

void closeCompanies(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const std::string &code : joining.table.closedCompanies) {
        const CompanyId company = joining.company(code, "closed_companies");
        if (!company)
            continue;
        joining.need(!joining.table.companies.contains(code), "closed_companies",
                     code + " has a row in start/companies; a company that left the game has none");
        const ClassId size = game.companies[company].size;
        const bool canBeTakenOver = std::any_of(game.classes.begin(), game.classes.end(),
                                                [&](const CompanyClass &other) { return other.acquires[size]; });
        joining.rule(canBeTakenOver, "closed_companies", code + " cannot have left the game: nobody can take it over");
        joining.position().companies[company].status = CompanyStatus::Closed;
        joining.position().holdings.withdraw(company);
    }
}

bool takesOver(const CompanyClass &size)
{
    return std::any_of(size.acquires.begin(), size.acquires.end(), [](bool takes) { return takes; });
}

/// Take-overs hand stations and markers on, so that there are always as many as the companies came with.
void checkMarkers(Joining &joining)
{
    const Names &closed = joining.table.closedCompanies;
    int handedOn = 0;
    for (const CompanyId company : ids(joining.game().companies)) {
        const CompanyState &state = joining.position().companies[company];
        const CompanyClass &size = joining.game().classOf(company);
        if (state.status == CompanyStatus::Closed)
            handedOn += size.stationMarkers;
        if (state.status != CompanyStatus::Operating)
            continue;
        const int more = state.stationsOnMap + state.markersLeft - size.stationMarkers;
        handedOn -= more;
        joining.rule(more == 0 || (more > 0 && !closed.empty() && takesOver(size)),
                     "companies/" + joining.game().companies[company].code + "/markers",
                     "it came with " + std::to_string(size.stationMarkers) +
                         "; stations on the map and markers not yet placed must be as many together" +
                         (more > 0 && takesOver(size) ? " if it took nobody over" : ""));
    }
    const std::string count = std::to_string(std::abs(handedOn));
    joining.rule(handedOn == 0 || closed.empty(), "closed_companies",
                 "the stations and markers of these companies passed to others; those have " + count +
                     (handedOn > 0 ? " too few for it" : " more than that"));
}

/// The markers on one price, as listed or alone.
void layPile(Joining &joining, CellId cell, const Names &standing)
{
    const auto given = joining.table.stacks.find(joining.game().chart[cell].name);
    const bool isGiven = given != joining.table.stacks.end();
    const Names &pile = isGiven ? given->second : standing;
    const bool isRight = isGiven ? std::is_permutation(pile.begin(), pile.end(), standing.begin(), standing.end())
                                 : standing.size() <= 1;
    if (!joining.need(isRight, "stacks/" + joining.game().chart[cell].name,
                      "expected the markers on this price, the top one first: " + listed(standing)))
        return;
    for (const std::string &code : pile)
        joining.position().markers.place(joining.game().findCompany(code), cell);
}

} // namespace

void layCompanies(Joining &joining)
{
    for (const auto &[code, given] : joining.table.companies)
        layCompany(joining, code, given);
    closeCompanies(joining);
    checkMarkers(joining);
}

void layMarkers(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const CellId cell : ids(game.chart)) {
        Names standing;
        for (const auto &[code, given] : joining.table.companies) {
            if (game.findCompany(code) && game.findCell(given.price) == cell)
                standing.push_back(code);
        }
        layPile(joining, cell, standing);
    }
    for (const auto &[cell, pile] : joining.table.stacks)
        joining.need(game.findCell(cell).isValid(), "stacks/" + cell, "the chart has no such price");
}

} // namespace flimnap
