#include <cstdlib>

#include "joining/parts.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;
using Row = Joining::Row;

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
                 Sentence::say("until it is formed it stands on %1",
                               {size.startsAt ? joining.game().chart[size.startsAt].name : std::string()}));
    const bool isAskedForLater = joining.game().sales.bankAsksInitialPrice;
    joining.need((given.isOperating && !isAskedForLater) || price || (!cell && joining.game().sales.onlyOperated),
                 place + "/initial_price",
                 isAskedForLater
                     ? Sentence::say("expected the price it was started at; its shares in the bank cost that")
                     : Sentence::say("expected the price it was started at; it will get its capital by it"));
    if (!price || size.isFormedByPhase())
        return;
    Names pars;
    for (const Money par : size.pars)
        pars.push_back(std::to_string(par.units));
    joining.need(*price > Money{}, place + "/initial_price", Sentence::say("expected a price above 0"));
    joining.rule(std::find(size.pars.begin(), size.pars.end(), *price) != size.pars.end(), place + "/initial_price",
                 Sentence::say("a company of its size is started at one of %1", {listed(pars)}));
}

bool isRole(Joining &joining, const Row &given, const std::string &place)
{
    const bool isKnown = joining.need(given.role.empty() || given.role == bondRole, place + "/role",
                                      Sentence::say("expected \"bond\" or no role"));
    return joining.need(given.role.empty() || joining.game().draft, place + "/role",
                        Sentence::say("in this variant all companies are ordinary ones")) &&
           isKnown && !given.role.empty();
}

void checkTime(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    if (!joining.knowsPhase)
        return;
    const PhaseId forms = game.formingPhase(company);
    if (!game.classOf(company).isFormedByPhase()) {
        joining.rule(game.companies[company].drafted || joining.phase().onSale[game.companies[company].size], place,
                     Sentence::say("its shares are not on sale in phase %1 yet", {joining.table.phase}));
        return;
    }
    const std::string phase = forms ? game.phases[forms].title : "";
    if (given.isOperating)
        joining.rule(forms && joining.hasBegun(forms), place + "/state",
                     Sentence::say("it is formed by phase %1", {phase}));
    else
        joining.rule(!forms || !joining.hasBegun(forms) || joining.isInOperatingRound(), place + "/state",
                     Sentence::say("it was formed at the end of the operating round in which phase %1 began", {phase}));
}

void layPool(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyClass &size = joining.classOf(company);
    const int unit = size.percent(1);
    Holdings &holdings = joining.position().holdings;
    const std::optional<int> most = joining.game().sales.mostPoolPercent;
    joining.rule(!most || size.isFormedByPhase() || given.pool <= *most, place + "/pool",
                 Sentence::say("more than %1 % of a company never come there", {std::to_string(most.value_or(100))}));
    joining.need(given.pool == 0 || joining.game().sales.intoPool, place + "/pool",
                 Sentence::say("shares that are sold go back to the bank here"));
    if (joining.need(given.pool % unit == 0, place + "/pool",
                     Sentence::say("its shares are of %1 %, so %2 % cannot be",
                                   {std::to_string(unit), std::to_string(given.pool)})))
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
    for (const Feature *feature : allFeatures())
        feature->layCompany(joining, company, given);
    layFinances(joining, company, given, place);
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
    const PlayerCount *table = game.tableOf(joining.seats());
    const int leftOut = table != nullptr ? table->companiesDrawnOut : 0;
    joining.rule(
        leftOut == 0 || static_cast<int>(joining.table.closedCompanies.size()) == leftOut, "closed_companies",
        Sentence::say("with so many players %1 of the companies is left out; say which", {std::to_string(leftOut)}));
    for (const std::string &code : joining.table.closedCompanies) {
        const CompanyId company = joining.company(code, "closed_companies");
        if (!company)
            continue;
        joining.need(!joining.state(company).isInPlay(), "closed_companies",
                     Sentence::say("%1 has a row in start/companies; a company that left the game has none", {code}));
        const ClassId size = game.companies[company].size;
        const bool canBeTakenOver =
            std::any_of(game.classes.begin(), game.classes.end(),
                        [&](const CompanyClass &other) { return isInSet(other.acquires, size); });
        joining.rule(canBeTakenOver || game.classes[size].isMinor() || leftOut > 0 || game.companies[company].drafted ||
                         canClose(game, company) || game.companies[company].comesOutOfOthers,
                     "closed_companies",
                     Sentence::say("%1 cannot have left the game: nobody can take it over", {code}));
        joining.state(company).status = CompanyStatus::Closed;
        joining.position().holdings.withdraw(company);
    }
}

