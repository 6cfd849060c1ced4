#include "dealings/capital.h"
#include "joining/parts.h"

namespace flimnap {

namespace {

using Row = Joining::Row;

/// Formed companies get what they are formed out of; the others what their shares bring.
bool asksCapital(const Joining &joining, CompanyId company)
{
    const CompanyClass &size = joining.game().classOf(company);
    return size.hasShares() && !size.isFormedByPhase() && hasKindsOfCapital(joining.game());
}

/// The kinds follow each other; who has reached its destination gets all that its shares bring.
void checkKind(Joining &joining, CompanyId company, const std::string &place)
{
    const CompanyState &state = joining.state(company);
    const Capital now = capitalNow(joining.game(), joining.position());
    const std::string capital = place + "/capital";
    joining.need(
        state.capital != Capital::Escrow || !state.reachedDestination, capital,
        Sentence::say(
            "it has reached its destination, so that it gets all that its shares bring: expected \"per-share\""));
    joining.rule(
        state.capital != Capital::PerShare || now != Capital::Escrow || state.reachedDestination, capital,
        Sentence::say("no company is started so yet, and it has not reached its destination: expected \"escrow\""));
    joining.rule(state.capital != Capital::AtFloat || now == Capital::AtFloat, capital,
                 Sentence::say("no company is started so yet; until now they got their capital bit by bit"));
}

/// What its shares brought is counted by those that are sold, for the price it was started at.
void checkSums(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyState &state = joining.state(company);
    const CompanyClass &size = joining.classOf(company);
    const int sold = soldUnits(joining.position(), company);
    const int kept = state.capital == Capital::Escrow ? std::max(0, sold - size.units / 2) : 0;
    const int paid = state.capital == Capital::AtFloat ? 0 : sold - kept;
    const std::string each = std::to_string(state.initialPrice.units);
    if (state.capital == Capital::Escrow)
        joining.rule(state.escrow == state.initialPrice * kept, place + "/escrow",
                     Sentence::say("%1 % of it are sold at %2, of which %3 % beyond the first half: expected %4",
                                   {std::to_string(size.percent(sold)), each, std::to_string(size.percent(kept)),
                                    std::to_string((state.initialPrice * kept).units)}));
    if (given.isOperating)
        return;
    joining.rule(
        given.cash == state.initialPrice * paid, place + "/cash",
        Sentence::say("it had no turn yet, so that it has what its shares brought: %1 % at %2, expected %3",
                      {std::to_string(size.percent(paid)), each, std::to_string((state.initialPrice * paid).units)}));
}

/// All capital at once comes, and with it the first turn, as soon as enough is sold, wherever it lies now.
void checkFloat(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyClass &size = joining.classOf(company);
    if (joining.state(company).capital != Capital::AtFloat)
        return;
    const int sold = soldUnits(joining.position(), company);
    const bool floats = sold >= size.floatUnits;
    const std::vector<std::string> percents = {std::to_string(size.percent(sold)),
                                               std::to_string(size.percent(size.floatUnits))};
    joining.rule(floats == given.isOperating, place + "/state",
                 floats
                     ? Sentence::say("%1 % of it are sold; with %2 % it gets its capital and operates", percents)
                     : Sentence::say("%1 % of it are sold; with %2 % it gets its capital and operates, and not before",
                                     percents));
}

} // namespace

bool hasKindsOfCapital(const GameDefinition &game)
{
    return std::any_of(game.phases.begin(), game.phases.end(),
                       [&](const PhaseDefinition &phase) { return phase.capital != game.phases[PhaseId(0)].capital; });
}

bool hasCapitalBeforeTurns(const Joining &joining, CompanyId company)
{
    return asksCapital(joining, company) && joining.state(company).capital != Capital::AtFloat;
}

void layFinances(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    CompanyState &state = joining.state(company);
    if (!asksCapital(joining, company)) {
        joining.need(!given.capital, place + "/capital",
                     Sentence::say("it is not said of this company; all get theirs in one way"));
        joining.need(given.escrow == Money{}, place + "/escrow", Sentence::say("no money is kept for this company"));
        return;
    }
    joining.need(
        given.capital.has_value(), place + "/capital",
        Sentence::say(
            "this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float"));
    state.capital = given.capital.value_or(Capital::AtFloat);
    state.escrow = given.escrow;
    joining.need(
        !given.capital || state.capital == Capital::Escrow || given.escrow == Money{}, place + "/escrow",
        Sentence::say(
            "money is only kept for a company with capital \"escrow\" that is still to reach its destination"));
}

void layDestinations(Joining &joining)
{
    for (const std::string &code : joining.table.destinations) {
        const CompanyId company = joining.company(code, "destinations");
        if (!company ||
            !joining.need(!joining.game().companies[company].destination.empty(), "destinations",
                          Sentence::say("%1 has no destination", {code})) ||
            !joining.need(joining.state(company).status != CompanyStatus::Closed, "destinations",
                          Sentence::say("%1 has left the game", {code})))
            continue;
        joining.need(!joining.state(company).reachedDestination, "destinations",
                     Sentence::say("%1 stands here twice", {code}));
        joining.state(company).reachedDestination = true;
    }
}

void checkCapital(Joining &joining)
{
    for (const auto &[code, given] : joining.table.companies) {
        const CompanyId company = joining.game().findCompany(code);
        if (!company || !joining.state(company).isInPlay())
            continue;
        const std::string place = "companies/" + code;
        if (!asksCapital(joining, company) || !given.capital)
            continue;
        if (joining.knowsPhase)
            checkKind(joining, company, place);
        checkFloat(joining, company, given, place);
        if (joining.state(company).initialPrice > Money{})
            checkSums(joining, company, given, place);
    }
}

} // namespace flimnap
