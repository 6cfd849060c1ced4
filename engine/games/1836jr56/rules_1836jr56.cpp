#include "games/1836jr56/rules_1836jr56.h"

#include "games/1836jr56/set_out.h"
#include "rounds/railway_sales.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::jr1836 {

namespace {

/// The steps of a company's turn (JR-6.b1 to JR-6.b8).
Steps companySteps(const GameDefinition &game)
{
    Steps steps;
    steps.push_back(std::make_unique<HomeStationStep>(game));
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<TrainStep>(game));
    return steps;
}

} // namespace

Rules1836Jr56::Rules1836Jr56(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game(), {{game(), privateTrades()}}),
      m_operating(game(), companySteps(game()), std::make_unique<SetOut>())
{
}

RoundsOfGame Rules1836Jr56::rounds() const
{
    return {.stock = &m_stock, .operating = &m_operating};
}

bool Rules1836Jr56::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    if (TableRules::playAnyTime(books, by, move, judge))
        return true;
    if (books.position.round.kind != RoundKind::Operating || !m_operating.isAnybodys(by, move))
        return false;
    m_operating.play(books, by, move, judge);
    return true;
}

void Rules1836Jr56::offerAnyTime(const Position &position, Offers &offers) const
{
    if (position.round.kind == RoundKind::Operating)
        m_operating.offerOutOfTurn(position, interlude(position) != nullptr, offers);
    TableRules::offerAnyTime(position, offers);
}

/// The next turn, if one is over.
void Rules1836Jr56::goOn(Books &books) const
{
    if (!companyInTurn(books.position) || isFeatureDue(books.position))
        return;
    m_operating.goOnIfDue(books);
    m_operating.passOverClosed(books);
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
