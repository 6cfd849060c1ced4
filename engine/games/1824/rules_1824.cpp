#include "games/1824/rules_1824.h"

#include <functional>

#include "dealings/trains.h"
#include "rounds/closing.h"
#include "rounds/railway_sales.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::ah1824 {

namespace {

/// The steps of a company's turn (AH-6.5 ff.).
Steps companySteps(const GameDefinition &game)
{
    Steps steps;
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<TrainStep>(game));
    return steps;
}

/// Nobody acts before what the round before left open is decided.
class NobodyBefore final : public TurnSubstitute
{
public:
    explicit NobodyBefore(std::function<bool(const Position &)> isSomethingOpen)
        : m_isSomethingOpen(std::move(isSomethingOpen))
    {
    }

    [[nodiscard]] bool mustWait(const Position &position) const override { return m_isSomethingOpen(position); }

private:
    std::function<bool(const Position &)> m_isSomethingOpen;
};

} // namespace

Rules1824::Rules1824(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game(), {{game(), railwayPurchases()}}),
      m_operating(game(), companySteps(game()), std::make_unique<NobodyBefore>([this](const Position &position) {
                      return interlude(position) != nullptr;
                  }))
{
}

RoundsOfGame Rules1824::rounds() const
{
    return {.stock = &m_stock, .operating = &m_operating};
}

void Rules1824::afterMove(Books &books, PhaseId phaseBefore) const
{
    if (books.position.round.kind != RoundKind::Operating)
        return;
    if (books.position.phase != phaseBefore)
        m_operating.passOverClosed(books); // a coal railway that the table let begin the phase
    if (interlude(books.position) == nullptr)
        m_operating.beginAwaitedTurn(books);
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
        removeUnsold(books);
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
        endRoundOfFeatures(books);
        return;
    case Export: {
        if (!isLastOfSet)
            return;
        if (books.position.isBankBroken) {
            begin(books, {RoundKind::End, 0, 0});
            return;
        }
        const PhaseId before = books.position.phase;
        exportTopCard(books);
        followUp(books, before);
        endRoundOfFeatures(books);
        return;
    }
    default:
        if (isLastOfSet)
            begin(books, {RoundKind::Stock, round.set + 1, 0});
        else
            begin(books, {RoundKind::Operating, round.set, round.number + 1});
    }
}

} // namespace flimnap::ah1824
