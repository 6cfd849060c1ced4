#include "features/exchanges/laying.h"

#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

namespace {

/// It lies aside, neither in the bank nor in anybody's hands.
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
void checkTime(Joining &joining, CompanyId minor)
{
    const std::string place = "companies/" + joining.codeOf(minor);
    const CompanyDefinition &table = joining.game().companies[minor];
    const PhaseId forms = joining.game().formingPhase(table.becomes);
    if (!joining.knowsPhase)
        return;
    joining.rule(!mustExchange(joining.game(), joining.position().phase, table.size), place,
                 Sentence::say("in phase %1 it is a share of %2 already",
                               {joining.phase().title, joining.codeOf(table.becomes)}));
    joining.rule(
        !forms || !joining.hasBegun(forms) || joining.isInOperatingRound(), place,
        Sentence::say("%1 took it over at the end of the operating round in which phase %2 began",
                      {joining.codeOf(table.becomes), forms ? joining.game().phases[forms].title : std::string()}));
}

} // namespace

void layMinors(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const CompanyId minor : ids(game.companies)) {
        const CompanyState &state = joining.state(minor);
        if (!game.companies[minor].becomes || state.status == CompanyStatus::Closed || state.onlyBuilds)
            continue;
        if (state.isInPlay())
            checkTime(joining, minor);
        setShareAside(joining, minor);
    }
    for (const ClassId size : ids(game.classes)) {
        const Times &times = termsOf(game).times[size];
        joining.sharesComeEarly |= times.from && joining.hasBegun(times.from) && !game.classes[size].isMinor();
        joining.floatsLater |= times.forcedFrom && joining.hasBegun(times.forcedFrom) && joining.isInOperatingRound();
    }
}

void layTable(Joining &joining)
{
    for (const PrivateId railway : ids(joining.game().privates)) {
        const Party owner = joining.position().privates[railway].owner;
        const PrivateDefinition &table = joining.game().privates[railway];
        if (owner.isPlayer() && joining.knowsPhase)
            joining.rule(
                !mustExchange(joining.game(), joining.position().phase, table.size),
                "players/" + joining.codes.code(owner) + "/privates",
                Sentence::say("in phase %1 %2 has been exchanged for a share", {joining.table.phase, table.code}));
    }
}

} // namespace flimnap::exchanges
