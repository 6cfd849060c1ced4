#include <algorithm>
#include <set>

#include "definition/check_parts.h"

namespace flimnap {

namespace {

constexpr int mostCompanies = 32; ///< a stock round keeps a bit for each

void checkShares(const GameDefinition &game, const CompanyClass &size, const std::string &place, Findings &findings)
{
    findings.need(size.units > 0 && 100 % size.units == 0, place + "/certificates",
                  "the ordinary certificates must divide 100 percent evenly");
    findings.need(size.directorUnits > 0 && size.directorUnits <= size.units, place + "/certificates",
                  "the director's certificate is at most the whole company");
    findings.need(size.floatUnits >= 0 && size.floatUnits <= size.units, place + "/floatPercent",
                  "expected more than 0 and at most 100 percent");
    findings.need(size.holdingLimitUnits >= size.directorUnits && size.holdingLimitUnits <= size.units,
                  place + "/holdingLimitPercent",
                  "expected at least the director's certificate and at most 100 percent");
    findings.need(!size.pars.empty() || size.startsAt, place + "/pars",
                  "expected at least one initial price, or \"startsAt\"");
    for (std::size_t i = 0; i < size.pars.size(); ++i)
        findings.need(game.chart.count() == 0 || game.findCell(size.pars[i]), place + "/pars/" + std::to_string(i),
                      "the chart has no price " + std::to_string(size.pars[i].units) +
                          " for a beginning; initial prices are on the chart");
    findings.need(!size.startsAt || game.chart.holds(size.startsAt), place + "/startsAt",
                  "there is no such space on the chart");
}

void checkNoShares(const CompanyClass &size, const std::string &place, Findings &findings)
{
    findings.need(size.units == 0 && size.directorUnits == 0 && size.floatUnits == 0 && size.holdingLimitUnits == 0,
                  place + "/certificates", "only companies of the kind \"shares\" have shares");
    findings.need(size.pars.empty(), place + "/pars", "only companies with shares have an initial price");
    findings.need(!size.startsAt, place + "/startsAt", "only companies with shares stand on the chart");
}

void checkTurns(const CompanyClass &size, const std::string &place, Findings &findings)
{
    findings.need(size.stationTokens >= 0, place + "/stationMarkers", "expected 0 or more markers");
    findings.need(!size.stationPrices.empty(), place + "/stationPrices",
                  "expected at least the price of the home station");
    findings.need(
        std::all_of(size.stationPrices.begin(), size.stationPrices.end(), [](Money p) { return p >= Money{}; }),
        place + "/stationPrices", "no station costs less than nothing");
}

void checkPermissions(const GameDefinition &game, const CompanyClass &size, const std::string &place,
                      Findings &findings)
{
    for (const auto *set : {&size.ownsTrains, &size.runsTrains, &size.ownsPrivates})
        findings.need(set->count() == game.classes.count(), place, "its permissions do not cover all classes");
    for (const ClassId train : ids(size.runsTrains))
        findings.need(!size.runsTrains[train] || !size.ownsTrains.holds(train) || size.ownsTrains[train],
                      place + "/runsTrains", "a company can only run trains it may own");
}

/// A minor pays for its train out of its price.
void checkFirstTrain(const GameDefinition &game, const CompanyDefinition &minor, const std::string &place,
                     Findings &findings)
{
    if (!minor.comesWith)
        return;
    const bool exists = game.faces.holds(minor.comesWith);
    const ClassId train = exists ? game.faces[minor.comesWith].size : ClassId();
    const ById<ClassId, bool> &owned = game.classes[minor.size].ownsTrains;
    findings.need(exists && owned.holds(train) && owned[train], place + "/comesWith",
                  "expected a train that a company of this class may own");
    for (const Money price : minor.prices)
        findings.need(!exists || price >= game.faces[minor.comesWith].price, place + "/prices",
                      "a price of " + std::to_string(price.units) + " does not pay for the train that comes with it");
}

/// Where every player is a company it is neither bought nor given for a share.
void checkPlayersCompany(const CompanyDefinition &company, const std::string &place, Findings &findings)
{
    findings.need(company.prices.empty(), place + "/prices", "where players are companies, companies are not bought");
    findings.need(!company.comesWith, place + "/comesWith",
                  "where players are companies, companies begin without trains");
    findings.need(!company.becomes, place + "/becomes", "where players are companies, there are no shares");
}

void checkMinor(const GameDefinition &game, const CompanyDefinition &minor, const std::string &place,
                Findings &findings)
{
    findings.need(minor.lowMine >= Money{} && minor.lowMine <= minor.highMine, place + "/mine",
                  "expected two values, the second one not below the first");
    if (!game.hasShares()) {
        checkPlayersCompany(minor, place, findings);
        return;
    }
    findings.need(!minor.prices.empty(), place + "/prices", "a company without shares needs at least one price");
    findings.need(std::all_of(minor.prices.begin(), minor.prices.end(), [](Money price) { return price > Money{}; }),
                  place + "/prices", "expected prices above 0");
    checkFirstTrain(game, minor, place, findings);
    const bool hasSuccessor = game.companies.holds(minor.becomes) &&
                              game.classes.holds(game.companies[minor.becomes].size) &&
                              game.classOf(minor.becomes).hasShares();
    findings.need(hasSuccessor, place + "/becomes",
                  "a company without shares becomes a share of a company that has some");
    findings.need(!hasSuccessor || minor.becomesUnits > 0, place + "/becomes/percent",
                  "expected at least one ordinary certificate");
}

/// What the owners of minors get must be there.
void checkSuccessors(const GameDefinition &game, Findings &findings)
{
    for (const CompanyId company : ids(game.companies)) {
        int units = 0;
        for (const CompanyDefinition &minor : game.companies)
            units += minor.becomes == company ? minor.becomesUnits : 0;
        if (game.classes.holds(game.companies[company].size) && game.classOf(company).hasShares())
            findings.need(units <= game.classOf(company).units, "/companies/" + game.companies[company].code,
                          "other companies become more than 100 percent of this one");
    }
}

void checkKind(const GameDefinition &game, CompanyId id, const std::string &place, Findings &findings)
{
    const CompanyDefinition &company = game.companies[id];
    const CompanyClass &size = game.classOf(id);
    findings.need(size.kind != ClassKind::Label, place + "/class",
                  "this class is a label for private railways or trains; companies need another one");
    findings.need(!size.hasShares() || game.hasShares(), place + "/class",
                  R"(where players are companies, no company has shares; expected a class of the kind "minor")");
    if (size.isMinor()) {
        checkMinor(game, company, place, findings);
        return;
    }
    findings.need(company.prices.empty(), place + "/prices", "the price of a company with shares is on the chart");
    findings.need(!company.comesWith, place + "/comesWith", "only companies without shares come with a train");
    findings.need(!company.becomes, place + "/becomes", "only companies without shares become another company");
    findings.need(company.lowMine == Money{} && company.highMine == Money{}, place + "/mine",
                  "only companies without shares have a mine");
    findings.need(!size.isFormedByPhase() || game.formingPhase(id), place,
                  "it has no \"floatPercent\", and no phase forms it");
}

void checkRights(const GameDefinition &game, const PrivateDefinition &railway, const std::string &place,
                 Findings &findings)
{
    findings.need(railway.income >= Money{}, place + "/income", "nobody pays for owning a private railway");
    for (const std::string &terrain : railway.waivesTerrain)
        findings.need(std::any_of(game.hexes.begin(), game.hexes.end(),
                                  [&](const HexDefinition &hex) { return hex.terrain == terrain; }),
                      place + "/waivesTerrain", "no hex has the terrain \"" + terrain + "\"");
}

} // namespace

bool isSeat(const std::string &code)
{
    return code.size() == 2 && code[0] == 'p' && code[1] >= '0' && code[1] <= '9';
}

void checkClasses(const GameDefinition &game, Findings &findings)
{
    findings.need(game.classes.count() > 0, "/classes", "a game needs at least one class of companies");
    std::set<std::string> seen;
    for (const CompanyClass &size : game.classes) {
        const std::string place = "/classes/" + size.name;
        findings.need(!size.name.empty() && seen.insert(size.name).second, place, "the name of a class is its own");
        findings.need(!size.code.empty() && (size.code == size.name || seen.insert(size.code).second), place + "/code",
                      "\"" + size.code + "\" names another class too; the code of a class is its own");
        findings.need(size.ownersPercent == 0 || size.isMinor(), place + "/ownersPercent",
                      "only companies of the kind \"minor\" have one owner");
        findings.need(size.ownersPercent >= 0 && size.ownersPercent <= 100, place + "/ownersPercent",
                      "expected 0 to 100 percent");
        if (size.hasShares())
            checkShares(game, size, place, findings);
        else
            checkNoShares(size, place, findings);
        if (size.kind != ClassKind::Label)
            checkTurns(size, place, findings);
        checkPermissions(game, size, place, findings);
    }
}

void checkCompanies(const GameDefinition &game, Findings &findings)
{
    const int count = game.companies.count();
    findings.need(count > 0 && count <= mostCompanies, "/companies",
                  "expected 1 to " + std::to_string(mostCompanies) + " companies, found " + std::to_string(count));
    findings.needUnique(game.companies, "/companies", [](const CompanyDefinition &company) { return company.code; });
    for (const CompanyId id : ids(game.companies)) {
        const CompanyDefinition &company = game.companies[id];
        const std::string place = "/companies/" + company.code;
        const bool hasClass = game.classes.holds(company.size);
        findings.need(!isSeat(company.code), place, "p1, p2 … are the players' codes; a company needs another one");
        findings.need(company.code != "bank" && company.code != "draw" && company.code != game.poolWord, place,
                      "in journals this word means something else; a company needs another code");
        findings.need(hasClass, place + "/class", "there is no such class");
        findings.need(!company.homes.empty() || game.hexes.count() == 0 || company.comesOutOfOthers, place + "/homes",
                      "a company has at least one home");
        findings.need(!company.choosesHomeCity || company.homes.size() == 1, place + "/choosesHomeCity",
                      "the city can only be chosen on one home hex");
        for (std::size_t i = 0; i < company.homes.size(); ++i)
            findings.need(game.findHex(company.homes[i]).isValid(), place + "/homes/" + std::to_string(i),
                          "there is no hex \"" + company.homes[i] + "\" on the board");
        if (hasClass)
            checkKind(game, id, place, findings);
    }
    checkSuccessors(game, findings);
}

void checkPrivates(const GameDefinition &game, Findings &findings)
{
    findings.needUnique(game.privates, "/privates", [](const PrivateDefinition &railway) { return railway.code; });
    for (const PrivateDefinition &railway : game.privates) {
        if (railway.isPerson)
            continue;
        const std::string place = "/privates/" + railway.code;
        findings.need(!game.findCompany(railway.code), place, "a company has this code; expected another one");
        findings.need(game.classes.holds(railway.size), place + "/class", "there is no such class");
        findings.need(railway.price > Money{}, place + "/price", "expected a price above 0");
        if (game.classes.holds(railway.size))
            checkRights(game, railway, "/privateClasses/" + game.classes[railway.size].name, findings);
    }
}

} // namespace flimnap
