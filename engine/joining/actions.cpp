#include "core/bit.h"
#include "joining/parts.h"
#include "table/values.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

/// How many turns of the round are over, by whose turn it is now; all of them in an operating round.
int turnsOver(const Joining &joining)
{
    const std::vector<PlayerId> turns = actionTurns(joining.position());
    const PlayerId player = joining.codes.player(joining.table.turn);
    auto turn = std::find(turns.begin(), turns.end(), player);
    if (joining.table.isSecondTurn && turn != turns.end())
        turn = std::find(turn + 1, turns.end(), player);
    return static_cast<int>(turn - turns.begin());
}

/// Copy cards that were given up until now.
int copiesSpent(const Joining &joining)
{
    const PlayerCount *table = joining.game().tableOf(joining.seats());
    int spent = table == nullptr ? 0 : table->copyCards * joining.seats();
    for (const PlayerState &player : joining.position().players)
        spent -= player.copyCards;
    return spent;
}

/// Every turn uses up a card, or a copy card in its place.
void checkNumberOfCards(Joining &joining)
{
    const int over = turnsOver(joining);
    const auto taken = static_cast<int>(joining.table.taken.size());
    const int least = joining.game().copies.isExtra ? over : over - copiesSpent(joining);
    const std::vector<std::string> counts = {std::to_string(over), std::to_string(taken),
                                             std::to_string(copiesSpent(joining))};
    joining.rule(taken <= over && taken >= least, "taken",
                 taken > over ? Sentence::say("%1 turns of this round are over; with %2 cards taken and %3 copy cards "
                                              "given up in the game there are cards too many",
                                              counts)
                              : Sentence::say("%1 turns of this round are over; with %2 cards taken and %3 copy cards "
                                              "given up in the game there are cards missing",
                                              counts));
}

void layTaken(Joining &joining)
{
    const PlayerCount *table = joining.game().tableOf(joining.seats());
    std::uint32_t &taken = joining.position().actions.taken;
    for (const std::string &code : joining.table.taken) {
        const ActionId card = joining.game().findAction(code);
        const bool isInPlay =
            card && table != nullptr &&
            std::find(table->actionCards.begin(), table->actionCards.end(), card) != table->actionCards.end();
        if (!joining.need(isInPlay, "taken", Sentence::say("there is no action card \"%1\" at this table", {code})))
            continue;
        joining.need((taken & bit(card)) == 0, "taken", Sentence::say("%1 stands here twice", {code}));
        taken |= bit(card);
    }
}

void layUsedSides(Joining &joining)
{
    ActionState &actions = joining.position().actions;
    for (const auto &[code, sides] : joining.table.usedSides) {
        const std::string place = "used_sides/" + code;
        const ActionId card = joining.game().findAction(code);
        if (!joining.need(card && (actions.taken & bit(card)) != 0, place,
                          Sentence::say("this card is not among those taken")))
            continue;
        for (const int side : sides)
            if (joining.need(side == 1 || side == sidesOfCard, place, Sentence::say("a card has the sides 1 and 2")))
                actions.usedSides |= sideBit(card, side - 1);
    }
    for (const ActionId card : ids(joining.game().actionCards)) {
        const bool isTaken = (actions.taken & bit(card)) != 0;
        const std::string &code = joining.game().actionCards[card].code;
        joining.need(!isTaken || !joining.game().copies.sameSideOnly || joining.table.usedSides.contains(code),
                     "used_sides", Sentence::say("say which side of %1 was used; only that one can be copied", {code}));
    }
}

