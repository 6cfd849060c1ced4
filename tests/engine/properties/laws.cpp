#include "laws.h"

#include <algorithm>
#include <functional>

#include "action_laws.h"
#include "features/company_loans/standing.h"
#include "features/national/standing.h"
#include "rounds/feature.h"

namespace flimnap::test {

namespace {

bool isOnTheMarket(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.classOf(company).hasShares() && position.companies[company].isInPlay();
}

/// Some minor's owner gets shares of it; what that minor had waits on its charter until it operates.
bool comesOutOfMinors(const GameDefinition &game, CompanyId company)
{
    return std::any_of(game.companies.begin(), game.companies.end(),
                       [&](const CompanyDefinition &minor) { return minor.becomes == company; });
}

/// Whether the rules know a time without director for a company that has a price.
bool mayLackDirector(const GameDefinition &game, const Position &position, CompanyId company)
{
    return comesOutOfMinors(game, company) || position.companies[company].role == CompanyRole::Bond;
}

bool ownsThings(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyStatus status = position.companies[company].status;
    const bool isPaidBitByBit = position.companies[company].capital != Capital::AtFloat;
    const bool gathers = game.companies[company].comesOutOfOthers && national::isUnderWay(position);
    if (gathers || (status == CompanyStatus::Started && isPaidBitByBit))
        return true;
    return status == CompanyStatus::Operating || (status == CompanyStatus::Started && comesOutOfMinors(game, company));
}

std::string playerName(PlayerId player)
{
    return "p" + std::to_string(player.index() + 1);
}

void checkMoney(const Rules &rules, const Position &position, Problems &problems)
{
    const GameDefinition &game = rules.game();
    problems.unless(position.ledger.sum() == Money{}, "all balances add up to ", position.ledger.sum().units);
    for (const PlayerId player : ids(position.players)) {
        const PlayerState &state = position.players[player];
        const Money cash = position.ledger.balance(player);
        const bool mayOwe = company_loans::findTerms(game) != nullptr && player == debtor(position);
        const Money bound = rules.boundCash(position, player);
        problems.unless(cash >= bound || mayOwe, "player ", player.index() + 1, " has ", cash.units, " for bids of ",
                        bound.units);
        const bool isPenaltyEnough = game.loans.penaltyPercent == 0 || state.penalty >= state.debt;
        problems.unless(state.debt >= Money{} && state.penalty >= Money{} && isPenaltyEnough, "player ",
                        player.index() + 1, " owes ", state.debt.units, " with a penalty of ", state.penalty.units);
    }
    for (const CompanyId company : ids(game.companies)) {
        const Money cash = position.ledger.balance(company);
        problems.unless(cash >= Money{}, game.companies[company].code, " has ", cash.units);
        problems.unless(ownsThings(game, position, company) || cash == Money{}, game.companies[company].code,
                        " does not operate, but has ", cash.units);
    }
    Money kept;
    for (const CompanyState &state : position.companies)
        kept += state.escrow;
    const Money nothing =
        Money{game.bankBreaks.isOverdrawn ? -1 : 0} + (game.bankBreaks.besidesEscrow ? kept : Money{});
    const bool isEmpty = game.bank && position.ledger.balance(Party::bank()) <= nothing;
    problems.unless(!isEmpty || position.isBankBroken, "the bank is empty and not broken");
}

void checkShares(const GameDefinition &game, const Position &position, Problems &problems)
{
    const Holdings &holdings = position.holdings;
    for (const CompanyId company : ids(game.companies)) {
        const std::string &code = game.companies[company].code;
        const CompanyState &state = position.companies[company];
        const CompanyClass &size = classOf(game, position, company);
        const int all = state.status == CompanyStatus::Closed ? 0 : size.units - size.missingUnits;
        const int sum = holdings.units(Party::bank(), company) + holdings.units(Party::pool(), company) +
                        holdings.units(Party::reserve(), company) + holdings.unitsOfPlayers(company);
        problems.unless(sum == all, code, " has ", sum, " units instead of ", all);

        if (isUnattended(position, company))
            continue;
        const Party director = holdings.director(company);
        problems.unless(director.isPlayer() == state.isInPlay() ||
                            (!director.isPlayer() && mayLackDirector(game, position, company)),
                        code, director.isPlayer() ? " has a director without being in play" : " has no director");
        if (!director.isPlayer() || !game.classOf(company).hasShares())
            continue;
        problems.unless(holdings.directorsCertificate(company) == director, code,
                        ": somebody else has the director's certificate");
        const int held = holdings.units(director, company);
        problems.unless(held >= classOf(game, position, company).directorUnits - (state.owesShare ? 1 : 0), code,
                        ": the director holds only ", held, " units");
        for (const PlayerId player : ids(position.players))
            problems.unless(holdings.units(player, company) <= held, code, ": ", playerName(player),
                            " holds more than the director");
    }
}

void checkMarkers(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const CompanyId company : ids(game.companies)) {
        const CellId cell = position.markers.cell(company);
        problems.unless(cell.isValid() == isOnTheMarket(game, position, company), game.companies[company].code,
                        cell.isValid() ? " has a marker on the chart" : " has no marker on the chart");
        for (int other = 0; other < company.index(); ++other) {
            if (!cell || position.markers.cell(CompanyId(other)) != cell)
                continue;
            problems.unless(position.markers.liesAbove(company, CompanyId(other)) !=
                                position.markers.liesAbove(CompanyId(other), company),
                            game.companies[company].code, " and another marker lie side by side");
        }
    }
}

void checkTrains(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const CardId card : ids(game.cards)) {
        const auto left = position.trains.left(card);
        problems.unless(!left || (*left >= 0 && *left <= *game.cards[card].count), "the deck has ", left.value_or(0),
                        " cards ", game.cards[card].code);
    }
    for (const CompanyId company : ids(game.companies))
        problems.unless(!position.companies[company].mustDiscard || isOverTrainLimit(game, position, company),
                        game.companies[company].code, " must give up a train within its limit");
    for (const Train &train : position.trains.trains()) {
        const std::string &code = game.faces[train.face].code;
        problems.unless(!position.trains.isScrapped(train.face), "a ", code, " is in play after it was scrapped");
        const CompanyId owner = train.owner.company();
        const bool isOwned = owner && ownsThings(game, position, owner);
        problems.unless(isOwned || train.owner == Party::pool(), "a ", code, " belongs to nobody who may have it");
    }
}

