#include "features/action_cards/card_choice.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "features/action_cards/card_use.h"

namespace flimnap::action_cards {

namespace {

bool isTaken(const Position &position, ActionId card)
{
    return (stateOf(position).taken & bit(card)) != 0;
}

bool isCopy(const Decision &use)
{
    return use.kind == MoveKind::CopyCard;
}

/// As long as the turn has room for one more.
bool mayUseCard(const GameDefinition &game, const Position &position, Party by)
{
    const Turn &turn = turnOf(position);
    const bool isExtra = termsOf(game).isExtra;
    return !turn.card || (isExtra && (!turn.tookCard || position.players[by.player()].spareCards > 0));
}

bool mayCopyCard(const GameDefinition &game, const Position &position, Party by)
{
    return position.players[by.player()].spareCards > 0 && mayUseCard(game, position, by);
}

std::optional<Stage> nextOfCard(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.card.empty())
        return partial.side ? std::optional<Stage>() : Stage(std::vector{1, 2}, "side");
    std::vector<std::string> cards;
    for (const ActionId card : cardsInPlay(game, position)) {
        if (isTaken(position, card) == isCopy(partial))
            cards.push_back(termsOf(game).cards[card].code);
    }
    return Stage(std::move(cards), "card");
}

void judgeCard(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    const ActionId card = findCard(game, use.card);
    const auto &inPlay = cardsInPlay(game, position);
    judge.know(card && std::ranges::find(inPlay, card) != inPlay.end(), "card", use.card);
    if (judge.refused())
        return;
    const Turn &turn = turnOf(position);
    const bool hasAct = termsOf(game).isExtra ? !isCopy(use) && turn.tookCard : turn.card.isValid();
    judge.rule(!hasAct, Code::CardInUse);
    if (!isCopy(use)) {
        judge.rule(!isTaken(position, card), Code::CardTaken);
        return;
    }
    judge.need(position.players[use.player()].spareCards > 0, Code::NoCopyCard, {{"player", use.by}});
    judge.rule(isTaken(position, card), Code::CardNotUsed);
    judge.rule(!termsOf(game).sameSideOnly || (stateOf(position).usedSides & sideBit(card, *use.side - 1)) != 0,
               Code::SideNotUsed);
}

void useCard(Books &books, const Decision &use)
{
    State &state = change(books);
    const Turn before = state.turn;
    state.turn = {};
    state.turn.card = findCard(books.game, use.card);
    state.turn.side = *use.side - 1;
    state.turn.tookCard = before.tookCard || !isCopy(use);
    state.usedSides |= sideBit(state.turn.card, state.turn.side);
    books.position.stock.soldThisTurn = 0;
    if (isCopy(use))
        --books.position.players[use.player()].spareCards;
    else
        state.taken |= bit(state.turn.card);
    books.tell(told(books.game, {use.player(), state.turn.card, state.turn.side, isCopy(use)}));
    const CardSide &side = *chosenSide(books.game, books.position);
    if (side.kind == ActionKind::Cash)
        books.pay(Party::bank(), use.by, side.cash, Reason::ActionCard);
}

constexpr std::array kindsOfCards{
    DecisionKind{
        .kind = MoveKind::TakeCard, .next = nextOfCard, .judge = judgeCard, .apply = useCard, .isThere = mayUseCard},
    DecisionKind{
        .kind = MoveKind::CopyCard, .next = nextOfCard, .judge = judgeCard, .apply = useCard, .isThere = mayCopyCard}};

} // namespace

const std::vector<ActionId> &cardsInPlay(const GameDefinition &game, const Position &position)
{
    return tableOf(game, static_cast<int>(position.order.size())).cards;
}

DecisionKinds cardKinds()
{
    return kindsOfCards;
}

} // namespace flimnap::action_cards
