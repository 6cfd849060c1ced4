#include "joining/parts.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

/// Who owns which of them, by the players' rows.
void giveToOwners(Joining &joining)
{
    Holdings &holdings = joining.position().holdings;
    for (const auto &[code, row] : joining.table.players) {
        const PlayerId player = joining.codes.player(code);
        for (const std::string &name : row.privates) {
            const CompanyId minor = joining.game().findCompany(name);
            if (!player || !minor || !joining.game().classOf(minor).isMinor())
                continue;
            const Party owner = holdings.director(minor);
            if (joining.need(owner.isNobody(), "players/" + code + "/privates",
                             Sentence::say("%1 belongs to %2 already", {name, joining.codes.code(owner)})))
                holdings.setDirector(minor, player);
        }
    }
}

/// Where players are their companies, the companies' rows say whose they are.
void giveToDirectors(Joining &joining)
{
    Holdings &holdings = joining.position().holdings;
    Names owners;
    for (const auto &[code, row] : joining.table.companies) {
        const CompanyId minor = joining.game().findCompany(code);
        const std::string place = "companies/" + code + "/director";
        const PlayerId player = minor ? joining.player(row.director, place) : PlayerId();
        if (!player)
            continue;
        joining.need(std::find(owners.begin(), owners.end(), row.director) == owners.end(), place,
                     Sentence::say("%1 has a company already", {row.director}));
        owners.push_back(row.director);
        holdings.setDirector(minor, player);
    }
    for (const PlayerId player : ids(joining.position().players)) {
        const std::string code = joining.codes.code(player);
        joining.need(std::find(owners.begin(), owners.end(), code) != owners.end(), "companies",
                     Sentence::say("every player is a company; that of %1 is missing", {code}));
    }
}

void layRow(Joining &joining, CompanyId minor, const std::string &place)
{
    const Joining::Row *given = joining.row(minor);
    const bool isSpecial = hasRole(joining, minor);
    if (given == nullptr) {
        joining.need(isSpecial, place,
                     Sentence::say("%1 owns it, so its cash and its trains are asked for",
                                   {joining.codes.code(joining.position().holdings.director(minor))}));
        return;
    }
    joining.need(given->price == Money{} && given->cell.empty(), place + "/price",
                 Sentence::say("a railway with one owner has no price"));
    const bool isOwner = given->director == joining.codes.code(joining.position().holdings.director(minor));
    joining.need(given->director.empty() || isOwner, place + "/director",
                 Sentence::say("its owner has it among his privates; expected him or nobody"));
    joining.need(isSpecial || given->role.empty(), place + "/role", Sentence::say("in this variant all do everything"));
    if (!joining.game().hasShares())
        layCharter(joining, minor, *given, place);
    else if (!isSpecial)
        joining.books.pay(Party::bank(), minor, given->cash, Reason::Opening, minor);
}

void layOwned(Joining &joining, CompanyId minor)
{
    const std::string place = "companies/" + joining.codeOf(minor);
    const CompanyDefinition &table = joining.game().companies[minor];
    CompanyState &state = joining.state(minor);
    state.status = CompanyStatus::Operating;
    // Where the buyer had the choice, the price is known by what was started with it.
    if (!table.prices.empty())
        state.initialPrice = table.prices.front();
    layRow(joining, minor, place);
}

} // namespace

void layMinors(Joining &joining)
{
    if (joining.game().hasShares())
        giveToOwners(joining);
    else
        giveToDirectors(joining);
    for (const CompanyId minor : ids(joining.game().companies)) {
        if (!joining.game().classOf(minor).isMinor())
            continue;
        CompanyState &state = joining.state(minor);
        if (joining.position().holdings.director(minor).isPlayer()) {
            layOwned(joining, minor);
        } else {
            state.status = areRailwaysForSale(joining) ? CompanyStatus::Waiting : CompanyStatus::Closed;
            joining.need(joining.row(minor) == nullptr, "companies/" + joining.codeOf(minor),
                         Sentence::say("nobody owns it; who does has it among his privates"));
        }
    }
    for (const Feature *feature : joining.game().features)
        feature->layMinors(joining);
}

} // namespace flimnap
