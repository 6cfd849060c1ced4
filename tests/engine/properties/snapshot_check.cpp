#include "snapshot_check.h"

#include <algorithm>

#include "features/national/standing.h"
#include "io/json.h"
#include "io/snapshot_text.h"

namespace flimnap::test {

namespace {

using Keys = std::vector<std::string>;

Keys keysOf(const Json &object)
{
    Keys keys;
    for (const auto &[key, value] : object.items())
        keys.push_back(key);
    return keys;
}

void checkKeys(const Json &object, const Keys &expected, std::string_view what, Problems &problems)
{
    problems.unless(object.is_object() && keysOf(object) == expected, what,
                    " of the snapshot has other keys: ", object.dump());
}

void checkSorted(const Keys &keys, std::string_view what, Problems &problems)
{
    problems.unless(std::is_sorted(keys.begin(), keys.end()), what, " of the snapshot are not sorted");
}

void checkRow(const Json &row, const Keys &keys, const std::string &code, Problems &problems)
{
    checkKeys(row, keys, code, problems);
    if (!problems.none())
        return;
    for (const std::string list : {"privates", "trains"}) {
        if (row.contains(list))
            checkSorted(row[list].get<Keys>(), list, problems);
    }
    if (row.contains("shares"))
        checkSorted(keysOf(row["shares"]), "shares", problems);
}

/// All percents of a company in players' hands together, by the snapshot.
int percentOfPlayers(const Json &players, const std::string &company)
{
    int sum = 0;
    for (const auto &[code, row] : players.items())
        sum += row["shares"].value(company, 0);
    return sum;
}

} // namespace

void checkSnapshot(const Rules &rules, const Position &position, int moves, Problems &problems)
{
    Keys keys = {"n", "round", "phase", "turn", "bank", "players", "companies", "next_train"};
    static const Keys playerKeys = {"cash", "debt", "penalty", "shares", "privates", "worth"};
    static const Keys companyKeys = {"state", "price", "cash", "director", "trains", "loans", "privates", "escrow"};

    if (rules.game().hasActionRounds)
        keys.insert(keys.end(), {"depot", "taken"});
    const auto snapshot = parseJson(writeSnapshot(rules, position, moves), "the snapshot");
    problems.unless(snapshot.ok(), "the snapshot is not JSON");
    if (!snapshot)
        return;
    checkKeys(*snapshot, keys, "the top", problems);
    if (!problems.none())
        return;
    const Json &players = (*snapshot)["players"];
    const Json &companies = (*snapshot)["companies"];
    problems.unless((*snapshot)["n"] == moves, "the snapshot counts other moves");
    problems.unless(players.size() == rules.seats().size(), "the snapshot lacks players");
    for (const std::string list : {"depot", "taken"}) {
        if (snapshot->contains(list))
            checkSorted((*snapshot)[list].get<Keys>(), list, problems);
    }
    checkSorted(keysOf(players), "players", problems);
    checkSorted(keysOf(companies), "companies", problems);
    for (const auto &[code, row] : players.items())
        checkRow(row, playerKeys, code, problems);
    for (const auto &[code, row] : companies.items())
        checkRow(row, companyKeys, code, problems);

    const GameDefinition &game = rules.game();
    for (const CompanyId company : ids(game.companies)) {
        const std::string &code = game.companies[company].code;
        const bool isMinor = game.classOf(company).isMinor();
        const bool isThere = isMinor ? position.companies[company].status == CompanyStatus::Operating
                                     : position.markers.cell(company).isValid();
        if (game.companies[company].comesOutOfOthers && national::isUnderWay(position))
            continue; // it is there as soon as it has anything
        problems.unless(companies.contains(code) == isThere, code, " is wrongly in the snapshot or not");
        if (isMinor) {
            problems.unless(!isThere || companies[code]["price"].is_null(), code, " has a price in the snapshot");
            continue;
        }
        const Holdings &holdings = position.holdings;
        const int units = holdings.unitsOfPlayers(company) - holdings.units(Party::absentee(), company);
        const int percent = classOf(game, position, company).percent(units);
        problems.unless(percentOfPlayers(players, code) == percent, "the snapshot has other shares of ", code);
    }
}

} // namespace flimnap::test
