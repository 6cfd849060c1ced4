#pragma once

#include <vector>

#include "core/result.h"
#include "rounds/rules.h"

namespace flimnap {

/// What a player has at the end of a game that nobody kept the books of.
struct ScoredPlayer
{
    Money cash;
    Money debt;
    Money penalty;
    int cards = 0;                 ///< copy cards that are left
    ById<CompanyId, int> percents; ///< of each company
    std::vector<PrivateId> privates;
};

/// The end of such a game.
struct ScoreTrial
{
    ById<CompanyId, Money> prices;  ///< 0: not started, or closed
    ById<CompanyId, Parts> rows;    ///< what features keep of it
    ById<CompanyId, bool> hasGrown; ///< into a company with more, smaller shares
    std::vector<ScoredPlayer> players;
};

/// Why a sheet cannot be so: the company whose price stands nowhere on the chart, or of which more than all is held.
struct ScoreMistake
{
    enum class Kind { NoSuchPrice, TooManyShares, OddShare };
    Kind kind;
    CompanyId company;
    Money lower = {}; ///< the prices of the chart beside the one given; 0 where there is none
    Money higher = {};
    int percent = 0; ///< that there is of it, if players hold more
};

/// The scores by the rules of a game, best first.
Result<std::vector<Score>, ScoreMistake> tryScores(const Rules &rules, const ScoreTrial &trial);
/// Whether all sheets are added up alike by both tables.
bool haveSameScores(const GameDefinition &one, const GameDefinition &other);
/// The table as it lies then.
Result<Position, ScoreMistake> positionOf(const Rules &rules, const ScoreTrial &trial);

} // namespace flimnap
