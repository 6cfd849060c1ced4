#include "features/snake_sale/sale.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/privates.h"
#include "features/snake_sale/standing.h"

namespace flimnap::snake_sale {

namespace {

State &change(Books &books)
{
    return books.position.parts.change<State>();
}

PlayerId playerInTurn(const Position &position)
{
    const auto players = static_cast<int>(position.order.size());
    const int lap = stateOf(position).turnNumber / players;
    const int seat = stateOf(position).turnNumber % players;
    return position.order[static_cast<std::size_t>(lap % 2 == 0 ? seat : players - 1 - seat)];
}

/// Who bought out of turn keeps his own.
void endTurnOf(Books &books, PlayerId player)
{
    if (player == playerInTurn(books.position))
        ++change(books).turnNumber;
}

std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return partial.railway ? std::optional<Stage>() : unsoldPrivates(game, position);
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    const Money price = game.privates[purchase.railway].price;
    judge.need(purchase.price.value_or(price) == price, Code::PriceChoice, {{"choices", price}});
    judgePrivatePurchase(game, position, purchase.player(), purchase.railway, judge);
}

void buy(Books &books, const Decision &purchase)
{
    buyPrivate(books, purchase.player(), purchase.railway);
    change(books).passed = 0;
    endTurnOf(books, purchase.player());
}

void pass(Books &books, const Decision &decision)
{
    change(books).passed |= bit(decision.player());
    endTurnOf(books, decision.player());
}

constexpr std::array kinds{
    DecisionKind{MoveKind::BuyPrivate, nextOfPurchase, judgePurchase, buy, OutOfTurn::IfTableWants},
    DecisionKind{MoveKind::Pass, nothingToChoose, alwaysAllowed, pass},
};

} // namespace

Sale::Sale(const GameDefinition &game) : DecisionRound(game, kinds) {}

void Sale::begin(Books &books) const
{
    change(books) = {};
    if (!isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

void Sale::end(Books &books) const
{
    books.position.parts.drop<State>();
}

bool Sale::isOver(const Position &position) const
{
    const std::vector<PlayerId> &order = position.order;
    return unsoldPrivates(game(), position).empty() ||
           std::all_of(order.begin(), order.end(), [&](PlayerId player) { return hasPassed(position, player); });
}

Party Sale::actor(const Position &position) const
{
    return playerInTurn(position);
}

bool Sale::hasPassed(const Position &position, PlayerId player) const
{
    return (stateOf(position).passed & bit(player)) != 0;
}

bool Sale::giveTurn(Books &books, Party player) const
{
    if (!player.isPlayer())
        return false;
    while (actor(books.position) != player)
        ++change(books).turnNumber;
    books.tell(TurnBegan{player});
    return true;
}

} // namespace flimnap::snake_sale