/// Where nobody is taken over every company keeps as many stations and markers as it came with; one gets that of a
/// private railway which it bought, or that brings one.
void checkOwnStations(const GameDefinition &game, const Position &position, Problems &problems)
{
    constexpr int broughtByForce = 10; // a right is used more than once by the table's leave
    int stationsToGet = game.buildsWithOwnMarker ? 0 : broughtByForce;
    for (const PrivateId railway : ids(game.privates))
        stationsToGet += !game.privates[railway].stationHex.empty() && position.privates[railway].owner.isNobody();
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        if (state.status != CompanyStatus::Operating || state.role == CompanyRole::Bond)
            continue;
        const int more = state.stationsOnMap + state.markersLeft - game.stationMarkers(company);
        problems.unless(state.stationsOnMap >= 0 && state.markersLeft >= 0 && more >= 0 && more <= stationsToGet,
                        game.companies[company].code, " has ", state.stationsOnMap, " stations and ", state.markersLeft,
                        " markers");
        stationsToGet -= more;
    }
}

/// A company's markers stay together, also when a larger one takes them over.
void checkStations(const GameDefinition &game, const Position &position, Problems &problems)
{
    int there = 0;
    int issued = 0;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        problems.unless(state.stationsOnMap >= 0 && state.markersLeft >= 0, game.companies[company].code, " has ",
                        state.stationsOnMap, " stations and ", state.markersLeft, " markers");
        problems.unless(state.takenStations >= 0 && state.takenStations <= state.stationsOnMap,
                        game.companies[company].code, " has taken over ", state.takenStations, " of its ",
                        state.stationsOnMap, " stations");
        there += state.stationsOnMap + state.markersLeft;
        if (state.status == CompanyStatus::Operating || state.status == CompanyStatus::Closed)
            issued += game.classOf(company).stationMarkers;
    }
    problems.unless(there == issued, "there are ", there, " stations and markers instead of ", issued);
}

void checkPrivates(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const PrivateId railway : ids(game.privates)) {
        const std::string &code = game.privates[railway].code;
        const PrivateState &state = position.privates[railway];
        const CompanyId owner = state.owner.company();
        if (owner) {
            problems.unless(position.companies[owner].status == CompanyStatus::Operating, game.companies[owner].code,
                            " owns ", code, " and does not operate");
        }
        const bool isSoldNow = position.round.kind == RoundKind::Opening ||
                               (game.sets.empty() && position.round == Round{RoundKind::Stock, 1, 0});
        problems.unless(isSoldNow || state.owner != Party::bank(), code, " still lies in the bank");
    }
}

void checkOrder(const Rules &rules, const Position &position, Problems &problems)
{
    const int seats = position.players.count() - (rules.game().automaton ? 1 : 0);
    for (const PlayerId player : ids(position.players))
        problems.unless(std::count(position.order.begin(), position.order.end(), player) ==
                            (player.index() < seats ? 1 : 0),
                        playerName(player), " has not one place in the order");
    const Party actor = rules.actor(position);
    problems.unless(actor.isNobody() == (position.round.kind == RoundKind::End), "it is nobody's turn in ",
                    name(position.round));
    if (actor.isCompany())
        problems.unless(position.companies[actor.company()].status == CompanyStatus::Operating,
                        "it is the turn of a company that does not operate");
}

/// Over the limit is only who must give a train back next, or has not yet treated the trains taken over.
void checkTrainLimits(const GameDefinition &game, const Position &position, Problems &problems)
{
    const OperatingState &operating = position.operating;
    for (const CompanyId company : ids(game.companies)) {
        if (!isOverTrainLimit(game, position, company) || position.companies[company].mustDiscard)
            continue;
        const bool treats = operating.turn.treatsTakenOverTrains &&
                            operating.queue[static_cast<std::size_t>(operating.next)] == company;
        const bool chooses = game.companies[company].comesOutOfOthers && national::stateOf(position).keepsTrains;
        problems.unless(treats || chooses, game.companies[company].code, " is over its train limit");
    }
}

