#include "games/1836jr56/rules_1836jr56.h"

#include "games/1836jr56/closing.h"
#include "games/1836jr56/destinations.h"
#include "games/1836jr56/loans.h"
#include "games/1836jr56/national.h"
#include "games/1836jr56/national_choices.h"
#include "games/1836jr56/private_steps.h"
#include "games/1836jr56/set_out.h"
#include "rounds/set_up.h"
#include "rounds/shared_stations.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"

namespace flimnap::jr1836 {

namespace {

PlayerActions stockActions(const GameDefinition &game, const Codes &codes)
{
    PlayerActions actions;
    actions.push_back(std::make_unique<PrivateTrade>(game, codes));
    return actions;
}

/// The steps of a company's turn (JR-6.b1 to JR-6.b8).
Steps companySteps(const GameDefinition &game, const Codes &codes)
{
    Steps steps;
    auto extraTile = std::make_unique<ExtraTileStep>(game);
    ExtraTileStep &withTrack = *extraTile;
    steps.push_back(std::move(extraTile));
    steps.push_back(std::make_unique<HomeStationStep>(game));
    steps.push_back(std::make_unique<PrivatesStep>(game));
    steps.push_back(std::make_unique<MarkStep>(game));
    steps.push_back(std::make_unique<LoanStep>(game));
    withTrack.closeBehind(static_cast<int>(steps.size()));
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<BorrowStep>(game));
    steps.push_back(std::make_unique<EarnStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<TrainSales>(game, codes));
    steps.push_back(std::make_unique<PurchaseStep>(game));
    steps.push_back(std::make_unique<RepaymentStep>(game));
    steps.push_back(std::make_unique<ReturnStep>());
    return steps;
}

} // namespace

Rules1836Jr56::Rules1836Jr56(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game(), codes(), stockActions(game(), codes())),
      m_operating(game(), companySteps(game(), codes()), std::make_unique<SetOut>()), m_debtSales(game(), codes()),
      m_loanDecision(game(), codes()), m_trainChoice(game())
{
}

RoundsOfGame Rules1836Jr56::rounds() const
{
    return {.stock = &m_stock, .operating = &m_operating};
}

Need Rules1836Jr56::needOfAnybody(const Position &position) const
{
    const Need need = needNow(game(), position);
    return need.player ? need : needOfShare(game(), position);
}

/// Somebody in need sells a private railway to another player out of turn (JR-6.35).
bool Rules1836Jr56::isEmergencyTrade(const Need &need, const Position &position, Party by, const Move &move,
                                     const GameDefinition &game)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    return position.round.kind == RoundKind::Operating && move.kind == MoveKind::BuyPrivate && by.isPlayer() &&
           need.player && need.most > Money{} && railway && position.privates[railway].owner == Party(need.player);
}

/// Money for a train may come in by it.
bool Rules1836Jr56::playAnyTime(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const Money before = moneyForTrain(draft.position);
    const bool isPlayed = playOneOfAnyTime(draft, by, move, judge);
    if (isPlayed && !judge.refused())
        noteOtherMoney(draft, moneyForTrain(draft.position) - before);
    return isPlayed;
}

bool Rules1836Jr56::playOneOfAnyTime(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    if (isDestinationReached(move)) {
        reachDestination(draft, by, move, judge);
        return true;
    }
    if (isNationalsChoice(move)) {
        chooseForNational(draft, by, move, judge);
        return true;
    }
    if (move.kind == MoveKind::Bankrupt) {
        goBroke(draft, by, judge);
        return true;
    }
    if (draft.position.round.kind == RoundKind::Operating && m_operating.isAnybodys(by, move)) {
        m_operating.play(draft, by, move, judge);
        return true;
    }
    if (!isEmergencyTrade(needOfAnybody(draft.position), draft.position, by, move, game()))
        return false;
    judgePrivateTrade(game(), draft.position, by.player(), move, judge);
    if (!judge.refused())
        tradePrivate(draft, by.player(), move);
    return true;
}

void Rules1836Jr56::goBroke(Draft &draft, Party by, Judge &judge) const
{
    judge.need(by.isPlayer(), Code::CanPay, {{"player", by}});
    if (judge.refused())
        return;
    judgeBankruptcy(game(), draft.position, needOfAnybody(draft.position), by.player(), judge);
    if (judge.refused())
        return;
    goBankrupt(draft, by.player());
    begin(draft, {RoundKind::End, 0, 0});
}

