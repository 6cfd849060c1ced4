#include "games/1824/rules_1824.h"

#include "dealings/floating.h"
#include "dealings/trains.h"
#include "games/1824/bond_marker.h"
#include "games/1824/railway_purchase.h"
#include "games/1824/railways.h"
#include "games/1824/substitute_turns.h"
#include "rounds/set_up.h"
#include "rounds/steps/emergency_sale_step.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::ah1824 {

namespace {

PlayerActions stockActions(const GameDefinition &game, const Codes &codes)
{
    PlayerActions actions;
    actions.push_back(std::make_unique<RailwayPurchase>(game, codes));
    actions.push_back(std::make_unique<Exchange>(game, codes));
    return actions;
}

/// The steps of a company's turn (AH-6.5 ff.).
Steps companySteps(const GameDefinition &game, const Codes &codes)
{
    Steps steps;
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<EmergencySaleStep>(game, codes));
    steps.push_back(std::make_unique<TrainStep>(game));
    return steps;
}

} // namespace

Rules1824::Rules1824(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game(), codes(), stockActions(game(), codes())),
      m_operating(game(), companySteps(game(), codes()),
                  std::make_unique<SubstituteTurns>(
                      [this](const Position &position) { return interlude(position) != nullptr; })),
      m_markerChoice(game(), codes()), m_forcedExchanges(game(), codes())
{
    if (game().draft)
        m_draft.emplace(game(), codes());
}

RoundsOfGame Rules1824::rounds() const
{
    return {.opening = m_draft ? &*m_draft : nullptr, .stock = &m_stock, .operating = &m_operating};
}

void Rules1824::setOut(Books &books) const
{
    setUp(books);
    setUpShares(books);
    open(books);
}

/// What is set aside, and the state railways on the chart (AH-3.2 ff.).
void Rules1824::setUpShares(Books &books)
{
    reserveShares(books);
    for (const PhaseDefinition &phase : books.game.phases) {
        for (const CompanyId company : phase.forms)
            putOnChart(books, company, books.game.classOf(company).startsAt);
    }
}

bool Rules1824::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    if (move.kind != MoveKind::Choose || move.what != "bond_token")
        return TableRules::playAnyTime(books, by, move, judge);
    placeBondMarker(books, by, move, judge);
    return true;
}

void Rules1824::offerAnyTime(const Position &position, Offers &offers) const
{
    TableRules::offerAnyTime(position, offers);
    offerBondMarker(game(), position, actor(position), offers);
}

const Interlude *Rules1824::interlude(const Position &position) const
{
    if (const Interlude *decision = TableRules::interlude(position))
        return decision;
    if (position.round.kind == RoundKind::End)
        return nullptr;
    if (!m_markerChoice.due(position).isNobody())
        return &m_markerChoice;
    return m_forcedExchanges.due(position).isNobody() ? nullptr : &m_forcedExchanges;
}

void Rules1824::afterMove(Books &books, PhaseId phaseBefore) const
{
    noteBondMarkerEarner(books);
    noteFirstToSwap(books);
    const bool isOperating = books.position.round.kind == RoundKind::Operating;
    if (books.position.phase != phaseBefore) {
        settlePhase(books);
        if (isOperating)
            m_operating.passOverClosed(books); // a coal railway that the table let begin the phase
    }
    if (isOperating && interlude(books.position) == nullptr)
        m_operating.beginAwaitedTurn(books);
}

/// Where a loan is an overdraft, whatever a debtor has got goes to it.
void Rules1824::afterAll(Books &books) const
{
    if (!game().loans.repaidByIncome)
        return;
    for (const PlayerId player : ids(books.position.players)) {
        const PlayerState &state = books.position.players[player];
        const Money amount = std::min(state.debt, books.cash(player));
        if (amount <= Money{})
            continue;
        books.pay(player, Party::bank(), amount, Reason::Repayment);
        books.setDebt(player, state.debt - amount, state.penalty);
    }
}

/// For the priority card the draft belongs to the first stock round (AH-8.7).
void Rules1824::endOpening(Books &books) const
{
    const PlayerId lastActor = books.position.stock.lastActor;
    begin(books, {RoundKind::Stock, 1, 0});
    books.position.stock.lastActor = lastActor;
}

void Rules1824::endStockRound(Books &books) const
{
    const int set = books.position.round.set;
    StockRound::raiseSoldOutCompanies(books);
    if (set == 1)
        removeUnsoldRailways(books);
    StockRound::chargeInterest(books);
    StockRound::settleTurnOrder(books);
    books.position.roundsInSet = game().phases[books.position.phase].operatingRounds;
    begin(books, {RoundKind::Operating, set, 1});
}

/// The order of AH-6.48 to AH-6.53. Between its steps companies may have to give up trains.
void Rules1824::endOperatingRound(Books &books) const
{
    enum { OpenAndForm, Export };
    const Round round = books.position.round;
    const bool isLastOfSet = round.number >= books.position.roundsInSet;
    switch (books.position.operating.closingSteps++) {
    case OpenAndForm:
        openAndForm(books);
        return;
    case Export:
        if (!isLastOfSet)
            return;
        if (books.position.isBankBroken) {
            begin(books, {RoundKind::End, 0, 0});
            return;
        }
        exportTopCard(books);
        settlePhase(books);
        openAndForm(books);
        return;
    default:
        if (isLastOfSet)
            begin(books, {RoundKind::Stock, round.set + 1, 0});
        else
            begin(books, {RoundKind::Operating, round.set, round.number + 1});
    }
}

} // namespace flimnap::ah1824
