#include "games/1836jr56/rules_1836jr56.h"

#include "games/1836jr56/destinations.h"
#include "games/1836jr56/private_steps.h"
#include "games/1836jr56/purchase_step.h"
#include "games/1836jr56/set_out.h"
#include "rounds/closing.h"
#include "rounds/set_up.h"
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
    withTrack.closeBehind(static_cast<int>(steps.size()));
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<TrainSales>(game, codes));
    steps.push_back(std::make_unique<PurchaseStep>(game));
    return steps;
}

} // namespace

Rules1836Jr56::Rules1836Jr56(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game(), codes(), stockActions(game(), codes())),
      m_operating(game(), companySteps(game(), codes()), std::make_unique<SetOut>()), m_debtSales(game(), codes())
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
bool Rules1836Jr56::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Money before = moneyForTrain(books.position);
    const bool isPlayed = playOneOfAnyTime(books, by, move, judge);
    if (isPlayed && !judge.refused())
        noteOtherMoney(books, moneyForTrain(books.position) - before);
    return isPlayed;
}

bool Rules1836Jr56::playOneOfAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    if (TableRules::playAnyTime(books, by, move, judge))
        return true;
    if (isDestinationReached(move)) {
        reachDestination(books, by, move, judge);
        return true;
    }
    if (move.kind == MoveKind::Bankrupt) {
        goBroke(books, by, judge);
        return true;
    }
    if (books.position.round.kind == RoundKind::Operating && m_operating.isAnybodys(by, move)) {
        m_operating.play(books, by, move, judge);
        return true;
    }
    if (!isEmergencyTrade(needOfAnybody(books.position), books.position, by, move, game()))
        return false;
    judgePrivateTrade(game(), books.position, by.player(), move, judge);
    if (!judge.refused())
        tradePrivate(books, by.player(), move);
    return true;
}

void Rules1836Jr56::goBroke(Books &books, Party by, Judge &judge) const
{
    judge.need(by.isPlayer(), Code::CanPay, {{"player", by}});
    if (judge.refused())
        return;
    judgeBankruptcy(game(), books.position, needOfAnybody(books.position), by.player(), judge);
    if (judge.refused())
        return;
    goBankrupt(books, by.player());
    begin(books, {RoundKind::End, 0, 0});
}

void Rules1836Jr56::offerAnyTime(const Position &position, Offers &offers) const
{
    TableRules::offerAnyTime(position, offers);
    offerDestinations(game(), position, offers);
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

const Interlude *Rules1836Jr56::interlude(const Position &position) const
{
    return m_debtSales.due(position).isNobody() ? TableRules::interlude(position) : &m_debtSales;
}

bool Rules1836Jr56::isHeldUp(const Position &position) const
{
    return !m_debtSales.due(position).isNobody() || TableRules::isHeldUp(position);
}

void Rules1836Jr56::afterMove(Books &books, PhaseId /*phaseBefore*/) const
{
    if (books.position.round.kind != RoundKind::End)
        closeCompanies(books);
}

/// The next turn, if one is over.
void Rules1836Jr56::goOn(Books &books) const
{
    if (books.position.round.kind == RoundKind::End)
        return;
    if (companyInTurn(books.position) && !isFeatureDue(books.position)) {
        m_operating.goOnIfDue(books);
        m_operating.passOverClosed(books);
    }
    if (books.position.stock.soldThisTurn != 0)
        allowFurtherBlocks(books, needOfAnybody(books.position));
}

void Rules1836Jr56::endOpening(Books &books) const
{
    begin(books, {RoundKind::Stock, 1, 0});
}

void Rules1836Jr56::endStockRound(Books &books) const
{
    StockRound::finish(books);
    books.position.roundsInSet = game().phases[books.position.phase].operatingRounds;
    begin(books, {RoundKind::Operating, books.position.round.set, 1});
}

/// A bank that is broken ends the game with the set (JR-7.2).
void Rules1836Jr56::endOperatingRound(Books &books) const
{
    const Round round = books.position.round;
    if (round.number < books.position.roundsInSet)
        begin(books, {RoundKind::Operating, round.set, round.number + 1});
    else if (books.position.isBankBroken)
        begin(books, {RoundKind::End, 0, 0});
    else
        begin(books, {RoundKind::Stock, round.set + 1, 0});
}

} // namespace flimnap::jr1836
