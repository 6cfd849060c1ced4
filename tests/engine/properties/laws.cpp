#include "laws.h"

#include <algorithm>
#include <functional>

#include "action_laws.h"
#include "rounds/feature.h"

namespace flimnap::test {

namespace {

std::string playerName(PlayerId player)
{
    return "p" + std::to_string(player.index() + 1);
}

/// Bids are covered; who owes money raises it at once.
void checkBids(const Rules &rules, const Position &position, Problems &problems)
{
    for (const PlayerId player : ids(position.players)) {
        const Money cash = position.ledger.balance(player);
        const Money bound = rules.boundCash(position, player);
        problems.unless(cash >= bound || player == debtor(position), "player ", player.index() + 1, " has ", cash.units,
                        " for bids of ", bound.units);
    }
}

void checkTurn(const Rules &rules, const Position &position, Problems &problems)
{
    const Party actor = rules.actor(position);
    problems.unless(actor.isNobody() == (position.round.kind == RoundKind::End), "it is nobody's turn in ",
                    name(position.round));
    if (actor.isCompany())
        problems.unless(position.companies[actor.company()].status == CompanyStatus::Operating,
                        "it is the turn of a company that does not operate");
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

void checkLaws(const Rules &rules, const Position &position, Waived waived, Problems &problems)
{
    for (const Fault &broken : brokenLaws(rules, position, waived))
        problems.unless(false, text(broken));
    checkBids(rules, position, problems);
    checkTurn(rules, position, problems);
}

void checkLimits(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    checkHoldings(moment, problems);
    checkCertificates(moment, problems);
    if (game.hasActionRounds)
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
