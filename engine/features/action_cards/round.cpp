#include "features/action_cards/round.h"

#include <algorithm>

#include "core/bit.h"
#include "features/action_cards/card_use.h"
#include "features/action_cards/share_action.h"
#include "features/action_cards/standing.h"
#include "features/action_cards/station_action.h"
#include "features/action_cards/track_action.h"
#include "features/action_cards/train_action.h"
#include "features/action_cards/treasury_action.h"
#include "features/automaton/standing.h"
#include "features/automaton/turn.h"
#include "features/characters/actions.h"
#include "features/characters/money.h"
#include "features/characters/standing.h"
#include "features/depot/old_trains.h"

namespace flimnap::action_cards {

namespace {

int allTurns(const Position &position)
{
    return static_cast<int>(turns(position).size());
}

PlayerId playerInTurn(const Position &position, int turn)
{
    return turns(position)[static_cast<std::size_t>(turn)];
}

const std::vector<ActionId> &cardsInPlay(const GameDefinition &game, const Position &position)
{
    return tableOf(game, static_cast<int>(position.order.size())).cards;
}

} // namespace

ActionRound::ActionRound(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes)
{
    m_actions.push_back(std::make_unique<TrackAction>(game));
    m_actions.push_back(std::make_unique<ShareAction>(game, codes));
    m_actions.push_back(std::make_unique<TrainAction>(game));
    m_actions.push_back(std::make_unique<StationAction>(game));
    m_actions.push_back(std::make_unique<TreasuryAction>(game, codes));
    m_actions.push_back(std::make_unique<characters::HandInAction>(game, codes));
    m_actions.push_back(std::make_unique<depot::ReturnAction>(game));
}

void ActionRound::begin(Books &books) const
{
    Position &position = books.position;
    position.operating = {};
    position.stock = {};
    position.stock.soldBefore = ById<PlayerId, std::uint32_t>(static_cast<std::size_t>(position.players.count()), 0);
    change(books) = {};
    characters::beginRound(books);
    automaton::beginTurn(books);
    books.tell(TurnBegan{actor(position)});
}

bool ActionRound::isOver(const Position &position) const
{
    return !characters::awaitsMoney(position) && stateOf(position).turnNumber == allTurns(position) &&
           !automaton::hasTurn(position);
}

Party ActionRound::actor(const Position &position) const
{
    const int turn = stateOf(position).turnNumber;
    if (characters::awaitsMoney(position))
        return position.privates[characters::moneyGiver(m_game, position)].owner;
    return turn < allTurns(position) ? playerInTurn(position, turn) : automaton::player(position);
}

bool ActionRound::giveTurn(Books &books, Party actor) const
{
    if (!actor.isPlayer())
        return false;
    State &state = change(books);
    const int all = allTurns(books.position);
    const bool hasNoSeat = isUnseated(books.position, actor.player());
    int turn = hasNoSeat ? all : state.turnNumber;
    while (turn < all && playerInTurn(books.position, turn) != actor.player())
        ++turn;
    for (int earlier = 0; turn == all && !hasNoSeat && earlier < all; ++earlier) {
        if (playerInTurn(books.position, earlier) == actor.player())
            turn = earlier;
    }
    state.turnNumber = turn;
    state.turn = {};
    automaton::repeatTurn(books, hasNoSeat);
    books.position.stock.soldThisTurn = 0;
    books.tell(TurnBegan{this->actor(books.position)}); // somebody's money comes before anybody's turn
    return true;
}

/// The player, or the one who directs the company that acts. With a company that nobody directs not the turn is wrong.
Party ActionRound::mover(const Position &position, Party by) const
{
    const Party director = by.isCompany() ? position.holdings.director(by.company()) : by;
    return director.isPlayer() || !by.isCompany() ? director : actor(position);
}

/// Where that is read so, old trains are given back in anybody's turn (LI-D41).
bool ActionRound::isOutOfTurn(const Position &position, Party mover, const Move &move) const
{
    return depot::returnsAnyTime(m_game) && move.kind == MoveKind::ReturnTrain && mover.isPlayer() &&
           mover != actor(position) && !isUnseated(position, mover.player());
}

void ActionRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    const Party moving = mover(books.position, by);
    const bool isGiving = characters::awaitsMoney(books.position);
    judge.need(!isGiving || (move.kind == MoveKind::Fund && by == due), Code::MustFund,
               {{"player", due}, {"character", characters::moneyGiver(m_game, books.position)}});
    if (!judge.refused() && isOutOfTurn(books.position, moving, move)) {
        depot::ReturnAction(m_game).play(books, moving.player(), move, judge);
        return;
    }
    const bool hasNoSeat = isUnseated(books.position, due.player());
    judge.need(moving == due && (move.kind == MoveKind::Gulliver) == hasNoSeat, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    if (isGiving) {
        characters::giveMoney(books, due.player(), move, judge);
        if (!judge.refused())
            books.tell(TurnBegan{actor(books.position)});
    } else if (hasNoSeat) {
        automaton::act(books, move, judge);
    } else {
        playInTurn(books, due.player(), move, judge);
    }
}

void ActionRound::playInTurn(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    switch (move.kind) {
    case MoveKind::TakeCard:
    case MoveKind::CopyCard:
        judgeCard(books.position, player, move, judge);
        if (!judge.refused())
            useCard(books, player, move);
        return;
    case MoveKind::Pass:
        judgePass(books.position, judge);
        if (!judge.refused())
            pass(books);
        return;
    default:
        break;
    }
    const auto action = std::ranges::find_if(m_actions, [&](const auto &each) { return each->handles(move); });
    judge.need(action != m_actions.end(), Code::WrongRound);
    if (!judge.refused())
        (*action)->play(books, player, move, judge);
}

void ActionRound::judgeCard(const Position &position, PlayerId player, const Move &move, Judge &judge) const
{
    const ActionId card = findCard(m_game, move.card);
    const State &state = stateOf(position);
    const Turn &turn = state.turn;
    const auto &inPlay = cardsInPlay(m_game, position);
    judge.know(card && std::find(inPlay.begin(), inPlay.end(), card) != inPlay.end(), "card", move.card);
    if (judge.refused())
        return;
    const bool isCopy = move.kind == MoveKind::CopyCard;
    const bool hasAct = termsOf(m_game).isExtra ? !isCopy && turn.tookCard : turn.card.isValid();
    judge.rule(!hasAct, Code::CardInUse);
    if (!isCopy) {
        judge.rule((state.taken & bit(card)) == 0, Code::CardTaken);
        return;
    }
    judge.need(position.players[player].spareCards > 0, Code::NoCopyCard, {{"player", Party(player)}});
    judge.rule((state.taken & bit(card)) != 0, Code::CardNotUsed);
    judge.rule(!termsOf(m_game).sameSideOnly || (state.usedSides & sideBit(card, *move.side - 1)) != 0,
               Code::SideNotUsed);
}

void ActionRound::useCard(Books &books, PlayerId player, const Move &move) const
{
    const bool isCopy = move.kind == MoveKind::CopyCard;
    State &state = change(books);
    const Turn before = state.turn;
    state.turn = {};
    state.turn.card = findCard(m_game, move.card);
    state.turn.side = *move.side - 1;
    state.turn.tookCard = before.tookCard || !isCopy;
    state.usedSides |= sideBit(state.turn.card, state.turn.side);
    books.position.stock.soldThisTurn = 0;
    if (isCopy)
        --books.position.players[player].spareCards;
    else
        state.taken |= bit(state.turn.card);
    books.tell(told(m_game, {player, state.turn.card, state.turn.side, isCopy}));
    const CardSide &side = *chosenSide(m_game, books.position);
    if (side.kind == ActionKind::Cash)
        books.pay(Party::bank(), player, side.cash, Reason::ActionCard);
}

/// Every turn uses up a card, whatever becomes of it.
void ActionRound::judgePass(const Position &position, Judge &judge) const
{
    const Turn &turn = turnOf(position);
    judge.rule(termsOf(m_game).isExtra ? turn.tookCard : turn.card.isValid(), Code::MustTakeCard);
}

void ActionRound::pass(Books &books) const
{
    State &state = change(books);
    ++state.turnNumber;
    state.turn = {};
    books.position.stock.soldThisTurn = 0;
    if (!isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

void ActionRound::offer(const Position &position, Offers &offers) const
{
    if (characters::awaitsMoney(position)) {
        characters::offerMoney(m_game, m_codes, position, offers);
        return;
    }
    const PlayerId player = actor(position).player();
    if (depot::returnsAnyTime(m_game))
        offerOthersReturns(position, player, offers);
    if (isUnseated(position, player)) {
        automaton::offerAct(m_game, position, offers);
        return;
    }
    offerCards(position, player, offers);
    for (const auto &action : m_actions)
        action->offer(position, player, offers);
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    Judge judge;
    judgePass(position, judge);
    pass.refusal = judge.verdict();
    offers.push_back(std::move(pass));
}

void ActionRound::offerOthersReturns(const Position &position, PlayerId inTurn, Offers &offers) const
{
    const std::size_t first = offers.size();
    for (const PlayerId player : position.order) {
        if (player != inTurn)
            depot::ReturnAction(m_game).offer(position, player, offers);
    }
    for (std::size_t index = first; index < offers.size(); ++index)
        offers[index].isOutOfTurn = true;
}

/// Cards on the table with both sides, and with a copy card those that lie before somebody.
void ActionRound::offerCards(const Position &position, PlayerId player, Offers &offers) const
{
    const Turn &turn = turnOf(position);
    const bool mayCopyMore = termsOf(m_game).isExtra && position.players[player].spareCards > 0;
    if (turn.card && !mayCopyMore && (!termsOf(m_game).isExtra || turn.tookCard))
        return;
    for (const ActionId card : cardsInPlay(m_game, position)) {
        const bool isTaken = (stateOf(position).taken & bit(card)) != 0;
        if (isTaken && position.players[player].spareCards == 0)
            continue;
        for (int side = 1; side <= sidesOfCard; ++side) {
            Offer use;
            use.move.kind = isTaken ? MoveKind::CopyCard : MoveKind::TakeCard;
            use.move.by = m_codes.code(player);
            use.move.card = termsOf(m_game).cards[card].code;
            use.move.side = side;
            Judge judge;
            judgeCard(position, player, use.move, judge);
            use.refusal = judge.verdict();
            offers.push_back(std::move(use));
        }
    }
}

} // namespace flimnap::action_cards
