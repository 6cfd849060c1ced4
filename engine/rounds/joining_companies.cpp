#include <cstdlib>

#include "dealings/floating.h"
#include "dealings/stations.h"
#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;
using Row = Joining::Row;

constexpr int bondMarkers = 2; ///< its home station and the one somebody may earn

/// Prices that do not move before a company operates tell what it was started at.
std::optional<Money> initialPrice(const Joining &joining, CompanyId company, const Row &given, CellId cell)
{
    const CompanyClass &size = joining.game().classOf(company);
    if (given.initialPrice || given.isOperating)
        return given.initialPrice;
    if (size.startsAt)
        return joining.game().chart[size.startsAt].price;
    if (cell && joining.game().sales.onlyOperated)
        return joining.game().chart[cell].price;
    return {};
}

void layPrice(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    const CellId cell = cellOf(joining, given, place);
    const std::optional<Money> price = initialPrice(joining, company, given, cell);
    joining.state(company).initialPrice = price.value_or(Money{});
    joining.rule(given.isOperating || !size.startsAt || !cell || cell == size.startsAt, place + "/cell",
                 "until it is formed it stands on " +
                     (size.startsAt ? joining.game().chart[size.startsAt].name : std::string()));
    joining.need(given.isOperating || price || (!cell && joining.game().sales.onlyOperated), place + "/initial_price",
                 "expected the price it was started at; it will get its capital by it");
    if (!price || isFormedByPhase(size))
        return;
    Names pars;
    for (const Money par : size.pars)
        pars.push_back(std::to_string(par.units));
    joining.need(*price > Money{}, place + "/initial_price", "expected a price above 0");
    joining.rule(std::find(size.pars.begin(), size.pars.end(), *price) != size.pars.end(), place + "/initial_price",
                 "a company of its size is started at one of " + listed(pars));
}

/// Where stations stand is known as far as it is said; of a company with one home its home station at least.
void layStationHexes(Joining &joining, CompanyId company, const Row &given, const std::string &place)
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

void checkStations(Joining &joining, const CompanyClass &size, const Row &given, const std::string &place)
{
    const std::string stations = place + "/stations";
    if (isFormedByPhase(size)) {
        joining.rule(given.stations > 0, stations,
                     "it took stations over when it was formed, or placed one at home; at least one is on the map");
        return;
    }
    joining.rule(given.hadTurn == (given.stations > 0), stations,
                 given.hadTurn ? "it had a turn, so at least its home station is on the map"
                               : "it had no turn yet, so its first station is still to come");
}

bool ownsPrivates(const CompanyClass &size)
{
    return std::any_of(size.ownsPrivates.begin(), size.ownsPrivates.end(), [](bool owns) { return owns; });
}

void layCharter(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    const std::string missing = "this key is missing; an operating company has it";
    CompanyState &state = joining.state(company);
    joining.need(given.markers || !hasTakeOvers(joining.game()), place + "/markers", missing);
    joining.need(given.privates || !ownsPrivates(size), place + "/privates", missing);
    state.stationsOnMap = given.stations;
    state.markersLeft = given.markers.value_or(std::max(0, size.stationMarkers - given.stations));
    state.hadTurn = given.hadTurn;
    state.hasOperated = given.hasOperated.value_or(given.hadTurn);
    state.homeTileLaid = given.homeTileLaid;
    checkStations(joining, size, given, place);
    joining.rule(!given.homeTileLaid || (size.hasHomeTile && given.hadTurn), place + "/home_tile",
                 size.hasHomeTile ? "it had no turn yet in which to lay it" : "a company of its size has none");
    layStationHexes(joining, company, given, place);
    joining.draft.pay(Party::bank(), company, given.cash, Reason::Opening, company);
}

/// Shares given for a railway bring no capital; once the railway is gone only the table knows.
void layUnpaidShares(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    const CompanyId minor = directorsMinor(game, company);
    const int percent = minor ? game.classOf(company).percent(game.companies[minor].becomesUnits) : 0;
    const bool isMinorThere = minor && joining.isInPlay(minor);
    const std::string unpaid = place + "/unpaid";
    if (!minor || isFormedByPhase(game.classOf(company))) {
        joining.need(given.unpaid.value_or(0) == 0, unpaid,
                     "all its shares bring capital; nobody gets any for a railway");
        return;
    }
    const std::string &code = joining.codeOf(minor);
    if (isMinorThere)
        joining.need(given.unpaid.value_or(percent) == percent, unpaid,
                     "for " + code + " its owner will get " + percentText(percent) + ", which bring no capital");
    else
        joining.need(given.unpaid && (*given.unpaid == 0 || *given.unpaid == percent), unpaid,
                     code + " is gone: expected " + std::to_string(percent) +
                         " if its owner gave it for the director's "
                         "certificate, or 0 if nobody ever bought it; that decides the capital");
    if (given.unpaid.value_or(percent) > 0)
        joining.state(company).unpaidUnits = game.companies[minor].becomesUnits;
}

