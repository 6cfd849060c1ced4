#include <algorithm>

#include "definition/check_parts.h"

namespace flimnap {

namespace {

void checkCode(const GameDefinition &game, const Dummy &dummy, Findings &findings)
{
    const std::string &code = dummy.code;
    findings.need(!code.empty() && !isSeat(code) && !game.findCompany(code) && !game.findPrivate(code), "/dummy/code",
                  "expected a code that no player, company or private railway has");
    findings.need(!dummy.name.empty(), "/dummy/name", "expected a name");
}

void checkShare(const GameDefinition &game, const DummyCompany &company, const std::string &place, Findings &findings)
{
    const CompanyClass &size = game.classes[company.size];
    findings.need(size.hasShares() && !size.pars.empty(), place, "expected a class with shares and an initial price");
    findings.need(!size.hasShares() || (company.units >= size.directorUnits && company.units <= size.units),
                  place + "/percent", "expected at least the director's certificate and at most 100 percent");
    findings.need(std::any_of(game.companies.begin(), game.companies.end(),
                              [&](const CompanyDefinition &one) { return one.size == company.size; }),
                  place, "no company of this class can be drawn");
}

} // namespace

void checkDummy(const GameDefinition &game, Findings &findings)
{
    if (!game.dummy)
        return;
    checkCode(game, *game.dummy, findings);
    findings.need(game.exportRule == ExportRule::Never, "/export",
                  "a game with \"dummy\" exports no trains, his companies get them");
    for (const PlayerCount &row : game.playerCounts)
        findings.need(row.players == 2, "/players/" + std::to_string(row.players),
                      "a game with \"dummy\" is for two players");
    findings.need(!game.dummy->companies.empty(), "/dummy/companies", "expected at least one class");
    std::set<ClassId> seen;
    for (const DummyCompany &company : game.dummy->companies) {
        const bool hasClass = game.classes.holds(company.size);
        const std::string place = "/dummy/companies" + (hasClass ? "/" + game.classes[company.size].name : "");
        findings.need(hasClass, place, "there is no such class");
        findings.need(seen.insert(company.size).second, place, "there is one company of each class");
        findings.need(game.phases.holds(company.from), place + "/phase", "there is no such phase");
        if (hasClass)
            checkShare(game, company, place, findings);
    }
}

} // namespace flimnap
