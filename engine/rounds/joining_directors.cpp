#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

int percentOf(const Joining &joining, const std::string &player, const std::string &company)
{
    const auto row = joining.table.players.find(player);
    if (row == joining.table.players.end())
        return 0;
    const auto share = row->second.shares.find(company);
    return share == row->second.shares.end() ? 0 : share->second;
}

/// Who could hold the director's certificate by what he has of the company.
JoinedPosition::Names largeHolders(const Joining &joining, CompanyId company)
{
    const CompanyClass &size = joining.game().classOf(company);
    JoinedPosition::Names holders;
    for (const auto &[player, row] : joining.table.players) {
        if (percentOf(joining, player, joining.codeOf(company)) >= size.percent(size.directorUnits))
            holders.push_back(player);
    }
    return holders;
}

void checkHolder(Joining &joining, CompanyId company, const std::string &holder, const std::string &place)
{
    const CompanyClass &size = joining.classOf(company);
    const int held = percentOf(joining, holder, joining.codeOf(company));
    const int mayOwe = isNational(joining.game(), company) ? 1 : 0; // share that he must still buy
    joining.need(held >= size.percent(size.directorUnits - mayOwe), place,
                 holder + " holds " + percentText(held) + " of it; the director's certificate alone is " +
                     percentText(size.percent(size.directorUnits)));
}

void layHolder(Joining &joining, CompanyId company, const std::string &holder)
{
    const std::string place = "companies/" + joining.codeOf(company) + "/certificate";
    const PlayerId player = joining.player(holder, place);
    if (!player)
        return;
    checkHolder(joining, company, holder, place);
    joining.position().holdings.setDirectorsCertificate(company, player);
}

/// Before it is formed: whoever first had as many ordinary shares has swapped them for a certificate nobody waits for.
void layFrozenCertificate(Joining &joining, CompanyId company, const Joining::Row &given)
{
    const std::string place = "companies/" + joining.codeOf(company) + "/certificate";
    const JoinedPosition::Names holders = largeHolders(joining, company);
    if (!given.certificate.empty()) {
        layHolder(joining, company, given.certificate);
        return;
    }
    if (joining.game().frozenCertificate != FrozenCertificate::SwappedAtOnce)
        return;
    joining.need(holders.size() <= 1, place,
                 "of " + listed(holders) + " one holds the director's certificate; say who does");
    if (holders.size() == 1)
        layHolder(joining, company, holders.front());
}

/// A company that was formed without anybody who had enough of it.
void checkWithoutDirector(Joining &joining, CompanyId company, const Joining::Row &given)
{
    const std::string place = "companies/" + joining.codeOf(company);
    joining.need(given.certificate.empty(), place + "/certificate",
                 "it is formed, so who holds the director's certificate is its director and named as such");
    const JoinedPosition::Names holders = largeHolders(joining, company);
    joining.rule(holders.empty(), place + "/director",
                 listed(holders) + " holds enough of it to be its director; nobody is said to be");
}

/// Nobody at the table directs it: it has a fixed part of its shares with the dummy, no treasury and one train at most.
void layDummy(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    const std::vector<DummyCompany> &companies = game.dummy->companies;
    const auto terms = std::find_if(companies.begin(), companies.end(),
                                    [&](const DummyCompany &row) { return row.size == game.companies[company].size; });
    const std::string &name = game.dummy->name;
    Holdings &holdings = joining.position().holdings;
    if (!joining.need(terms != companies.end(), place + "/director", name + " has no company of this size"))
        return;
    for (const CompanyId other : ids(game.companies))
        joining.need(!isDummys(joining.position(), other) || game.companies[other].size != terms->size,
                     place + "/director",
                     name + " has one company of a size, and " + joining.codeOf(other) + " is his");
    joining.need(given.isOperating, place + "/state", "a company of " + name + " operates from the beginning");
    joining.need(given.cash == Money{}, place + "/cash", "a company of " + name + " has no treasury");
    joining.rule(given.trains.size() <= 1, place + "/trains", "a company of " + name + " has one train at most");
    joining.need(given.privates.value_or(JoinedPosition::Names()).empty(), place + "/privates",
                 "a company of " + name + " owns no private railways");
    joining.rule(!joining.knowsPhase || joining.hasBegun(terms->from), place,
                 name + " gets it when phase " + game.phases[terms->from].name + " begins");
    holdings.move(company, Party::bank(), Party::dummy(), terms->units);
    holdings.setDirector(company, Party::dummy());
}

} // namespace

void layDirector(Joining &joining, CompanyId company, const Joining::Row &given)
{
    const GameDefinition &game = joining.game();
    const std::string place = "companies/" + joining.codeOf(company);
    Holdings &holdings = joining.position().holdings;
    const bool isFormed = game.classOf(company).isFormedByPhase();
    const bool isSetAside = holdings.directorsCertificate(company) == Party::reserve();
    if (isSetAside) {
        joining.need(given.director.empty() && given.certificate.empty(),
                     place + (given.director.empty() ? "/certificate" : "/director"),
                     "its director's certificate is set aside for the owner of " +
                         joining.codeOf(game.directorsMinor(company)));
        return;
    }
    if (game.dummy && given.director == game.dummy->code) {
        layDummy(joining, company, given, place);
        return;
    }
    if (!given.director.empty()) {
        joining.need(!isFormed || given.isOperating, place + "/director",
                     "it has no director before it is formed; who holds the director's certificate already is named "
                     "as its holder alone");
        if (const PlayerId director = joining.player(given.director, place + "/director")) {
            checkHolder(joining, company, given.director, place + "/director");
            holdings.setDirector(company, director);
        }
        return;
    }
    if (!joining.need(isFormed, place + "/director", "this key is missing; only formed companies can be without it"))
        return;
    if (given.isOperating)
        checkWithoutDirector(joining, company, given);
    else
        layFrozenCertificate(joining, company, given);
}

} // namespace flimnap