/// Each player, and the automaton, took one company before the first round; nobody took the others.
void checkDraftedCompanies(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const CompanyId company : ids(game.companies)) {
        if (!game.companies[company].drafted || joining.state(company).status != CompanyStatus::Waiting)
            continue;
        joining.state(company).status = CompanyStatus::Closed;
        joining.position().holdings.withdraw(company);
    }
    for (const PlayerId player : ids(joining.position().players)) {
        const std::vector<CompanyId> directed = directedBy(game, joining.position(), player);
        const auto drafted = std::count_if(directed.begin(), directed.end(), [&](CompanyId company) {
            return game.companies[company].drafted.has_value();
        });
        const std::string code = joining.codes.code(player);
        joining.rule(drafted == 1, "companies",
                     Sentence::say("%1 took one company before the first round; here it is %2",
                                   {code, std::to_string(drafted)}));
        joining.rule(
            !game.mostDirected || static_cast<int>(directed.size()) <= *game.mostDirected, "companies",
            Sentence::say("%1 directs %2 companies; %3 is the most",
                          {code, std::to_string(directed.size()), std::to_string(game.mostDirected.value_or(0))}));
    }
}

void layCharacterTiles(Joining &joining)
{
    for (const auto &[code, laid] : joining.table.characterTiles) {
        const std::string place = "character_tiles/" + code;
        const PrivateId card = joining.game().findPrivate(code);
        if (!joining.need(card && joining.game().privates[card].character, place,
                          Sentence::say("there is no such character")))
            continue;
        const Character &character = *joining.game().privates[card].character;
        joining.rule(laid <= character.tiles, place,
                     Sentence::say("it has %1 tiles of its own at most", {std::to_string(character.tiles)}));
        joining.rule(
            laid == 0 || joining.hasBegun(character.tilesFrom), place,
            Sentence::say("its tiles are laid from phase %1 on", {joining.game().phases[character.tilesFrom].title}));
        joining.position().privates[card].tilesLaid = laid;
    }
}

} // namespace

void layCopyCards(Joining &joining, PlayerId player, const Names &cards, const std::string &place)
{
    const PlayerCount *table = joining.game().tableOf(joining.seats());
    const auto copies = static_cast<int>(std::count(cards.begin(), cards.end(), copyCard));
    const int most = table == nullptr || player.index() >= joining.seats() ? 0 : table->copyCards;
    joining.need(copies <= most, place,
                 Sentence::say("%1 began with %2 copy cards and gets no more",
                               {joining.codes.code(player), std::to_string(most)}));
    joining.position().players[player].copyCards = copies;
}

void layActions(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const bool hasCards = joining.game().actionCards.count() > 0;
    joining.need(hasCards || (table.taken.empty() && table.usedSides.empty()), "taken",
                 Sentence::say("in this game there are no action cards"));
    joining.need(hasCards || table.characterTiles.empty(), "character_tiles",
                 Sentence::say("in this game there are no characters"));
    const bool isTurnOfPlayer = joining.position().round.kind == RoundKind::Actions && !table.turn.empty();
    joining.need(!table.isSecondTurn || isTurnOfPlayer, "second_turn",
                 Sentence::say("this belongs to a player's turn with an action card; say in start/turn whose it is"));
    if (!hasCards)
        return;
    checkDraftedCompanies(joining);
    layCharacterTiles(joining);
    layTaken(joining);
    layUsedSides(joining);
    if (table.turn.empty()) {
        joining.need(table.taken.empty(), "taken",
                     Sentence::say("the round has not begun, so that all cards lie on the table"));
        return;
    }
    ActionState &actions = joining.position().actions;
    joining.position().stock.soldBefore =
        ById<PlayerId, std::uint32_t>(static_cast<std::size_t>(joining.position().players.count()), 0);
    if (joining.position().round.kind == RoundKind::Actions &&
        !joining.need(joining.codes.player(table.turn).isValid(), "turn",
                      Sentence::say("before the trains run a player has the turn")))
        return;
    checkNumberOfCards(joining);
    actions.turnNumber = turnsOver(joining);
    if (joining.game().automaton && joining.position().round.kind == RoundKind::Actions)
        actions.automaton = AutomatonStep::Track;
}

} // namespace flimnap
