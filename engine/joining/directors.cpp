#include "joining/parts.h"
#include "rounds/feature.h"

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

void layHolder(Joining &joining, CompanyId company, const std::string &holder)
{
    const std::string place = "companies/" + joining.codeOf(company) + "/certificate";
    if (const PlayerId player = joining.player(holder, place))
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
    if (joining.game().companies[company].swapsLate)
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
    if (std::ranges::any_of(game.features,
                            [&](const Feature *feature) { return feature->layDirector(joining, company, given); }))
        return;
    if (!given.director.empty()) {
        joining.need(!isFormed || given.isOperating, place + "/director",
                     Sentence::say("it has no director before it is formed; who holds the director's certificate "
                                   "already is named as its holder alone"));
        if (const PlayerId director = joining.player(given.director, place + "/director"))
            holdings.setDirector(company, director);
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
