#pragma once

#include <vector>

#include "definition/game_definition.h"
#include "io/definition_node.h"

namespace flimnap {

constexpr std::size_t shortList = 20; ///< the longest list of words in one row
constexpr int mostRounds = 20;        ///< operating rounds of a set
constexpr int mostGameRounds = 100;   ///< of a game without shares
constexpr int mostCompanies = 32;
constexpr int mostPrivates = 100;
constexpr int mostStations = 20;       ///< of a company
constexpr int mostCards = 99;          ///< of one kind; also the highest train limit
constexpr int mostCertificates = 1000; ///< the highest limit of a player

// The sections of a game table. Each reads its nodes into the game; a section that refers to another
// (a company to its class) comes after it.

/// What each number of players begins with, the smallest number first.
void readPlayerCounts(const Node &players, GameDefinition &game);
/// What a name stands for is written in C++.
void readPolicies(const Record &table, GameDefinition &game);
void readChart(const Node &chart, GameDefinition &game);
void readClasses(const Node &classes, GameDefinition &game);
/// In their own order, or in another one in which each is named once.
void readCompanies(const Node &companies, const Node &companyOrder, GameDefinition &game);
void readPrivates(const Node &privateClasses, const Node &privates, GameDefinition &game);
void readPhases(const Node &phases, GameDefinition &game);
void readTrains(const Node &trains, const Node &cards, GameDefinition &game);
/// The trains that companies come with; the companies are read already.
void readFirstTrains(const Node &companies, GameDefinition &game);
/// The cards that differ by the number of players, who are read already.
void readTablesCards(const Node &players, GameDefinition &game);
void readDraft(const Node &draft, GameDefinition &game);
/// What players may agree on; a switch that is turned on has been merged into the table already.
void readSwitches(const Node &switches, GameDefinition &game);
void readBoard(const Node &board, GameDefinition &game);
void readIncomeBonuses(const Node &bonuses, GameDefinition &game);

// Lists that overrides may replace as well.

/// Rising prices; a list of the wrong kind is reported and comes back as far as it is right.
std::vector<Money> readChartPrices(const Node &prices);
/// Rows from the top, none longer than the one above; prices rise to the right and upwards.
std::vector<std::vector<Money>> readChartRows(const Node &rows);
/// One line of prices printed as two rows: even places below, odd ones above and half a space to the right.
ById<CellId, ChartCell> zigzagChart(const std::vector<Money> &prices);
/// Likewise, but the end of a row leads up and its beginning down.
ById<CellId, ChartCell> ladderChart(const std::vector<Money> &prices);
/// Spaces are named by row and column, "R1C1" on top to the left; the par column is counted from 1.
ById<CellId, ChartCell> gridChart(const std::vector<std::vector<Money>> &rows, int parColumn);
bool isGrid(const GameDefinition &game);
/// A space of the chart, by its name.
CellId readCell(const Node &node, const GameDefinition &game);
/// Initial prices, each one on a space of the chart where companies can begin.
std::vector<Money> readPars(const Node &pars, const GameDefinition &game, std::size_t least = 1);
/// All prices of the chart from this one on.
std::vector<Money> parsFrom(const GameDefinition &game, Money least);
/// A share of a company of this class in ordinary certificates.
int readUnits(const Node &percent, const CompanyClass &size);
/// "#rrggbb".
std::string readColour(const Node &node);
ById<ClassId, bool> readClassSet(const Node &list, const std::vector<std::string> &classNames);
/// A list of companies by their codes.
std::vector<CompanyId> readCompanyList(const Node &list, const GameDefinition &game);
std::vector<std::vector<Money>> readSets(const Node &sets);

} // namespace flimnap