bool happened(const Moment &moment, const std::function<bool(const Event &)> &isIt)
{
    return std::any_of(moment.events.begin(), moment.events.end(), isIt);
}

/// Railways were given for shares: limits are the same as for purchases, or none where it must be.
bool wereRailwaysExchanged(const Moment &moment)
{
    return happened(moment, [](const Event &event) {
        return std::holds_alternative<PrivateExchanged>(event) || std::holds_alternative<MinorExchanged>(event);
    });
}

bool wasFormed(const Moment &moment)
{
    return happened(moment, [](const Event &event) { return std::holds_alternative<CompanyFormed>(event); });
}

/// Only exchanges and purchases from the pool may lead over the limit.
void checkHoldings(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    for (const CompanyId company : ids(game.companies)) {
        for (const PlayerId player : ids(moment.after.players)) {
            const int held = moment.after.holdings.units(player, company);
            const bool isMore = held > moment.before.holdings.units(player, company);
            const bool isFromPool = moment.move.from == "pool" && !game.sales.limitsPool;
            const bool isLimited = !wereRailwaysExchanged(moment) && !isFromPool && !wasFormed(moment) &&
                                   isHoldingLimited(game, moment.before, company);
            const int limit =
                classOf(game, moment.after, company).holdingLimitUnits + (game.sales.limitAsksBefore ? 1 : 0);
            problems.unless(held <= limit || !isMore || !isLimited, playerName(player), " holds ", held, " units of ",
                            game.companies[company].code);
        }
    }
}

/// What a company owns must fit its size.
void checkSizes(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const Train &train : position.trains.trains()) {
        const CompanyId owner = train.owner.company();
        problems.unless(!owner || game.classOf(owner).ownsTrains[game.faces[train.face].size], "a company owns a ",
                        game.faces[train.face].code);
    }
    for (const PrivateId railway : ids(game.privates)) {
        const CompanyId owner = position.privates[railway].owner.company();
        problems.unless(!owner || game.classOf(owner).ownsPrivates[game.privates[railway].size], "a company owns ",
                        game.privates[railway].code);
    }
}

/// Only who loses a director's certificate can get over the limit; after that it can only become less.
void checkCertificates(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    const int limit = certificateLimit(game, moment.after);
    for (const PlayerId player : ids(moment.after.players)) {
        const int held = certificates(game, moment.after, player);
        if (held <= limit || held <= certificates(game, moment.before, player))
            continue;
        const bool lostDirector = happened(moment, [&](const Event &event) {
            const auto *change = std::get_if<DirectorChanged>(&event);
            return (change != nullptr && change->from == Party(player)) || std::holds_alternative<CompanyFormed>(event);
        });
        const bool mustExchange =
            wereRailwaysExchanged(moment) && moment.rules.offers(moment.before).front().move.kind == MoveKind::Exchange;
        const bool byPhase =
            happened(moment, [](const Event &event) { return std::holds_alternative<PhaseBegan>(event); });
        const bool leftZone = game.uncountedUpTo > Money{} && happened(moment, [](const Event &event) {
                                  return std::holds_alternative<PriceMoved>(event);
                              });
        problems.unless(lostDirector || mustExchange || byPhase || leftZone, playerName(player), " has ", held,
                        " certificates, the limit is ", limit);
    }
}

} // namespace

void checkLaws(const Rules &rules, const Position &position, Problems &problems)
{
    const GameDefinition &game = rules.game();
    checkMoney(rules, position, problems);
    checkShares(game, position, problems);
    checkMarkers(game, position, problems);
    checkTrains(game, position, problems);
    if (!game.hasTakeOvers())
        checkOwnStations(game, position, problems);
    else
        checkStations(game, position, problems);
    checkPrivates(game, position, problems);
    checkOrder(rules, position, problems);
    for (const Fault &broken : brokenLaws(game, position))
        problems.unless(false, text(broken));
}

void checkLimits(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    checkTrainLimits(game, moment.after, problems);
    checkHoldings(moment, problems);
    checkSizes(game, moment.after, problems);
    checkCertificates(moment, problems);
    if (game.actionCards.count() > 0)
        checkActionLimits(moment, problems);
    problems.unless(moment.after.phase >= moment.before.phase, "the phase went back");
    problems.unless(moment.after.roundsOperated >= moment.before.roundsOperated, "the rounds went back");
    for (const PlayerId player : ids(moment.after.players)) {
        const bool endsWithDebt = game.loans.penaltyEndsWithDebt && moment.move.kind == MoveKind::RepayDebt;
        problems.unless(endsWithDebt || moment.after.players[player].penalty >= moment.before.players[player].penalty,
                        playerName(player), "'s penalty became less");
    }
}

} // namespace flimnap::test
