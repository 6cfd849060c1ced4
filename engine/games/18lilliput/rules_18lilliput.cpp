#include "games/18lilliput/rules_18lilliput.h"

#include <algorithm>

#include "dealings/trains.h"
#include "games/18lilliput/hand_in_action.h"
#include "games/18lilliput/old_trains.h"
#include "games/18lilliput/operating_steps.h"
#include "games/18lilliput/share_action.h"
#include "games/18lilliput/station_action.h"
#include "games/18lilliput/track_action.h"
#include "games/18lilliput/train_action.h"
#include "games/18lilliput/treasury_action.h"
#include "rounds/set_up.h"

namespace flimnap::lilliput18 {

namespace {

PlayerActions playerActions(const GameDefinition &game, const Codes &codes)
{
    PlayerActions actions;
    actions.push_back(std::make_unique<TrackAction>(game));
    actions.push_back(std::make_unique<ShareAction>(game, codes));
    actions.push_back(std::make_unique<TrainAction>(game));
    actions.push_back(std::make_unique<StationAction>(game));
    actions.push_back(std::make_unique<TreasuryAction>(game, codes));
    actions.push_back(std::make_unique<HandInAction>(game, codes));
    actions.push_back(std::make_unique<ReturnAction>(game));
    return actions;
}

Steps companySteps(const GameDefinition &game)
{
    Steps steps;
    if (game.runs.returnsAnyTime)
        steps.push_back(std::make_unique<ReturnStep>(game));
    steps.push_back(std::make_unique<RouteStep>(game));
    steps.push_back(std::make_unique<PayStep>(game));
    steps.push_back(std::make_unique<DepotStep>(game));
    return steps;
}

} // namespace

Rules18Lilliput::Rules18Lilliput(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_draft(game(), codes()), m_automatonsCompany(game()),
      m_gulliver(game()), m_actions(game(), codes(), playerActions(game(), codes()), m_gulliver),
      m_operating(game(), companySteps(game()))
{
}

RoundsOfGame Rules18Lilliput::rounds() const
{
    return {.opening = &m_draft, .actions = &m_actions, .operating = &m_operating};
}

const Interlude *Rules18Lilliput::drawDue(const Position &position) const
{
    if (!m_automatonsCompany.due(position).isNobody())
        return &m_automatonsCompany;
    return m_gulliver.due(position).isNobody() ? nullptr : &m_gulliver;
}

const Interlude *Rules18Lilliput::interlude(const Position &position) const
{
    const Interlude *draw = drawDue(position);
    return draw != nullptr ? draw : TableRules::interlude(position);
}

bool Rules18Lilliput::isHeldUp(const Position &position) const
{
    return drawDue(position) != nullptr || TableRules::isHeldUp(position);
}

/// What companies may do in the turn of another one; nothing while somebody must decide first.
void Rules18Lilliput::offerAnyTime(const Position &position, Offers &offers) const
{
    TableRules::offerAnyTime(position, offers);
    if (position.round.kind == RoundKind::Operating && interlude(position) == nullptr)
        m_operating.offerOutOfTurn(position, false, offers);
}

void Rules18Lilliput::afterMove(Books &books, PhaseId /*phaseBefore*/) const
{
    if (game().automaton)
        m_gulliver.scrapSurplus(books);
}

void Rules18Lilliput::endOpening(Books &books) const
{
    begin(books, {RoundKind::Actions, 0, 1});
}

/// With the advanced variant the deck's top card goes to the depot, or leaves the game, before the trains run (LI-8.1).
void Rules18Lilliput::endActions(Books &books) const
{
    const bool isPooled = game().exportRule == ExportRule::PoolBeforeRuns;
    const bool isGone = game().exportRule == ExportRule::GoneBeforeRuns;
    if ((isPooled || isGone) && !books.position.actions.deckMoved) {
        books.position.actions.deckMoved = true;
        if (isPooled)
            poolTopCard(books);
        else
            exportTopCard(books);
        return;
    }
    const int round = books.position.round.number;
    books.position.isLastRound = round == *game().rounds;
    begin(books, {RoundKind::Operating, 0, round});
}

/// Bureaucracy: a card goes to the depot, the first player's card goes on, the next round begins (LI-6.17 ff.). After
/// the last round there is none.
void Rules18Lilliput::endOperatingRound(Books &books) const
{
    Position &position = books.position;
    if (position.isLastRound) {
        begin(books, {RoundKind::End, 0, 0});
        return;
    }
    if (game().exportRule == ExportRule::PoolAfterRounds && position.operating.closingSteps++ == 0) {
        poolTopCard(books);
        return;
    }
    if (position.order.size() > 1) {
        std::rotate(position.order.begin(), position.order.begin() + 1, position.order.end());
        books.tell(OrderChanged{});
    }
    begin(books, {RoundKind::Actions, 0, position.round.number + 1});
}

} // namespace flimnap::lilliput18
