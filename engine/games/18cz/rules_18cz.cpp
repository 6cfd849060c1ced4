#include "games/18cz/rules_18cz.h"

#include "dealings/trains.h"
#include "games/18cz/acquisition_step.h"
#include "games/18cz/locals_step.h"
#include "games/18cz/shared_stations.h"
#include "rounds/joining.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::cz18 {

namespace {

/// The steps of a company's turn (CZ-6.5); those of any time stand in front, so that they see their moves first.
Steps companySteps(const GameDefinition &game)
{
    Steps steps;
    steps.push_back(std::make_unique<LocalsStep>(game));
    steps.push_back(std::make_unique<HomeStationStep>(game));
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<AcquisitionStep>(game));
    steps.push_back(std::make_unique<TrainStep>(game));
    return steps;
}

} // namespace

Rules18Cz::Rules18Cz(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_opening(game(), codes()), m_stock(game(), codes()),
      m_operating(game(), companySteps(game()))
{
}

Played Rules18Cz::startNew() const
{
    Draft draft(game(), emptyTable(game(), static_cast<int>(seats().size())));
    const Money cash = game().tableOf(static_cast<int>(seats().size()))->cash;
    for (const PlayerId player : ids(draft.position.players))
        draft.pay(Party::bank(), player, cash, Reason::Opening);
    begin(draft, {RoundKind::Opening, 0, 0});
    return {std::move(draft.position), std::move(draft.events)};
}

const RoundRules *Rules18Cz::roundRules(const Position &position) const
{
    switch (position.round.kind) {
    case RoundKind::Opening:
        return &m_opening;
    case RoundKind::Stock:
        return &m_stock;
    case RoundKind::Operating:
        return &m_operating;
    case RoundKind::End:
        break;
    }
    return nullptr;
}

bool Rules18Cz::playAnyTime(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    if (move.kind != MoveKind::Choose)
        return false;
    chooseSharedStations(draft, by, move, judge);
    return true;
}

void Rules18Cz::beginNextRound(Draft &draft) const
{
    const Round round = draft.position.round;
    const auto sets = static_cast<int>(game().sets.size());
    switch (round.kind) {
    case RoundKind::Opening:
        OpeningDraft::finish(draft);
        begin(draft, {RoundKind::Stock, 1, 0});
        return;
    case RoundKind::Stock:
        StockRound::finish(draft);
        begin(draft, {RoundKind::Operating, round.set, 1});
        return;
    case RoundKind::Operating:
        if (round.number < static_cast<int>(game().sets[static_cast<std::size_t>(round.set - 1)].size())) {
            begin(draft, {RoundKind::Operating, round.set, round.number + 1});
        } else if (round.set < sets) {
            if (game().exportRule != ExportRule::Never)
                exportTopCard(draft);
            begin(draft, {RoundKind::Stock, round.set + 1, 0});
        } else {
            begin(draft, {RoundKind::End, 0, 0});
        }
        return;
    case RoundKind::End:
        return;
    }
}

} // namespace flimnap::cz18
