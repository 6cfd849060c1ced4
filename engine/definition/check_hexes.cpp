#include "definition/check_parts.h"

namespace flimnap {

namespace {

bool isOnBoard(const GameDefinition &game, const std::string &hex)
{
    return hex.empty() || game.findHex(hex) != nullptr;
}

void needHex(const GameDefinition &game, const std::string &hex, const std::string &place, Findings &findings)
{
    findings.need(isOnBoard(game, hex), place, "there is no hex \"" + hex + "\" on the board");
}

/// Whether a company of the class may be started while its capital waits for its destination.
bool waitsForDestination(const GameDefinition &game, ClassId size)
{
    return std::any_of(game.phases.begin(), game.phases.end(), [&](const PhaseDefinition &phase) {
        return phase.capital == Capital::Escrow && phase.onSale.holds(size) && phase.onSale[size];
    });
}

void checkDestinations(const GameDefinition &game, Findings &findings)
{
    for (const CompanyDefinition &company : game.companies) {
        const std::string place = "/companies/" + company.code + "/destination";
        needHex(game, company.destination, place, findings);
        const bool isHome =
            std::find(company.homes.begin(), company.homes.end(), company.destination) != company.homes.end();
        findings.need(!isHome, place, "it is there from the beginning; expected a hex that is no home of the company");
        findings.need(!company.destination.empty() || !waitsForDestination(game, company.size), place,
                      "there are phases in which its capital waits for its destination; expected a hex");
    }
}

void checkHexesOfRights(const GameDefinition &game, Findings &findings)
{
    for (const PrivateDefinition &railway : game.privates) {
        if (!game.classes.holds(railway.size))
            continue;
        const std::string place = "/privateClasses/" + game.classes[railway.size].name;
        needHex(game, railway.blocksHex, place + "/blocksHex", findings);
        needHex(game, railway.extraTileHex, place + "/extraTileHex", findings);
        needHex(game, railway.buildsAtHex, place + "/buildsAtHex", findings);
        findings.need(railway.extraTileHex.empty() || railway.buildsAtHex.empty(), place + "/buildsAtHex",
                      "a tile beside the others is laid for nothing, or one of them in the place of another; only one "
                      "of \"extraTileHex\" and \"buildsAtHex\" can stand");
    }
}

} // namespace

void checkHexesAndPrices(const GameDefinition &game, Findings &findings)
{
    findings.need(game.unlimitedUpTo <= game.uncountedUpTo, "/chart/unlimitedUpTo",
                  "shares without a limit to what one player holds do not count, either; expected at most "
                  "\"uncountedUpTo\", " +
                      std::to_string(game.uncountedUpTo.units));
    findings.need(game.leastPrivatePercent <= game.mostPrivatePercent, "/privatePrices/leastPercent",
                  "expected at most \"mostPercent\", " + std::to_string(game.mostPrivatePercent));
    checkDestinations(game, findings);
    checkHexesOfRights(game, findings);
}

} // namespace flimnap
