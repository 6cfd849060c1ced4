#include "features/action_cards/laying.h"

#include "core/bit.h"
#include "features/action_cards/standing.h"

namespace flimnap::action_cards {

namespace {

const TableKeys &keysOf(const Joining &joining)
{
    static const TableKeys none;
    const auto *keys = joining.table.parts.find<TableKeys>();
    return keys != nullptr ? *keys : none;
}

const Table &tableLaid(const Joining &joining)
{
    return tableOf(joining.game(), joining.seats());
}

/// How many turns of the round are over, by whose turn it is now; all of them in an operating round.
int turnsOver(const Joining &joining)
{
    const std::vector<PlayerId> all = turns(joining.position());
    const PlayerId player = joining.codes.player(joining.table.turn);
    auto turn = std::find(all.begin(), all.end(), player);
    if (keysOf(joining).isSecondTurn && turn != all.end())
        turn = std::find(turn + 1, all.end(), player);
    return static_cast<int>(turn - all.begin());
}

/// Copy cards that were given up until now.
int copiesSpent(const Joining &joining)
{
    int spent = tableLaid(joining).copies * joining.seats();
    for (const PlayerState &player : joining.position().players)
        spent -= player.spareCards;
    return spent;
}

/// Every turn uses up a card, or a copy card in its place.
void checkNumberOfCards(Joining &joining)
{
    const int over = turnsOver(joining);
    const auto taken = static_cast<int>(keysOf(joining).taken.size());
    const int least = termsOf(joining.game()).isExtra ? over : over - copiesSpent(joining);
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

void layCopies(Joining &joining)
{
    for (const auto &[code, row] : joining.table.players) {
        const PlayerId player = joining.codes.player(code);
        const auto copies = static_cast<int>(std::count(row.privates.begin(), row.privates.end(), spareCard));
        const bool mayHave =
            findTerms(joining.game()) != nullptr && player.isValid() && player.index() < joining.seats();
        const int most = mayHave ? tableLaid(joining).copies : 0;
        joining.need(copies <= most, "players/" + code + "/privates",
                     Sentence::say("%1 began with %2 copy cards and gets no more", {code, std::to_string(most)}));
        if (player)
            joining.position().players[player].spareCards = copies;
    }
}

void layTaken(Joining &joining)
{
    std::uint32_t &taken = change(joining.books).taken;
    for (const std::string &code : keysOf(joining).taken) {
        const ActionId card = findCard(joining.game(), code);
        const std::vector<ActionId> &inPlay = tableLaid(joining).cards;
        const bool isInPlay = card && std::find(inPlay.begin(), inPlay.end(), card) != inPlay.end();
        if (!joining.need(isInPlay, "taken", Sentence::say("there is no action card \"%1\" at this table", {code})))
            continue;
        joining.need((taken & bit(card)) == 0, "taken", Sentence::say("%1 stands here twice", {code}));
        taken |= bit(card);
    }
}

void layUsedSides(Joining &joining)
{
    State &state = change(joining.books);
    const auto &usedSides = keysOf(joining).usedSides;
    for (const auto &[code, sides] : usedSides) {
        const std::string place = "used_sides/" + code;
        const ActionId card = findCard(joining.game(), code);
        if (!joining.need(card && (state.taken & bit(card)) != 0, place,
                          Sentence::say("this card is not among those taken")))
            continue;
        for (const int side : sides)
            if (joining.need(side == 1 || side == sidesOfCard, place, Sentence::say("a card has the sides 1 and 2")))
                state.usedSides |= sideBit(card, side - 1);
    }
    for (const ActionId card : ids(termsOf(joining.game()).cards)) {
        const bool isTaken = (state.taken & bit(card)) != 0;
        const std::string &code = termsOf(joining.game()).cards[card].code;
        joining.need(!isTaken || !termsOf(joining.game()).sameSideOnly || usedSides.contains(code), "used_sides",
                     Sentence::say("say which side of %1 was used; only that one can be copied", {code}));
    }
}

} // namespace

void layCards(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const TableKeys &keys = keysOf(joining);
    const bool hasCards = findTerms(joining.game()) != nullptr;
    layCopies(joining);
    joining.need(hasCards || (keys.taken.empty() && keys.usedSides.empty()), "taken",
                 Sentence::say("in this game there are no action cards"));
    const bool isInActions = joining.position().round.kind == RoundKind::Actions;
    joining.need(!keys.isSecondTurn || (isInActions && !table.turn.empty()), "second_turn",
                 Sentence::say("this belongs to a player's turn with an action card; say in start/turn whose it is"));
    if (!hasCards)
        return;
    layTaken(joining);
    layUsedSides(joining);
    if (table.turn.empty()) {
        joining.need(keys.taken.empty(), "taken",
                     Sentence::say("the round has not begun, so that all cards lie on the table"));
        return;
    }
    joining.position().stock.soldBefore =
        ById<PlayerId, std::uint32_t>(static_cast<std::size_t>(joining.position().players.count()), 0);
    if (isInActions && !joining.need(joining.codes.player(table.turn).isValid(), "turn",
                                     Sentence::say("before the trains run a player has the turn")))
        return;
    checkNumberOfCards(joining);
    change(joining.books).turnNumber = turnsOver(joining);
}

} // namespace flimnap::action_cards
