#pragma once

#include <vector>

#include "definition/game_definition.h"
#include "io/definition_node.h"

namespace flimnap {

constexpr std::size_t shortList = 20;  ///< the longest list of words in one row
constexpr int mostCards = 99;          ///< of one kind; also the highest train limit
constexpr int mostCertificates = 1000; ///< the highest limit of a player

// The sections of a game table. Each reads its nodes into the game; a section that refers to another
// (a company to its class) comes after it.

void readChart(const Node &chart, GameDefinition &game);
void readClasses(const Node &classes, GameDefinition &game);
void readCompanies(const Node &companies, GameDefinition &game);
void readPrivates(const Node &privateClasses, const Node &privates, GameDefinition &game);
void readPhases(const Node &phases, GameDefinition &game);
void readTrains(const Node &trains, const Node &cards, GameDefinition &game);
void readBoard(const Node &board, GameDefinition &game);

// Lists that overrides may replace as well.

/// Rising prices; a list of the wrong kind is reported and comes back as far as it is right.
std::vector<Money> readChartPrices(const Node &prices);
/// One line of prices printed as two rows: even places below, odd ones above and half a space to the right.
ById<CellId, ChartCell> zigzagChart(const std::vector<Money> &prices);
/// Initial prices, each one a price of the chart.
std::vector<Money> readPars(const Node &pars, const GameDefinition &game);
std::vector<std::vector<Money>> readSets(const Node &sets);

} // namespace flimnap