void Rules1836Jr56::offerAnyTime(const Position &position, Offers &offers) const
{
    offerDestinations(game(), position, offers);
    offerLimit(game(), position, offers);
    offerSharedStations(game(), position, offers);
    if (position.round.kind == RoundKind::Operating)
        m_operating.offerOutOfTurn(position, interlude(position) != nullptr, offers);
    const Need need = needOfAnybody(position);
    if (!need.player || position.round.kind == RoundKind::End)
        return;
    for (const PlayerId buyer : position.order) {
        if (buyer != need.player && need.most > Money{} && position.round.kind == RoundKind::Operating)
            offerPrivateTrades(game(), position, codes(), buyer, need.player, offers);
    }
    Judge judge;
    judgeBankruptcy(game(), position, need, need.player, judge);
    if (judge.refused())
        return;
    Offer offer;
    offer.move.kind = MoveKind::Bankrupt;
    offer.move.by = codes().code(need.player);
    offers.push_back(std::move(offer));
}

const Interlude *Rules1836Jr56::ownInterlude(const Position &position) const
{
    const std::initializer_list<const Interlude *> decisions = {&m_debtSales, &m_loanDecision, &m_trainChoice};
    for (const Interlude *decision : decisions) {
        if (!decision->due(position).isNobody())
            return decision;
    }
    return nullptr;
}

const Interlude *Rules1836Jr56::interlude(const Position &position) const
{
    const Interlude *own = position.round.kind == RoundKind::End ? nullptr : ownInterlude(position);
    return own != nullptr ? own : TableRules::interlude(position);
}

bool Rules1836Jr56::isHeldUp(const Position &position) const
{
    return ownInterlude(position) != nullptr || TableRules::isHeldUp(position);
}

void Rules1836Jr56::afterMove(Draft &draft, PhaseId phaseBefore) const
{
    if (draft.position.round.kind == RoundKind::End)
        return;
    formNationalIfDue(draft, phaseBefore);
    thawIfDue(draft);
    closeCompanies(draft);
    reviewFormation(draft);
    if (draft.position.round.kind == RoundKind::Operating && !draft.position.formation.isUnderWay())
        goOnOperating(draft);
    if (draft.position.stock.soldThisTurn != 0)
        allowFurtherBlocks(draft, needOfAnybody(draft.position));
}

void Rules1836Jr56::formNationalIfDue(Draft &draft, PhaseId phaseBefore) const
{
    const CompanyId national = game().national->company;
    const PhaseId forms = game().formingPhase(national);
    const bool isWaiting = draft.position.companies[national].status == CompanyStatus::Waiting;
    if (phaseBefore < forms && forms <= draft.position.phase && isWaiting)
        callFormation(draft);
}

/// What waits in the turn that is running until money is there, and the next turn if it is over.
void Rules1836Jr56::goOnOperating(Draft &draft) const
{
    const OperatingState &state = draft.position.operating;
    const auto next = static_cast<std::size_t>(state.next);
    if (next >= state.queue.size())
        return;
    const CompanyId company = state.queue[next];
    payInterestAfterTrain(draft);
    moveWaitingMarker(draft);
    closeCompanies(draft);
    const bool isTurnOver = state.turn.isOver || !draft.position.companies[company].isInPlay();
    if (draft.position.formation.isDue && isTurnOver && !debtor(draft.position))
        beginFormation(draft);
    if (draft.position.formation.isUnderWay())
        return;
    m_operating.goOnIfDue(draft);
    m_operating.passOverClosed(draft);
}

void Rules1836Jr56::endOpening(Draft &draft) const
{
    begin(draft, {RoundKind::Stock, 1, 0});
}

void Rules1836Jr56::endStockRound(Draft &draft) const
{
    StockRound::finish(draft);
    draft.position.roundsInSet = game().phases[draft.position.phase].operatingRounds;
    begin(draft, {RoundKind::Operating, draft.position.round.set, 1});
}

/// A bank that is broken ends the game with the set (JR-7.2).
void Rules1836Jr56::endOperatingRound(Draft &draft) const
{
    const Round round = draft.position.round;
    if (round.number < draft.position.roundsInSet)
        begin(draft, {RoundKind::Operating, round.set, round.number + 1});
    else if (draft.position.isBankBroken)
        begin(draft, {RoundKind::End, 0, 0});
    else
        begin(draft, {RoundKind::Stock, round.set + 1, 0});
}

} // namespace flimnap::jr1836
