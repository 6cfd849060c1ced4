#include "games/18cz/training_rules.h"

#include "dealings/train_purchase.h"
#include "rounds/set_up.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::cz18 {

namespace {

/// The end of a turn: a company that has no train then, and could pay for none, ends the game with this round (CZ-8.7).
class LastTrain final : public Step
{
public:
    void leave(Books &books, CompanyId company, Judge & /*judge*/) const override
    {
        const bool hasNone = !ownsRunnableTrain(books.game, books.position, company) &&
                             !mustOwnTrain(books.game, books.position, company);
        if (!hasNone || books.position.isLastRound)
            return;
        books.position.isLastRound = true;
        books.tell(EndDecided{company});
    }
};

Steps trainingSteps(const GameDefinition &game)
{
    Steps steps;
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<TrainStep>(game));
    steps.push_back(std::make_unique<LastTrain>());
    return steps;
}

} // namespace

TrainingRules::TrainingRules(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_operating(game(), trainingSteps(game()))
{
}

RoundsOfGame TrainingRules::rounds() const
{
    return {.operating = &m_operating};
}

/// The first round begins when everybody has a company.
void TrainingRules::setOut(Books &books) const
{
    setUp(books);
    books.position.round = {RoundKind::Operating, 0, 1};
    books.tell(RoundBegan{books.position.round});
}

void TrainingRules::endOperatingRound(Books &books) const
{
    const int played = books.position.roundsOperated;
    if (played == 0)
        m_operating.begin(books); // the companies are drawn in its round
    else if (played == *game().rounds || books.position.isLastRound)
        begin(books, {RoundKind::End, 0, 0});
    else
        begin(books, {RoundKind::Operating, 0, played + 1});
}

} // namespace flimnap::cz18
