#include "joining/parts.h"

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
    const int mayOwe = joining.game().companies[company].comesOutOfOthers ? 1 : 0; // share that he must still buy
    joining.need(held >= size.percent(size.directorUnits - mayOwe), place,
                 Sentence::say("%1 holds %2 % of it; the director's certificate alone is %3 %",
                               {holder, std::to_string(held), std::to_string(size.percent(size.directorUnits))}));
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
                 Sentence::say("of %1 one holds the director's certificate; say who does", {listed(holders)}));
    if (holders.size() == 1)
        layHolder(joining, company, holders.front());
}

/// A company that was formed without anybody who had enough of it.
void checkWithoutDirector(Joining &joining, CompanyId company, const Joining::Row &given)
{
    const std::string place = "companies/" + joining.codeOf(company);
    joining.need(
        given.certificate.empty(), place + "/certificate",
        Sentence::say("it is formed, so who holds the director's certificate is its director and named as such"));
    const JoinedPosition::Names holders = largeHolders(joining, company);
    joining.rule(holders.empty(), place + "/director",
                 Sentence::say("%1 holds enough of it to be its director; nobody is said to be", {listed(holders)}));
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
    if (!joining.need(terms != companies.end(), place + "/director",
                      Sentence::say("%1 has no company of this size", {name})))
        return;
    for (const CompanyId other : ids(game.companies))
        joining.need(!isDummys(joining.position(), other) || game.companies[other].size != terms->size,
                     place + "/director",
                     Sentence::say("%1 has one company of a size, and %2 is his", {name, joining.codeOf(other)}));
    joining.need(given.isOperating, place + "/state",
                 Sentence::say("a company of %1 operates from the beginning", {name}));
    joining.need(given.cash == Money{}, place + "/cash", Sentence::say("a company of %1 has no treasury", {name}));
    joining.rule(given.trains.size() <= 1, place + "/trains",
                 Sentence::say("a company of %1 has one train at most", {name}));
    joining.need(given.privates.value_or(JoinedPosition::Names()).empty(), place + "/privates",
                 Sentence::say("a company of %1 owns no private railways", {name}));
    joining.rule(!joining.knowsPhase || joining.hasBegun(terms->from), place,
                 Sentence::say("%1 gets it when phase %2 begins", {name, game.phases[terms->from].title}));
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
                     Sentence::say("its director's certificate is set aside for the owner of %1",
                                   {joining.codeOf(game.directorsMinor(company))}));
        return;
    }
    if (game.dummy && given.director == game.dummy->code) {
        layDummy(joining, company, given, place);
        return;
    }
    if (!given.director.empty()) {
        joining.need(!isFormed || given.isOperating, place + "/director",
                     Sentence::say("it has no director before it is formed; who holds the director's certificate "
                                   "already is named as its holder alone"));
        if (const PlayerId director = joining.player(given.director, place + "/director")) {
            checkHolder(joining, company, given.director, place + "/director");
            holdings.setDirector(company, director);
        }
        return;
    }
    if (!joining.need(isFormed, place + "/director",
                      Sentence::say("this key is missing; only formed companies can be without it")))
        return;
    if (given.isOperating)
        checkWithoutDirector(joining, company, given);
    else
        layFrozenCertificate(joining, company, given);
}

} // namespace flimnap
