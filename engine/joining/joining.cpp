#include "joining/joining.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>

#include "joining/parts.h"
#include "rounds/feature.h"
#include "rounds/set_up.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

/// The rounds in which a game can be joined, in their order.
std::vector<Round> roundTrack(const GameDefinition &game)
{
    std::vector<Round> track;
    for (int number = 1; number <= game.rounds.value_or(0); ++number) {
        if (game.hasActionRounds)
            track.push_back({RoundKind::Actions, 0, number});
        track.push_back({RoundKind::Operating, 0, number});
    }
    for (std::size_t set = 0; set < game.sets.size(); ++set) {
        const int number = static_cast<int>(set) + 1;
        track.push_back({RoundKind::Stock, number, 0});
        for (std::size_t round = 0; round < game.sets[set].size(); ++round)
            track.push_back({RoundKind::Operating, number, static_cast<int>(round) + 1});
    }
    return track;
}

/// Sets go on as long as the bank holds, each with the rounds of the phase in which it began.
Round layOpenEndedRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    std::optional<Round> round = roundNamed(table.round);
    if (round && (round->kind == RoundKind::End || round->set == 0))
        round.reset();
    joining.need(round.has_value(), "round",
                 Sentence::say("there is no round \"%1\"; rounds are called SR3 or OR3.1", {table.round}));
    joining.position().round = round.value_or(Round());
    return joining.position().round;
}

/// Where players use cards in the first part of a round and trains run in the second, the turn tells them apart.
bool hasTurnIn(const Joining &joining, const Round &round)
{
    const bool isCompanys = joining.game().findCompany(joining.table.turn).isValid();
    return !joining.game().hasActionRounds || isCompanys == (round.kind == RoundKind::Operating);
}

/// Finds the round and counts the operating rounds begun; one that has not begun is counted when it does.
Round layRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    Round found;
    if (!joining.need(table.round != name(found), "round",
                      Sentence::say("nothing is gained by joining before the first round; begin a new game instead")))
        return found;
    if (areSetsOpenEnded(joining.game()))
        return layOpenEndedRound(joining);
    const std::vector<Round> track = roundTrack(joining.game());
    int operatingRounds = 0;
    for (const Round &round : track) {
        operatingRounds += round.kind == RoundKind::Operating ? 1 : 0;
        if (name(round) != table.round || !hasTurnIn(joining, round))
            continue;
        const bool isStillToBegin = round.kind == RoundKind::Operating && table.turn.empty();
        joining.position().roundsOperated = operatingRounds - (isStillToBegin ? 1 : 0);
        joining.position().round = round;
        return round;
    }
    joining.need(false, "round",
                 Sentence::say("there is no round \"%1\"; the track goes from %2 to %3",
                               {table.round, name(track.front()), name(track.back())}));
    return found;
}

void layPhase(Joining &joining)
{
    const std::string &given = joining.table.phase;
    const PhaseId phase = joining.game().findPhase(given);
    Names names;
    for (const PhaseDefinition &row : joining.game().phases)
        names.push_back(row.name);
    joining.knowsPhase = joining.need(phase.isValid(), "phase",
                                      Sentence::say("there is no phase \"%1\"; there are: %2", {given, listed(names)}));
    if (joining.knowsPhase)
        joining.position().phase = phase;
}

/// How long the running set is was fixed when it began, perhaps in another phase.
void layLengthOfSet(Joining &joining, Round round)
{
    const std::optional<int> given = joining.table.roundsInSet;
    const bool isOpenEnded = areSetsOpenEnded(joining.game());
    if (!joining.need(!given || (isOpenEnded && round.kind == RoundKind::Operating), "rounds_in_set",
                      Sentence::say("only an operating round belongs to a set whose length has to be said")) ||
        !isOpenEnded || round.kind != RoundKind::Operating || !(given || joining.knowsPhase))
        return;
    const int rounds = given ? *given : joining.phase().operatingRounds;
    joining.position().roundsInSet = rounds;
    joining.need(round.number <= rounds, "round",
                 Sentence::say("its set has %1 operating rounds; if it has more, that has to be said",
                               {std::to_string(rounds)}));
}