/// The owner of the railway chose the price of both at once.
void layPriceOfMinor(Joining &joining, CompanyId company, const std::string &place)
{
    const CompanyId minor = directorsMinor(joining.game(), company);
    if (!minor || !joining.isInPlay(minor) || isFormedByPhase(joining.game().classOf(company)))
        return;
    const std::vector<Money> &prices = joining.game().companies[minor].prices;
    const auto paid = std::find_if(prices.begin(), prices.end(), [&](Money price) {
        return startPriceFor(price) == joining.state(company).initialPrice;
    });
    if (joining.rule(paid != prices.end(), place + "/initial_price",
                     "nothing " + joining.codeOf(minor) + " is sold for starts it at this price") &&
        paid != prices.end())
        joining.state(minor).initialPrice = *paid;
}

/// A company that does not operate yet has no charter but for what a railway given for it left there.
void layStarted(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    layUnpaidShares(joining, company, given, place);
    layPriceOfMinor(joining, company, place);
    const CompanyId minor = directorsMinor(joining.game(), company);
    const bool hasAssets = joining.state(company).unpaidUnits > 0 && !joining.isInPlay(minor);
    joining.need(hasAssets || given.cash == Money{}, place + "/cash",
                 "a started company has no money; it gets its capital when it operates");
    joining.need(hasAssets || given.trains.empty(), place + "/trains",
                 "a started company has no trains; it can own some when it operates");
    if (hasAssets)
        joining.draft.pay(Party::bank(), company, given.cash, Reason::Opening, company);
}

/// It belongs to whoever has shares of it; all others lie in the pool.
void layBond(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    CompanyState &state = joining.state(company);
    Holdings &holdings = joining.position().holdings;
    state.role = CompanyRole::Bond;
    state.stationsOnMap = given.stations;
    state.markersLeft = given.markers.value_or(bondMarkers - given.stations);
    joining.need(given.isOperating, place + "/state",
                 "the bond railway pays from the beginning; expected \"operating\"");
    joining.need(given.director.empty(), place + "/director", "the bond railway has no director");
    joining.need(given.cash == Money{} && given.trains.empty(), place,
                 "the bond railway has neither treasury nor trains");
    joining.rule(given.stations >= 1 && state.stationsOnMap + state.markersLeft == bondMarkers, place + "/markers",
                 "it has " + std::to_string(bondMarkers) + " markers, one of them at home from the beginning");
    for (const Party stock : {Party::bank(), Party::reserve()})
        holdings.move(company, stock, Party::pool(), holdings.units(stock, company));
    holdings.setDirectorsCertificate(company, Party::pool());
    if (given.certificate.empty())
        return;
    if (const PlayerId holder = joining.player(given.certificate, place + "/certificate"))
        holdings.setDirectorsCertificate(company, holder);
}

bool isRole(Joining &joining, const Row &given, const std::string &place)
{
    const bool isKnown =
        joining.need(given.role.empty() || given.role == bondRole, place + "/role", "expected \"bond\" or no role");
    return joining.need(given.role.empty() || joining.game().draft, place + "/role",
                        "in this variant all companies are ordinary ones") &&
           isKnown && !given.role.empty();
}

void checkTime(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    if (!joining.knowsPhase)
        return;
    const PhaseId forms = formingPhase(game, company);
    if (!isFormedByPhase(game.classOf(company))) {
        joining.rule(joining.phase().onSale[game.companies[company].size], place,
                     "its shares are not on sale in phase " + joining.table.phase + " yet");
        return;
    }
    const std::string phase = forms ? game.phases[forms].name : "";
    if (given.isOperating)
        joining.rule(forms && joining.hasBegun(forms), place + "/state", "it is formed by phase " + phase);
    else
        joining.rule(!forms || !joining.hasBegun(forms) || joining.isInOperatingRound(), place + "/state",
                     "it was formed at the end of the operating round in which phase " + phase + " began");
}

