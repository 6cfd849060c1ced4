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

void checkTime(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    if (!joining.knowsPhase)
        return;
    const PhaseId forms = game.formingPhase(company);
    if (!game.classOf(company).isFormedByPhase()) {
        joining.rule(game.companies[company].isGiven || joining.phase().onSale[game.companies[company].size], place,
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
    if (hasRole(joining, company))
        return;
    joining.need(given.role.empty(), place + "/role", Sentence::say("in this variant all companies are ordinary ones"));
    checkTime(joining, company, given, place);
    layPrice(joining, company, given, place);
    for (const Feature *feature : allFeatures())
        feature->layCompany(joining, company, given);
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
        joining.need(!joining.state(company).isInPlay(), "closed_companies",
                     Sentence::say("%1 has a row in start/companies; a company that left the game has none", {code}));
        const ClassId size = game.companies[company].size;
        const bool mayHaveLeft = std::ranges::any_of(game.features, [&](const Feature *feature) {
            return feature->mayHaveLeft(game, joining.seats(), company);
        });
        joining.rule(mayHaveLeft || game.classes[size].isMinor() || game.companies[company].isGiven ||
                         canClose(game, company) || game.companies[company].comesOutOfOthers,
                     "closed_companies",
                     Sentence::say("%1 cannot have left the game: nobody can take it over", {code}));
        joining.state(company).status = CompanyStatus::Closed;
        joining.position().holdings.withdraw(company);
    }
}

/// What is on the chart from the beginning, or was put there with the purchase of a railway, has a row.
void checkMissingRows(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const CompanyId company : ids(game.companies)) {
        const CompanyClass &size = game.classOf(company);
        if (!size.hasShares() || game.companies[company].comesOutOfOthers)
            continue;
        const std::string place = "companies/" + joining.codeOf(company);
        const CompanyId minor = game.directorsMinor(company);
        const bool hasRow = joining.row(company) != nullptr;
        joining.need(hasRow || !size.startsAt, place,
                     Sentence::say("it is on the chart from the beginning; its row is missing"));
        joining.need(hasRow || size.startsAt || !minor || !joining.state(minor).isInPlay(), place,
                     Sentence::say("it was put on the chart when %1 was bought; its row is missing",
                                   {minor ? joining.codeOf(minor) : std::string()}));
    }
}

} // namespace

void layCompanies(Joining &joining)
{
    for (const auto &[code, given] : joining.table.companies)
        layCompany(joining, code, given);
    closeCompanies(joining);
    checkMissingRows(joining);
}

} // namespace flimnap