void layOrder(Joining &joining)
{
    std::vector<PlayerId> &order = joining.position().order;
    order.clear();
    for (const std::string &code : joining.table.order) {
        if (const PlayerId player = joining.player(code, "order"))
            order.push_back(player);
    }
}

void layMap(Joining &joining)
{
    for (const std::string &code : joining.table.tiles) {
        const HexId hex = joining.game().findHex(code);
        if (joining.need(hex.isValid(), "tiles", Sentence::say("there is no hex \"%1\" on this map", {code})))
            joining.position().board.hasTile[hex] = true;
    }
}

void checkBank(Joining &joining)
{
    const Money left = joining.books.cash(Party::bank());
    joining.need(joining.game().bank || !joining.table.isBankBroken, "bank_broken",
                 Sentence::say("the bank of this game never runs out of money"));
    joining.position().isBankBroken =
        joining.game().bank && (joining.table.isBankBroken || isBankEmpty(joining.game(), joining.position()));
    if (joining.game().bank && !joining.table.isBankBroken)
        joining.need(left >= Money{}, "players",
                     Sentence::say("players and companies have %1 together; there is only %2 in the game",
                                   {std::to_string((*joining.game().bank - left).units),
                                    std::to_string(joining.game().bank->units)}));
}

/// Who or what a place is about: of "start/players/p1/shares/BCB" p1 and BCB.
Names namesIn(const std::string &place)
{
    Names parts;
    std::istringstream stream(place);
    for (std::string part; std::getline(stream, part, '/');)
        parts.push_back(part);
    Names names;
    if (parts.size() > 2)
        names.push_back(parts[2]);
    if (parts.size() > 4)
        names.push_back(parts[4]);
    return names;
}

/// But not of those of which something could not be laid.
void addBrokenLaws(Joining &joining, const Faults &broken)
{
    Names unlaid;
    for (const std::string &place : joining.unlaid)
        std::ranges::copy(namesIn(place), std::back_inserter(unlaid));
    for (const Fault &law : broken) {
        const bool isBlameless = std::ranges::none_of(namesIn(law.place), [&](const std::string &name) {
            return std::ranges::find(unlaid, name) != unlaid.end();
        });
        if (isBlameless)
            joining.faults.push_back(law);
    }
}

} // namespace

Faults join(TableRules &rules, const JoinedPosition &table)
{
    const Codes codes(rules.game(), rules.seats());
    Books books(rules.game(), emptyTable(rules.game(), static_cast<int>(rules.seats().size())));
    if (Faults faults = layOut(books, rules, table); !faults.empty())
        return faults;
    if (table.turn.empty())
        rules.startWithRound(std::move(books));
    else
        rules.startWithTurn(std::move(books), codes.party(table.turn),
                            [&](Position &position) { resumeStockTurn(position, codes, table); });
    return {};
}

Faults layOut(Books &books, const Rules &rules, const JoinedPosition &table)
{
    const Codes codes(rules.game(), rules.seats());
    Joining joining{books, codes, table, {}, {}};
    if (books.game.bank)
        books.pay(Party::box(), Party::bank(), *books.game.bank, Reason::Opening);
    const Round round = layRound(joining);
    layPhase(joining);
    layLengthOfSet(joining, round);
    layOrder(joining);
    layMinors(joining);
    layCompanies(joining);
    layMarkers(joining);
    layPlayers(joining);
    layPrivates(joining);
    layTrains(joining);
    layMap(joining);
    layTurn(joining, round);
    for (const Feature *feature : allFeatures())
        feature->layTable(joining);
    checkBank(joining);
    joining.need(!table.isLastRound || !books.game.hasShares(), "last_round",
                 Sentence::say("in this game nothing makes a round the last one but the round track"));
    const bool endsTrack = books.game.hasShares() && books.game.rounds && round.kind == RoundKind::Operating &&
                           round.number == *books.game.rounds;
    books.position.isLastRound = table.isLastRound || endsTrack;
    if (joining.knowsPhase)
        addBrokenLaws(joining,
                      brokenLaws(rules, books.position, table.force.empty() ? Waived::Nothing : Waived::AtStart));
    return std::move(joining.faults);
}

} // namespace flimnap