bool takesOver(const CompanyClass &size)
{
    return std::any_of(size.acquires.begin(), size.acquires.end(), [](bool takes) { return takes; });
}

/// Stations of private railways that are no player's any more; a company may have got them.
int stationsSold(const Joining &joining)
{
    int sold = 0;
    for (const PrivateDefinition &railway : joining.game().privates) {
        const bool isHeld =
            std::any_of(joining.table.players.begin(), joining.table.players.end(), [&](const auto &player) {
                const Names &owned = player.second.privates;
                return std::find(owned.begin(), owned.end(), railway.code) != owned.end();
            });
        const bool bringsStation =
            !railway.stationHex.empty() || (!railway.buildsAtHex.empty() && !joining.game().buildsWithOwnMarker);
        sold += bringsStation && !isHeld ? 1 : 0;
    }
    return sold;
}

/// Take-overs hand stations and markers on, so that there are always as many as the companies came with.
void checkMarkers(Joining &joining)
{
    int bought = stationsSold(joining);
    const Names &closed = joining.table.closedCompanies;
    int handedOn = 0;
    for (const CompanyId company : ids(joining.game().companies)) {
        const CompanyState &state = joining.state(company);
        const CompanyClass &size = joining.game().classOf(company);
        const int markers = joining.game().stationMarkers(company);
        if (!size.hasShares() || state.role == CompanyRole::Bond)
            continue;
        if (state.status == CompanyStatus::Closed && joining.game().hasTakeOvers())
            handedOn += markers;
        if (state.status != CompanyStatus::Operating)
            continue;
        int more = state.stationsOnMap + state.markersLeft - markers;
        if (more > 0 && bought > 0) {
            --more;
            --bought;
        }
        handedOn -= more;
        joining.rule(
            more == 0 || (more > 0 && !closed.empty() && takesOver(size)),
            "companies/" + joining.codeOf(company) + "/markers",
            more > 0 && takesOver(size)
                ? Sentence::say("it came with %1; stations on the map and markers not yet placed must be as many "
                                "together if it took nobody over",
                                {std::to_string(markers)})
                : Sentence::say(
                      "it came with %1; stations on the map and markers not yet placed must be as many together",
                      {std::to_string(markers)}));
    }
    const std::string count = std::to_string(std::abs(handedOn));
    joining.rule(
        handedOn == 0 || closed.empty(), "closed_companies",
        handedOn > 0
            ? Sentence::say(
                  "the stations and markers of these companies passed to others; those have %1 too few for it", {count})
            : Sentence::say(
                  "the stations and markers of these companies passed to others; those have %1 more than that",
                  {count}));
}

/// What is on the chart from the beginning, or was put there with the purchase of a railway, has a row.
void checkMissingRows(Joining &joining)
{
    const GameDefinition &game = joining.game();
    int bonds = 0;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyClass &size = game.classOf(company);
        if (!size.hasShares() || game.companies[company].comesOutOfOthers)
            continue;
        bonds += joining.state(company).role == CompanyRole::Bond ? 1 : 0;
        const std::string place = "companies/" + joining.codeOf(company);
        const CompanyId minor = game.directorsMinor(company);
        const bool hasRow = joining.row(company) != nullptr;
        joining.need(hasRow || !size.startsAt, place,
                     Sentence::say("it is on the chart from the beginning; its row is missing"));
        joining.need(hasRow || size.startsAt || !minor || !joining.state(minor).isInPlay(), place,
                     Sentence::say("it was put on the chart when %1 was bought; its row is missing",
                                   {minor ? joining.codeOf(minor) : std::string()}));
    }
    joining.need(
        !game.draft || bonds == 1, "companies",
        Sentence::say("one company is the bond railway and has that role; here there are %1", {std::to_string(bonds)}));
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
