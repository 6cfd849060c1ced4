#include "action_laws.h"

#include <algorithm>

#include "features/action_cards/standing.h"
#include "features/automaton/standing.h"

namespace flimnap::test {

namespace {

/// Every turn uses up a card, or a copy card in its place (LI-5.6).
void checkCards(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    const action_cards::Turn &turn = action_cards::turnOf(moment.before);
    const bool hasUsedCard = action_cards::termsOf(game).isExtra ? turn.tookCard : turn.card.isValid();
    const bool endsTurn = moment.move.kind == MoveKind::Pass && moment.before.round.kind == RoundKind::Actions;
    problems.unless(!endsTurn || hasUsedCard, "a turn ended without a card");
    for (const PlayerId player : ids(moment.after.players)) {
        const int spent = moment.before.players[player].spareCards - moment.after.players[player].spareCards;
        const bool isCopy =
            moment.move.kind == MoveKind::CopyCard && moment.rules.actor(moment.before) == Party(player);
        problems.unless(spent == (isCopy ? 1 : 0), "a player spent ", spent, " copy cards");
    }
    const bool isSameRound = moment.after.round == moment.before.round;
    const std::uint32_t putBack =
        action_cards::stateOf(moment.before).taken & ~action_cards::stateOf(moment.after).taken;
    problems.unless(!isSameRound || putBack == 0, "a card was put back in the middle of a round");
}

/// A train that was made old shows its old side, in companies and in the open stock (LI-2.24).
void checkAges(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const TrainFace &cause : game.faces) {
        const bool isSold = position.phase >= game.cards[cause.card].phase && !cause.isOld;
        for (const Train &train : position.trains.trains()) {
            const bool isAged =
                isSold && std::find(cause.ages.begin(), cause.ages.end(), train.face) != cause.ages.end();
            problems.unless(!isAged, "a ", game.faces[train.face].code, " is not old after the sale of a ", cause.code);
        }
    }
}

void checkDirectors(const GameDefinition &game, const Position &position, Problems &problems)
{
    for (const PlayerId player : ids(position.players)) {
        const auto directed = static_cast<int>(directedBy(game, position, player).size());
        problems.unless(!game.mostDirected || directed <= *game.mostDirected, "a player directs ", directed,
                        " companies");
    }
}

/// His treasuries are never spent (LI-D27), and he buys so much and no more (LI-8.12, LI-8.13).
void checkAutomaton(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    const Position &after = moment.after;
    const PlayerId he = automaton::player(after);
    int shares = 0;
    for (const CompanyId company : ids(game.companies)) {
        shares += ordinaryUnits(game, after, company, he);
        problems.unless(!isUnseateds(after, company) ||
                            after.ledger.balance(company) >= moment.before.ledger.balance(company),
                        game.companies[company].code, " spends money of the automaton's");
    }
    const auto directed = static_cast<int>(directedBy(game, after, he).size());
    problems.unless(shares <= automaton::termsOf(game).mostShares, "the automaton has ", shares, " ordinary shares");
    problems.unless(directed <= automaton::termsOf(game).mostCompanies, "the automaton directs ", directed,
                    " companies");
}

} // namespace

void checkActionLimits(const Moment &moment, Problems &problems)
{
    const GameDefinition &game = moment.rules.game();
    checkCards(moment, problems);
    checkAges(game, moment.after, problems);
    checkDirectors(game, moment.after, problems);
    if (game.unseated)
        checkAutomaton(moment, problems);
    const bool goesBack =
        moment.after.round.kind != RoundKind::End && moment.after.round.number < moment.before.round.number;
    problems.unless(!goesBack, "the rounds went back");
}

} // namespace flimnap::test
