#include "features/destinations/laying.h"

#include "features/destinations/standing.h"

namespace flimnap::destinations {

namespace {

using Row = Joining::Row;

CompanyKeys keysOf(const Row &given)
{
    const auto *keys = given.parts.find<CompanyKeys>();
    return keys != nullptr ? *keys : CompanyKeys();
}

/// The kinds follow each other; who has reached its destination gets all that its shares bring.
void checkKind(Joining &joining, CompanyId company, const std::string &capital, const std::string &place)
{
    const bool isThere = hasReached(joining.position(), company);
    const std::string now = capitalNow(joining.game(), joining.position());
    joining.need(
        capital != escrow || !isThere, place + "/capital",
        Sentence::say(
            "it has reached its destination, so that it gets all that its shares bring: expected \"per-share\""));
    joining.rule(
        capital != perShare || now != escrow || isThere, place + "/capital",
        Sentence::say("no company is started so yet, and it has not reached its destination: expected \"escrow\""));
    joining.rule(capital != atFloat || now == atFloat, place + "/capital",
                 Sentence::say("no company is started so yet; until now they got their capital bit by bit"));
}

/// What its shares brought is counted by those that are sold, for the price it was started at.
void checkSums(Joining &joining, CompanyId company, const Row &given, const std::string &place)
{
    const CompanyState &state = joining.state(company);
    const CompanyClass &size = joining.classOf(company);
    const int sold = soldUnits(joining.position(), company);
    const bool isKept = keysOf(given).capital == escrow;
    const int kept = isKept ? std::max(0, sold - state.treasuryUnits) : 0;
    const int paid = state.treasuryUnits > 0 ? sold - kept : 0;
    const std::string each = std::to_string(state.initialPrice.units);
    if (isKept)
        joining.rule(keptFor(joining.position(), company) == state.initialPrice * kept, place + "/escrow",
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
    if (joining.state(company).treasuryUnits > 0)
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

void layReached(Joining &joining)
{
    const auto *keys = joining.table.parts.find<TableKeys>();
    for (const std::string &code : keys != nullptr ? keys->reached : std::vector<std::string>()) {
        const CompanyId company = joining.company(code, "destinations");
        if (!company ||
            !joining.need(findTerms(joining.game()) != nullptr && !destinationOf(joining.game(), company).empty(),
                          "destinations", Sentence::say("%1 has no destination", {code})) ||
            !joining.need(joining.state(company).status != CompanyStatus::Closed, "destinations",
                          Sentence::say("%1 has left the game", {code})))
            continue;
        joining.need(!hasReached(joining.position(), company), "destinations",
                     Sentence::say("%1 stands here twice", {code}));
        setReached(joining.game(), joining.position(), company);
    }
}

} // namespace

bool asksCapital(const GameDefinition &game, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    return findTerms(game) != nullptr && size.hasShares() && !size.isFormedByPhase();
}

void layCompany(Joining &joining, CompanyId company, const Row &given)
{
    const CompanyKeys keys = keysOf(given);
    const std::string place = "companies/" + joining.codeOf(company);
    if (!asksCapital(joining.game(), company)) {
        joining.need(keys.capital.empty(), place + "/capital",
                     Sentence::say("it is not said of this company; all get theirs in one way"));
        joining.need(keys.kept == Money{}, place + "/escrow", Sentence::say("no money is kept for this company"));
        return;
    }
    joining.need(
        !keys.capital.empty(), place + "/capital",
        Sentence::say(
            "this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float"));
    joining.state(company).treasuryUnits = treasuryUnits(joining.game(), company, keys.capital);
    if (keys.kept != Money{})
        keep(joining.books, company, keys.kept);
    joining.need(
        keys.capital.empty() || keys.capital == escrow || keys.kept == Money{}, place + "/escrow",
        Sentence::say(
            "money is only kept for a company with capital \"escrow\" that is still to reach its destination"));
}

void layTable(Joining &joining)
{
    layReached(joining);
    for (const auto &[code, given] : joining.table.companies) {
        const CompanyId company = joining.game().findCompany(code);
        const CompanyKeys keys = keysOf(given);
        if (!company || !joining.state(company).isInPlay() || !asksCapital(joining.game(), company) ||
            keys.capital.empty())
            continue;
        const std::string place = "companies/" + code;
        if (joining.knowsPhase)
            checkKind(joining, company, keys.capital, place);
        checkFloat(joining, company, given, place);
        if (joining.state(company).initialPrice > Money{})
            checkSums(joining, company, given, place);
    }
}

} // namespace flimnap::destinations
