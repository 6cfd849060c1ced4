#include "dealings/floating.h"
#include "dealings/stations.h"
#include "joining/parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;
using Row = Joining::Row;

/// Where stations stand is known as far as it is said; of a company with one home its home station at least.
void layStationHexes(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const Names &homes = joining.game().companies[company].homes;
    Names hexes = given.stationHexes.value_or(given.stations > 0 && homes.size() == 1 ? homes : Names());
    joining.need(
        hexes.size() <= static_cast<std::size_t>(given.stations), place + "/station_hexes",
        Sentence::say("these are more hexes than it has stations on the map, %1", {std::to_string(given.stations)}));
    for (const std::string &hex : hexes) {
        joining.need(joining.game().findHex(hex).isValid(), place + "/station_hexes",
                     Sentence::say("there is no hex \"%1\" on this map", {hex}));
        joining.rule(std::count(hexes.begin(), hexes.end(), hex) == 1, place + "/station_hexes",
                     Sentence::say("a company has one station on a hex; %1 stands here twice", {hex}));
        noteStation(joining.books, company, joining.game().findHex(hex));
    }
}

void checkStations(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const std::string stations = place + "/stations";
    if (comesWithStation(joining.game(), company)) {
        const bool isFormed = joining.game().classOf(company).isFormedByPhase();
        const bool isAtStart = joining.game().homeAtStart;
        joining.rule(
            given.stations > 0, stations,
            isFormed
                ? Sentence::say(
                      "it took stations over when it was formed, or placed one at home; at least one is on the map")
            : isAtStart ? Sentence::say("its home station is on the map since it was started")
                        : Sentence::say("its home station is on the map since somebody directs it"));
        return;
    }
    joining.rule(given.hadTurn == (given.stations > 0), stations,
                 given.hadTurn ? Sentence::say("it had a turn, so at least its home station is on the map")
                               : Sentence::say("it had no turn yet, so its first station is still to come"));
}

/// That it has before its first turn.
void layHomeStation(Joining &joining, CompanyId company)
{
    const Names &homes = joining.game().companies[company].homes;
    joining.state(company).stationsOnMap = 1;
    joining.state(company).tokensLeft = joining.game().stationTokens(company) - 1;
    if (homes.size() == 1)
        noteStation(joining.books, company, joining.game().findHex(homes.front()));
}

bool ownsPrivates(const CompanyClass &size)
{
    return std::any_of(size.ownsPrivates.begin(), size.ownsPrivates.end(), [](bool owns) { return owns; });
}

/// Shares given for a railway bring no capital; once the railway is gone only the table knows.
void layUnpaidShares(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    const CompanyId minor = game.directorsMinor(company);
    const int percent = minor ? game.classOf(company).percent(game.companies[minor].becomesUnits) : 0;
    const bool isMinorThere = minor && joining.state(minor).isInPlay();
    const std::string unpaid = place + "/unpaid";
    if (!minor || game.classOf(company).isFormedByPhase()) {
        joining.need(given.unpaid.value_or(0) == 0, unpaid,
                     Sentence::say("all its shares bring capital; nobody gets any for a railway"));
        return;
    }
    const std::string &code = joining.codeOf(minor);
    if (isMinorThere)
        joining.need(
            given.unpaid.value_or(percent) == percent, unpaid,
            Sentence::say("for %1 its owner will get %2 %, which bring no capital", {code, std::to_string(percent)}));
    else
        joining.need(given.unpaid && (*given.unpaid == 0 || *given.unpaid == percent), unpaid,
                     Sentence::say("%1 is gone: expected %2 if its owner gave it for the director's certificate, or 0 "
                                   "if nobody ever bought it; that decides the capital",
                                   {code, std::to_string(percent)}));
    if (given.unpaid.value_or(percent) > 0)
        joining.state(company).unpaidUnits = game.companies[minor].becomesUnits;
}

/// The owner of the railway chose the price of both at once.
void layPriceOfMinor(Joining &joining, CompanyId company, const std::string &place)
{
    const CompanyId minor = joining.game().directorsMinor(company);
    if (!minor || !joining.state(minor).isInPlay() || joining.game().classOf(company).isFormedByPhase())
        return;
    const std::vector<Money> &prices = joining.game().companies[minor].prices;
    const auto paid = std::find_if(prices.begin(), prices.end(), [&](Money price) {
        return startPriceFor(price) == joining.state(company).initialPrice;
    });
    if (joining.rule(paid != prices.end(), place + "/initial_price",
                     Sentence::say("nothing %1 is sold for starts it at this price", {joining.codeOf(minor)})) &&
        paid != prices.end())
        joining.state(minor).initialPrice = *paid;
}

} // namespace

void layCharter(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    const Sentence missing = Sentence::say("this key is missing; an operating company has it");
    CompanyState &state = joining.state(company);
    joining.need(given.privates || !ownsPrivates(size), place + "/privates", missing);
    state.stationsOnMap = given.stations;
    state.tokensLeft = given.tokens.value_or(std::max(0, joining.game().stationTokens(company) - given.stations));
    state.hadTurn = given.hadTurn;
    state.hasOperated = given.hasOperated.value_or(given.hadTurn);
    state.homeTileLaid = given.homeTileLaid;
    checkStations(joining, company, given, place);
    joining.rule(!given.homeTileLaid || (size.hasHomeTile && given.hadTurn), place + "/home_tile",
                 size.hasHomeTile ? Sentence::say("it had no turn yet in which to lay it")
                                  : Sentence::say("a company of its size has none"));
    layStationHexes(joining, company, given, place);
    joining.books.pay(Party::bank(), company, given.cash, Reason::Opening, company);
}

void layStarted(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    layUnpaidShares(joining, company, given, place);
    layPriceOfMinor(joining, company, place);
    joining.books.pay(Party::bank(), company, given.cash, Reason::Opening, company);
    if (joining.game().homeAtStart)
        layHomeStation(joining, company);
}

} // namespace flimnap
