#pragma once

#include <optional>
#include <vector>

#include "board/best_income.h"
#include "dealings/judge.h"
#include "dealings/map.h"
#include "journal/move.h"

namespace flimnap {

/// What a company declares of its trains; what is left out is as the map says.
struct MapRun
{
    CompanyId company;
    std::optional<Money> revenue;
    std::optional<Money> mine;
    std::optional<std::vector<Route>> routes;
};

/// The trains that a company runs in this turn, in the order of `runnerFor`.
std::vector<FaceId> trainsToRun(const GameDefinition &game, const Position &position, CompanyId company);
board::Runner runnerFor(const GameDefinition &game, const Position &position, CompanyId company);
board::BestIncome bestIncomeOf(const GameDefinition &game, const Position &position, CompanyId company);
/// Whether its trains have any route that pays.
bool canEarn(const GameDefinition &game, const Position &position, CompanyId company);

/// Whether the trains can have brought this.
void judgeRunOnMap(const GameDefinition &game, const Position &position, const MapRun &run, Judge &judge);

/// A company's private railway pays more on a hex from now on.
void putMark(Books &books, CompanyId company, HexId hex, Money worth);

} // namespace flimnap
