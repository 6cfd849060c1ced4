#include <map>

#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

std::string percentText(int percent)
{
    return std::to_string(percent) + " %";
}

void layHoldings(Joining &joining, PlayerId player, const std::string &place)
{
    Holdings &holdings = joining.position().holdings;
    for (const auto &[code, percent] : joining.table.players.at(joining.codes.code(player)).shares) {
        const std::string holding = std::string(place).append("/shares/").append(code);
        const CompanyId company = joining.companyInPlay(code, holding);
        if (!company)
            continue;
        const int unit = joining.game().classOf(company).percent(1);
        joining.need(percent > 0 && percent % unit == 0, holding,
                     "its shares are of " + percentText(unit) + ", so " + percentText(percent) + " cannot be");
        const int units = percent / unit;
        if (units > 0 && units <= holdings.units(Party::bank(), company))
            holdings.move(company, Party::bank(), player, units);
    }
}

void layPlayer(Joining &joining, PlayerId player)
{
    const std::string code = joining.codes.code(player);
    const std::string place = "players/" + code;
    const auto given = joining.table.players.find(code);
    if (!joining.need(given != joining.table.players.end(), place, "this player of the header is missing"))
        return;
    const JoinedPosition::Player &row = given->second;
    joining.draft.pay(Party::bank(), player, row.cash, Reason::Opening);
    joining.rule(row.penalty >= row.debt, place + "/penalty",
                 "a loan costs its amount again, and that is never paid back: at least the debt, " +
                     std::to_string(row.debt.units));
    joining.position().players[player] = {row.debt, row.penalty};
    layHoldings(joining, player, place);
}

/// By what is written down, so that a holding found faulty already is not found missing as well.
void checkHoldings(Joining &joining, const std::string &code, const JoinedPosition::Company &row)
{
    const CompanyId company = joining.game().findCompany(code);
    if (!company)
        return;
    const CompanyClass &size = joining.game().classOf(company);
    const std::string place = "companies/" + code;
    std::map<std::string, int> held;
    int sum = 0;
    for (const auto &[player, given] : joining.table.players) {
        if (const auto share = given.shares.find(code); share != given.shares.end())
            sum += held[player] = share->second;
    }
    joining.need(sum <= 100, place, "the players hold " + percentText(sum) + " of it together; there is 100 %");
    joining.rule(row.isOperating || sum < size.percent(size.floatUnits), place + "/state",
                 "the players hold " + percentText(sum) + " of it, and with " +
                     percentText(size.percent(size.floatUnits)) + " it operates");

    if (!joining.codes.player(row.director))
        return;
    const int directors = held[row.director];
    joining.need(directors >= size.percent(size.directorUnits), place + "/director",
                 row.director + " holds " + percentText(directors) + " of it; the director's certificate alone is " +
                     percentText(size.percent(size.directorUnits)));
    for (const auto &[player, percent] : held)
        joining.rule(percent <= directors, place + "/director",
                     player + " holds more of it, " + percentText(percent) + ", than " + row.director + " does");
}

} // namespace

void layPlayers(Joining &joining)
{
    for (const PlayerId player : ids(joining.position().players))
        layPlayer(joining, player);
    for (const auto &[code, given] : joining.table.players)
        joining.player(code, "players/" + code);
    for (const auto &[code, row] : joining.table.companies)
        checkHoldings(joining, code, row);
}

void layPrivates(Joining &joining)
{
    ById<PrivateId, PrivateState> &privates = joining.position().privates;
    for (PrivateState &railway : privates)
        railway.owner = Party::nobody(); // those that nobody bought, or that were sold back, have left the game

    const auto give = [&](Party owner, const JoinedPosition::Names &railways, const std::string &place) {
        for (const std::string &code : railways) {
            const PrivateId railway = joining.privateRailway(code, place);
            if (!railway)
                continue;
            Party &present = privates[railway].owner;
            joining.need(present.isNobody(), place, code + " belongs to " + joining.codes.code(present) + " already");
            present = owner;
            if (!owner.isCompany())
                continue;
            joining.rule(!joining.knowsPhase || joining.phase().companiesBuyPrivates, place,
                         "companies own no private railways in phase " + joining.table.phase + " yet");
            joining.rule(joining.game().classOf(owner.company()).ownsPrivates[joining.game().privates[railway].size],
                         place, "a company of its size may not own " + code);
        }
    };
    for (const auto &[code, row] : joining.table.players)
        if (const PlayerId player = joining.codes.player(code))
            give(player, row.privates, "players/" + code + "/privates");
    for (const auto &[code, row] : joining.table.companies)
        if (const CompanyId company = joining.game().findCompany(code))
            give(company, row.privates, "companies/" + code + "/privates");

    for (const std::string &code : joining.table.usedPrivates) {
        const PrivateId railway = joining.privateRailway(code, "used_privates");
        if (!railway)
            continue;
        joining.rule(privates[railway].owner.isCompany(), "used_privates",
                     "only a company uses a private railway's right, and " + code + " belongs to none");
        privates[railway].used = true;
    }
}

} // namespace flimnap
