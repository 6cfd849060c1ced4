#include "definition/check_parts.h"

namespace flimnap {

namespace {

bool isOnBoard(const GameDefinition &game, const std::string &hex)
{
    return hex.empty() || game.findHex(hex).isValid();
}

void needHex(const GameDefinition &game, const std::string &hex, const std::string &place, Findings &findings)
{
    findings.need(isOnBoard(game, hex), place, "there is no hex \"" + hex + "\" on the board");
}

void checkHexesOfRights(const GameDefinition &game, Findings &findings)
{
    for (const PrivateDefinition &railway : game.privates) {
        if (!game.classes.holds(railway.size))
            continue;
        const std::string place = "/privateClasses/" + game.classes[railway.size].name;
        needHex(game, railway.blocksHex, place + "/blocksHex", findings);
        needHex(game, railway.buildsAtHex, place + "/buildsAtHex", findings);
    }
}

} // namespace

void checkHexesAndPrices(const GameDefinition &game, Findings &findings)
{
    findings.need(game.unlimitedUpTo <= game.uncountedUpTo, "/chart/unlimitedUpTo",
                  "shares without a limit to what one player holds do not count, either; expected at most "
                  "\"uncountedUpTo\", " +
                      std::to_string(game.uncountedUpTo.units));
    checkHexesOfRights(game, findings);
}

} // namespace flimnap