void layPool(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const int unit = joining.game().classOf(company).percent(1);
    Holdings &holdings = joining.position().holdings;
    joining.need(given.pool == 0 || joining.game().sales.intoPool, place + "/pool",
                 "shares that are sold go back to the bank here");
    if (joining.need(given.pool % unit == 0, place + "/pool",
                     "its shares are of " + percentText(unit) + ", so " + percentText(given.pool) + " cannot be"))
        holdings.move(company, Party::bank(), Party::pool(),
                      std::min(given.pool / unit, holdings.units(Party::bank(), company)));
}

void layCompany(Joining &joining, const std::string &code, const Row &given)
{
    const std::string place = "companies/" + code;
    const CompanyId company = joining.company(code, place);
    if (!company || joining.game().classOf(company).isMinor())
        return;
    CompanyState &state = joining.state(company);
    state.status = given.isOperating ? CompanyStatus::Operating : CompanyStatus::Started;
    if (isRole(joining, given, place)) {
        layBond(joining, company, given, place);
        return;
    }
    checkTime(joining, company, given, place);
    layPrice(joining, company, given, place);
    layPool(joining, company, given, place);
    layDirector(joining, company, given);
    if (given.isOperating)
        layCharter(joining, company, given, place);
    else
        layStarted(joining, company, given, place);
}

void closeCompanies(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const std::string &code : joining.table.closedCompanies) {
        const CompanyId company = joining.company(code, "closed_companies");
        if (!company)
            continue;
        joining.need(!joining.isInPlay(company), "closed_companies",
                     code + " has a row in start/companies; a company that left the game has none");
        const ClassId size = game.companies[company].size;
        const bool canBeTakenOver =
            std::any_of(game.classes.begin(), game.classes.end(),
                        [&](const CompanyClass &other) { return isInSet(other.acquires, size); });
        joining.rule(canBeTakenOver || game.classes[size].isMinor(), "closed_companies",
                     code + " cannot have left the game: nobody can take it over");
        joining.state(company).status = CompanyStatus::Closed;
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
        const CompanyState &state = joining.state(company);
        const CompanyClass &size = joining.game().classOf(company);
        if (!size.hasShares() || state.role == CompanyRole::Bond)
            continue;
        if (state.status == CompanyStatus::Closed)
            handedOn += size.stationMarkers;
        if (state.status != CompanyStatus::Operating)
            continue;
        const int more = state.stationsOnMap + state.markersLeft - size.stationMarkers;
        handedOn -= more;
        joining.rule(more == 0 || (more > 0 && !closed.empty() && takesOver(size)),
                     "companies/" + joining.codeOf(company) + "/markers",
                     "it came with " + std::to_string(size.stationMarkers) +
                         "; stations on the map and markers not yet placed must be as many together" +
                         (more > 0 && takesOver(size) ? " if it took nobody over" : ""));
    }
    const std::string count = std::to_string(std::abs(handedOn));
    joining.rule(handedOn == 0 || closed.empty(), "closed_companies",
                 "the stations and markers of these companies passed to others; those have " + count +
                     (handedOn > 0 ? " too few for it" : " more than that"));
}

/// What is on the chart from the beginning, or was put there with the purchase of a railway, has a row.
void checkMissingRows(Joining &joining)
{
    const GameDefinition &game = joining.game();
    int bonds = 0;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyClass &size = game.classOf(company);
        if (!size.hasShares())
            continue;
        bonds += joining.state(company).role == CompanyRole::Bond ? 1 : 0;
        const std::string place = "companies/" + joining.codeOf(company);
        const CompanyId minor = directorsMinor(game, company);
        const bool hasRow = joining.row(company) != nullptr;
        joining.need(hasRow || !size.startsAt, place, "it is on the chart from the beginning; its row is missing");
        joining.need(hasRow || size.startsAt || !minor || !joining.isInPlay(minor), place,
                     "it was put on the chart when " + (minor ? joining.codeOf(minor) : std::string()) +
                         " was bought; its row is missing");
    }
    joining.need(!game.draft || bonds == 1, "companies",
                 "one company is the bond railway and has that role; here there are " + std::to_string(bonds));
}

} // namespace

void layCompanies(Joining &joining)
{
    for (const auto &[code, given] : joining.table.companies)
        layCompany(joining, code, given);
    closeCompanies(joining);
    checkMarkers(joining);
    checkMissingRows(joining);
}

} // namespace flimnap
