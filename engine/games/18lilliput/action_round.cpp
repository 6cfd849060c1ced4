#include "games/18lilliput/action_round.h"

#include <algorithm>

#include "core/bit.h"
#include "games/18lilliput/action_turn.h"
#include "games/18lilliput/old_trains.h"
#include "table/values.h"

namespace flimnap::lilliput18 {

void ActionRound::begin(Books &books) const
{
    Position &position = books.position;
    position.operating = {};
    position.stock = {};
    position.stock.soldBefore = ById<PlayerId, std::uint32_t>(static_cast<std::size_t>(position.players.count()), 0);
    position.actions = {};
    position.actions.awaitsFund = fundingCharacter(position).isValid();
    position.actions.automaton = m_game.automaton ? AutomatonStep::Track : AutomatonStep::Done;
    books.tell(TurnBegan{actor(position)});
}

int ActionRound::turns(const Position &position)
{
    return static_cast<int>(actionTurns(position).size());
}

PlayerId ActionRound::playerInTurn(const Position &position, int turn)
{
    return actionTurns(position)[static_cast<std::size_t>(turn)];
}

PrivateId ActionRound::fundingCharacter(const Position &position) const
{
    for (const PrivateId card : ids(m_game.privates)) {
        const std::optional<Character> &character = m_game.privates[card].character;
        if (character && character->roundCash > Money{} && position.privates[card].owner.isPlayer())
            return card;
    }
    return {};
}

bool ActionRound::isOver(const Position &position) const
{
    const ActionState &state = position.actions;
    return !state.awaitsFund && state.turnNumber == turns(position) && state.automaton == AutomatonStep::Done;
}

Party ActionRound::actor(const Position &position) const
{
    const ActionState &state = position.actions;
    if (state.awaitsFund)
        return position.privates[fundingCharacter(position)].owner;
    if (state.turnNumber < turns(position))
        return playerInTurn(position, state.turnNumber);
    return Gulliver::player(position);
}

bool ActionRound::giveTurn(Books &books, Party actor) const
{
    ActionState &state = books.position.actions;
    if (!actor.isPlayer())
        return false;
    const int all = turns(books.position);
    const bool isAutomatons = isAutomaton(books.position, actor.player());
    int turn = isAutomatons ? all : state.turnNumber;
    while (turn < all && playerInTurn(books.position, turn) != actor.player())
        ++turn;
    for (int earlier = 0; turn == all && !isAutomatons && earlier < all; ++earlier) {
        if (playerInTurn(books.position, earlier) == actor.player())
            turn = earlier;
    }
    state.turnNumber = turn;
    state.turn = {};
    if (isAutomatons || state.automaton == AutomatonStep::Purchase)
        state.automaton = AutomatonStep::Track; // he acts again when it is his turn
    books.position.stock.soldThisTurn = 0;
    books.tell(TurnBegan{this->actor(books.position)}); // a character's money comes before anybody's turn
    return true;
}

/// The player, or the one who directs the company that acts. With a company that nobody directs not the turn is wrong.
Party ActionRound::mover(const Position &position, const Move &move, Party by) const
{
    if (by.isCompany()) {
        const Party director = position.holdings.director(by.company());
        return director.isPlayer() ? director : actor(position);
    }
    return move.kind == MoveKind::Gulliver ? Party(Gulliver::player(position)) : by;
}

/// Where that is read so, old trains are given back in anybody's turn (LI-D41).
bool ActionRound::isOutOfTurn(const Position &position, Party mover, const Move &move) const
{
    return m_game.runs.returnsAnyTime && move.kind == MoveKind::ReturnTrain && mover.isPlayer() &&
           mover != actor(position) && !isAutomaton(position, mover.player());
}

void ActionRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    const Party moving = mover(books.position, move, by);
    const bool isFunding = books.position.actions.awaitsFund;
    judge.need(move.kind != MoveKind::Gulliver || m_game.automaton, Code::WrongRound);
    judge.need(!isFunding || (move.kind == MoveKind::Fund && by == due), Code::MustFund,
               {{"player", due}, {"character", fundingCharacter(books.position)}});
    if (!judge.refused() && isOutOfTurn(books.position, moving, move)) {
        ReturnAction(m_game).play(books, moving.player(), move, judge);
        return;
    }
    judge.need(moving == due, Code::NotYourTurn, {{"turn", due}});
    judge.need((move.kind == MoveKind::Gulliver) == isAutomaton(books.position, due.player()), Code::NotYourTurn,
               {{"turn", due}});
    if (judge.refused())
        return;
    const PlayerId player = due.player();
    if (isFunding) {
        fund(books, player, move, judge);
        return;
    }
    switch (move.kind) {
    case MoveKind::Gulliver:
        m_gulliver.act(books, move, judge);
        return;
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
    const auto action =
        std::find_if(m_actions.begin(), m_actions.end(), [&](const auto &each) { return each->handles(move); });
    judge.need(action != m_actions.end(), Code::WrongRound);
    if (!judge.refused())
        (*action)->play(books, player, move, judge);
}

/// Money of a character at the start of the round: for its player or for his companies.
void ActionRound::fund(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId character = fundingCharacter(books.position);
    const PrivateDefinition &card = m_game.privates[character];
    judge.need(move.character == card.code, Code::MustFund, {{"player", Party(player)}, {"character", character}});
    if (!move.self)
        judgeAmounts(m_game, books.position, player, move, card.character->roundTreasury, judge);
    if (judge.refused())
        return;
    if (move.self)
        books.pay(Party::bank(), player, card.character->roundCash, Reason::Character);
    else
        payAmounts(books, move, Reason::Character);
    books.position.actions.awaitsFund = false;
    books.tell(TurnBegan{actor(books.position)});
}

void ActionRound::judgeCard(const Position &position, PlayerId player, const Move &move, Judge &judge) const
{
    const ActionId card = m_game.findAction(move.card);
    const ActionTurn &turn = position.actions.turn;
    const auto &inPlay = m_game.tableOf(static_cast<int>(position.order.size()))->actionCards;
    judge.know(card && std::find(inPlay.begin(), inPlay.end(), card) != inPlay.end(), "card", move.card);
    if (judge.refused())
        return;
    const bool isCopy = move.kind == MoveKind::CopyCard;
    const bool hasAct = m_game.copies.isExtra ? !isCopy && turn.tookCard : turn.card.isValid();
    judge.rule(!hasAct, Code::CardInUse);
    if (!isCopy) {
        judge.rule((position.actions.taken & bit(card)) == 0, Code::CardTaken);
        return;
    }
    judge.need(position.players[player].copyCards > 0, Code::NoCopyCard, {{"player", Party(player)}});
    judge.rule((position.actions.taken & bit(card)) != 0, Code::CardNotUsed);
    judge.rule(!m_game.copies.sameSideOnly || (position.actions.usedSides & sideBit(card, *move.side - 1)) != 0,
               Code::SideNotUsed);
}

void ActionRound::useCard(Books &books, PlayerId player, const Move &move) const
{
    const bool isCopy = move.kind == MoveKind::CopyCard;
    ActionState &state = books.position.actions;
    const ActionTurn before = state.turn;
    state.turn = {};
    state.turn.card = m_game.findAction(move.card);
    state.turn.side = *move.side - 1;
    state.turn.tookCard = before.tookCard || !isCopy;
    state.usedSides |= sideBit(state.turn.card, state.turn.side);
    books.position.stock.soldThisTurn = 0;
    if (isCopy)
        --books.position.players[player].copyCards;
    else
        state.taken |= bit(state.turn.card);
    books.tell(CardTaken{player, state.turn.card, state.turn.side, isCopy});
    const CardSide &side = *chosenSide(m_game, books.position);
    if (side.kind == ActionKind::Cash)
        books.pay(Party::bank(), player, side.cash, Reason::ActionCard);
}

/// Every turn uses up a card, whatever becomes of it.
void ActionRound::judgePass(const Position &position, Judge &judge) const
{
    const ActionTurn &turn = position.actions.turn;
    judge.rule(m_game.copies.isExtra ? turn.tookCard : turn.card.isValid(), Code::MustTakeCard);
}

void ActionRound::pass(Books &books) const
{
    ActionState &state = books.position.actions;
    ++state.turnNumber;
    state.turn = {};
    books.position.stock.soldThisTurn = 0;
    if (!isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

void ActionRound::offer(const Position &position, Offers &offers) const
{
    if (position.actions.awaitsFund) {
        offerFund(position, offers);
        return;
    }
    const PlayerId player = actor(position).player();
    if (m_game.runs.returnsAnyTime)
        offerOthersReturns(position, player, offers);
    if (isAutomaton(position, player)) {
        m_gulliver.offerAct(position, offers);
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
            ReturnAction(m_game).offer(position, player, offers);
    }
    for (std::size_t index = first; index < offers.size(); ++index)
        offers[index].isOutOfTurn = true;
}

void ActionRound::offerFund(const Position &position, Offers &offers) const
{
    const PrivateDefinition &card = m_game.privates[fundingCharacter(position)];
    const Party player = actor(position);
    Offer toHimself;
    toHimself.move.kind = MoveKind::Fund;
    toHimself.move.by = m_codes.code(player);
    toHimself.move.character = card.code;
    Offer toCompanies = toHimself;
    toHimself.move.self = true;
    SplitChoice split{static_cast<int>(card.character->roundTreasury.units), {}};
    for (const CompanyId company : directedBy(m_game, position, player))
        split.companies.push_back(m_game.companies[company].code);
    toCompanies.split = std::move(split);
    offers.push_back(std::move(toHimself));
    offers.push_back(std::move(toCompanies));
}

/// Cards on the table with both sides, and with a copy card those that lie before somebody.
void ActionRound::offerCards(const Position &position, PlayerId player, Offers &offers) const
{
    const ActionTurn &turn = position.actions.turn;
    const bool mayCopyMore = m_game.copies.isExtra && position.players[player].copyCards > 0;
    if (turn.card && !mayCopyMore && (!m_game.copies.isExtra || turn.tookCard))
        return;
    for (const ActionId card : m_game.tableOf(static_cast<int>(position.order.size()))->actionCards) {
        const bool isTaken = (position.actions.taken & bit(card)) != 0;
        if (isTaken && position.players[player].copyCards == 0)
            continue;
        for (int side = 1; side <= sidesOfCard; ++side) {
            Offer use;
            use.move.kind = isTaken ? MoveKind::CopyCard : MoveKind::TakeCard;
            use.move.by = m_codes.code(player);
            use.move.card = m_game.actionCards[card].code;
            use.move.side = side;
            Judge judge;
            judgeCard(position, player, use.move, judge);
            use.refusal = judge.verdict();
            offers.push_back(std::move(use));
        }
    }
}

} // namespace flimnap::lilliput18
