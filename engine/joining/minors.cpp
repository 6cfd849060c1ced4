#include "joining/parts.h"

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

/// What its owner will get for it lies aside, neither in the bank nor in anybody's hands.
void setShareAside(Joining &joining, CompanyId minor)
{
    const CompanyDefinition &table = joining.game().companies[minor];
    const Joining::Row *company = joining.row(table.becomes);
    if (!joining.need(
            company == nullptr || !company->isOperating, "companies/" + joining.codeOf(table.becomes),
            Sentence::say("it does not operate as long as %1, which becomes a share of it, is there", {table.code})))
        return;
    Holdings &holdings = joining.position().holdings;
    holdings.move(table.becomes, Party::bank(), Party::reserve(), table.becomesUnits);
    if (joining.game().directorsMinor(table.becomes) == minor)
        holdings.setDirectorsCertificate(table.becomes, Party::reserve());
}

/// Phases take railways out of the game; what one forms is formed at the end of an operating round.
void checkMinorsTime(Joining &joining, CompanyId minor, const std::string &place)
{
    const CompanyDefinition &table = joining.game().companies[minor];
    const PhaseId forms = joining.game().formingPhase(table.becomes);
    if (!joining.knowsPhase)
        return;
    if (joining.state(minor).role == CompanyRole::Construction) {
        joining.rule(!forms || !joining.hasBegun(forms), place,
                     Sentence::say("it only built track, and closed when phase %1 began",
                                   {forms ? joining.game().phases[forms].title : std::string()}));
        return;
    }
    joining.rule(!isInSet(joining.phase().mustExchange, table.size), place,
                 Sentence::say("in phase %1 it is a share of %2 already",
                               {joining.phase().title, joining.codeOf(table.becomes)}));
    joining.rule(
        !forms || !joining.hasBegun(forms) || joining.isInOperatingRound(), place,
        Sentence::say("%1 took it over at the end of the operating round in which phase %2 began",
                      {joining.codeOf(table.becomes), forms ? joining.game().phases[forms].title : std::string()}));
}

void layRow(Joining &joining, CompanyId minor, const std::string &place)
{
    const Joining::Row *given = joining.row(minor);
    CompanyState &state = joining.state(minor);
    const bool builds = state.role == CompanyRole::Construction;
    if (given == nullptr) {
        joining.need(builds, place,
                     Sentence::say("%1 owns it, so its cash and its trains are asked for",
                                   {joining.codes.code(joining.position().holdings.director(minor))}));
        return;
    }
    joining.need(given->price == Money{} && given->cell.empty(), place + "/price",
                 Sentence::say("a railway with one owner has no price"));
    const bool isOwner = given->director == joining.codes.code(joining.position().holdings.director(minor));
    joining.need(given->director.empty() || isOwner, place + "/director",
                 Sentence::say("its owner has it among his privates; expected him or nobody"));
    joining.need(given->role.empty() || (given->role == constructionRole && joining.game().draft), place + "/role",
                 joining.game().draft ? Sentence::say("expected \"construction\" or no role")
                                      : Sentence::say("in this variant all do everything"));
    joining.need(!builds || (given->cash == Money{} && given->trains.empty()), place,
                 Sentence::say("it only builds track; it has neither treasury nor trains"));
    if (!joining.game().hasShares())
        layCharter(joining, minor, *given, place);
    else if (!builds)
        joining.books.pay(Party::bank(), minor, given->cash, Reason::Opening, minor);
}

void layOwned(Joining &joining, CompanyId minor)
{
    const std::string place = "companies/" + joining.codeOf(minor);
    const CompanyDefinition &table = joining.game().companies[minor];
    const bool builds = joining.game().draft && onlyBuilds(joining, minor);
    CompanyState &state = joining.state(minor);
    state.status = CompanyStatus::Operating;
    state.role = builds ? CompanyRole::Construction : CompanyRole::Ordinary;
    // Where the buyer had the choice, the price is known by what was started with it.
    if (!table.prices.empty())
        state.initialPrice = builds ? joining.game().draft->constructionPrice : table.prices.front();
    layRow(joining, minor, place);
    if (table.becomes)
        checkMinorsTime(joining, minor, place);
}

/// One railway of each kind was drawn to build only, and both close together.
void checkConstruction(Joining &joining)
{
    Names building;
    int ofFloating = 0;
    for (const CompanyId minor : ids(joining.game().companies)) {
        if (joining.state(minor).role != CompanyRole::Construction)
            continue;
        building.push_back(joining.codeOf(minor));
        ofFloating += joining.game().classOf(joining.game().companies[minor].becomes).isFormedByPhase() ? 0 : 1;
    }
    joining.rule(
        building.empty() || (building.size() == 2 && ofFloating == 1), "companies",
        Sentence::say("of the coal and of the pre-state railways one each only builds, or neither any more; here: %1",
                      {listed(building)}));
}

} // namespace

bool onlyBuilds(const Joining &joining, CompanyId minor)
{
    const Joining::Row *own = joining.row(minor);
    const Joining::Row *company = joining.row(joining.game().companies[minor].becomes);
    return (own != nullptr && own->role == constructionRole) || (company != nullptr && company->role == bondRole);
}

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
        const bool becomesShare = joining.game().companies[minor].becomes.isValid();
        if (becomesShare && state.status != CompanyStatus::Closed && state.role == CompanyRole::Ordinary)
            setShareAside(joining, minor);
    }
    checkConstruction(joining);
}

} // namespace flimnap
