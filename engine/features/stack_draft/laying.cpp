#include "features/stack_draft/laying.h"

#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

namespace {

using Row = Joining::Row;

const std::string constructionRole = "construction";
const std::string bondRole = "bond";

/// As its own row says, or since the company that it belonged to is the bond railway.
bool isConstruction(const Joining &joining, CompanyId minor)
{
    const Row *own = joining.row(minor);
    const Row *company = joining.row(joining.game().companies[minor].becomes);
    return (own != nullptr && own->role == constructionRole) || (company != nullptr && company->role == bondRole);
}

bool layConstruction(Joining &joining, CompanyId minor)
{
    const std::string place = "companies/" + joining.codeOf(minor);
    const Row *given = joining.row(minor);
    if (given != nullptr)
        joining.need(given->role.empty() || given->role == constructionRole, place + "/role",
                     Sentence::say("expected \"construction\" or no role"));
    if (!isConstruction(joining, minor))
        return false;
    joining.state(minor).onlyBuilds = true;
    joining.state(minor).initialPrice = termsOf(joining.game()).constructionPrice;
    joining.need(given == nullptr || (given->cash == Money{} && given->trains.empty()), place,
                 Sentence::say("it only builds track; it has neither treasury nor trains"));
    const PhaseId forms = joining.game().formingPhase(joining.game().companies[minor].becomes);
    if (joining.knowsPhase)
        joining.rule(!forms || !joining.hasBegun(forms), place,
                     Sentence::say("it only built track, and closed when phase %1 began",
                                   {forms ? joining.game().phases[forms].title : std::string()}));
    return true;
}

/// It belongs to whoever has shares of it; all others lie in the pool.
bool layBond(Joining &joining, CompanyId company, const Row &given)
{
    const std::string place = "companies/" + joining.codeOf(company);
    joining.need(given.role.empty() || given.role == bondRole, place + "/role",
                 Sentence::say("expected \"bond\" or no role"));
    if (given.role != bondRole)
        return false;
    CompanyState &state = joining.state(company);
    Holdings &holdings = joining.position().holdings;
    joining.need(given.isOperating, place + "/state",
                 Sentence::say("the bond railway pays from the beginning; expected \"operating\""));
    setBond(joining.position(), company);
    state.stationsOnMap = given.stations;
    state.tokensLeft = given.tokens.value_or(bondTokens - given.stations);
    joining.need(given.director.empty(), place + "/director", Sentence::say("the bond railway has no director"));
    joining.need(given.cash == Money{} && given.trains.empty(), place,
                 Sentence::say("the bond railway has neither treasury nor trains"));
    joining.rule(
        given.stations >= 1 && state.stationsOnMap + state.tokensLeft == bondTokens, place + "/markers",
        Sentence::say("it has %1 markers, one of them at home from the beginning", {std::to_string(bondTokens)}));
    for (const Party stock : {Party::bank(), Party::reserve()})
        holdings.move(company, stock, Party::pool(), holdings.units(stock, company));
    holdings.setDirectorsCertificate(company, Party::pool());
    if (given.certificate.empty())
        return true;
    if (const PlayerId holder = joining.player(given.certificate, place + "/certificate"))
        holdings.setDirectorsCertificate(company, holder);
    return true;
}

/// One railway of each kind was drawn to build only, and both close together.
void checkConstruction(Joining &joining)
{
    JoinedPosition::Names building;
    int ofStarted = 0;
    for (const CompanyId minor : ids(joining.game().companies)) {
        if (!joining.state(minor).onlyBuilds)
            continue;
        building.push_back(joining.codeOf(minor));
        ofStarted += isOfStarted(joining.game(), minor) ? 1 : 0;
    }
    joining.rule(
        building.empty() || (building.size() == 2 && ofStarted == 1), "companies",
        Sentence::say("of the coal and of the pre-state railways one each only builds, or neither any more; here: %1",
                      {listed(building)}));
}

void layTokenEarner(Joining &joining)
{
    const auto *keys = joining.table.parts.find<TableKeys>();
    if (keys == nullptr || !joining.need(findTerms(joining.game()) != nullptr, "bond_token",
                                         Sentence::say("there is no bond railway in this variant")))
        return;
    if (const CompanyId earner = joining.company(keys->bondToken, "bond_token"))
        joining.position().parts.change<State>().tokenEarner = earner;
}

} // namespace

bool layRole(Joining &joining, CompanyId company)
{
    if (joining.game().classOf(company).isMinor())
        return layConstruction(joining, company);
    const Row *given = joining.row(company);
    return given != nullptr && layBond(joining, company, *given);
}

void layTable(Joining &joining)
{
    layTokenEarner(joining);
    if (findTerms(joining.game()) == nullptr)
        return;
    checkConstruction(joining);
    int bonds = 0;
    for (const CompanyId company : ids(joining.game().companies)) {
        if (!joining.state(company).isUndirected)
            continue;
        ++bonds;
    }
    joining.need(
        bonds == 1, "companies",
        Sentence::say("one company is the bond railway and has that role; here there are %1", {std::to_string(bonds)}));
}

void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table)
{
    for (auto &[code, row] : table.companies) {
        const CompanyState &state = position.companies[game.findCompany(code)];
        if (state.onlyBuilds)
            row.role = constructionRole;
        else if (state.isUndirected)
            row.role = bondRole;
    }
    if (const CompanyId earner = stateOf(position).tokenEarner)
        table.parts.set(TableKeys{game.companies[earner].code});
}

} // namespace flimnap::stack_draft
