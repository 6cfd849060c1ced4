#include "features/action_cards/round.h"

#include <algorithm>
#include <array>

#include "features/action_cards/card_choice.h"
#include "features/action_cards/share_action.h"
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

bool isOverNow(const Position &position)
{
    return !characters::awaitsMoney(position) && stateOf(position).turnNumber == allTurns(position) &&
           !automaton::hasTurn(position);
}

Party actorOf(const GameDefinition &game, const Position &position)
{
    const int turn = stateOf(position).turnNumber;
    if (characters::awaitsMoney(position))
        return position.privates[characters::moneyGiver(game, position)].owner;
    return turn < allTurns(position) ? playerInTurn(position, turn) : automaton::player(position);
}

/// Every turn uses up a card, whatever becomes of it.
void judgePass(const GameDefinition &game, const Position &position, const Decision & /*pass*/, Judge &judge)
{
    const Turn &turn = turnOf(position);
    judge.rule(termsOf(game).isExtra ? turn.tookCard : turn.card.isValid(), Code::MustTakeCard);
}

void pass(Books &books, const Decision & /*decision*/)
{
    State &state = change(books);
    ++state.turnNumber;
    state.turn = {};
    books.position.stock.soldThisTurn = 0;
    if (!isOverNow(books.position))
        books.tell(TurnBegan{actorOf(books.game, books.position)});
}

constexpr std::array passKinds{DecisionKind{MoveKind::Pass, nothingToChoose, judgePass, pass}};

} // namespace

ActionRound::ActionRound(const GameDefinition &game)
    : m_game(game), m_cards(game, cardKinds()), m_returns(game, depot::returnKinds(), PlayerAction::By::HisCompanies),
      m_actions{{game, trackKinds(), PlayerAction::By::HisCompanies},
                {game, shareKinds()},
                {game, trainKinds(), PlayerAction::By::HisCompanies},
                {game, stationKinds(), PlayerAction::By::HisCompanies},
                {game, treasuryKinds()},
                {game, characters::handInKinds()},
                m_returns,
                {game, passKinds}}
{
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
    return isOverNow(position);
}

Party ActionRound::actor(const Position &position) const
{
    return actorOf(m_game, position);
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
        m_returns.play(books, moving.player(), move, judge);
        return;
    }
    const bool hasNoSeat = isUnseated(books.position, due.player());
    judge.need(moving == due && (move.kind == MoveKind::Gulliver) == hasNoSeat, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    if (isGiving) {
        Decisions(m_game, characters::moneyKinds()).play(books, due, move, judge);
        if (!judge.refused())
            books.tell(TurnBegan{actor(books.position)});
    } else if (hasNoSeat) {
        Decisions(m_game, automaton::turnKinds()).play(books, due, move, judge);
    } else {
        playInTurn(books, due.player(), move, judge);
    }
}

void ActionRound::playInTurn(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const auto action = std::ranges::find_if(m_actions, [&](const PlayerAction &each) { return each.handles(move); });
    judge.need(m_cards.handles(move) || action != m_actions.end(), Code::WrongRound);
    if (!judge.refused())
        (m_cards.handles(move) ? m_cards : *action).play(books, player, move, judge);
}

void ActionRound::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    if (characters::awaitsMoney(position)) {
        Decisions(m_game, characters::moneyKinds()).offer(position, player, offers);
        return;
    }
    if (depot::returnsAnyTime(m_game))
        offerOthersReturns(position, player, offers);
    if (isUnseated(position, player)) {
        Decisions(m_game, automaton::turnKinds()).offer(position, Party::nobody(), offers);
        return;
    }
    offerCards(position, player, offers);
    for (const PlayerAction &action : m_actions)
        action.offer(position, player, offers);
}

void ActionRound::offerOthersReturns(const Position &position, PlayerId inTurn, Offers &offers) const
{
    const std::size_t first = offers.size();
    for (const PlayerId player : position.order) {
        if (player != inTurn)
            m_returns.offer(position, player, offers);
    }
    for (std::size_t index = first; index < offers.size(); ++index)
        offers[index].isOutOfTurn = true;
}

/// As they lie on the table, whether they are taken or copied.
void ActionRound::offerCards(const Position &position, PlayerId player, Offers &offers) const
{
    const auto first = static_cast<std::ptrdiff_t>(offers.size());
    m_cards.offer(position, player, offers);
    const auto place = [&](const Offer &offer) { return findCard(m_game, offer.move.card); };
    std::ranges::stable_sort(offers.begin() + first, offers.end(), {}, place);
}

} // namespace flimnap::action_cards
