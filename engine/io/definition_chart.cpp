#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr std::size_t mostRows = 50;
constexpr std::size_t mostColumns = 100;
constexpr std::string_view noPrice = "X"; ///< who comes there leaves the game

/// The next price of the row below the grid; one that does not fit in is reported and replaced by one that does.
Money readGridPrice(const Node &node, const std::vector<Money> &row, const std::vector<std::vector<Money>> &grid)
{
    const bool isFirst = row.empty() || row.back() == Money{};
    if (isFirst && node.isWord(noPrice))
        return {};
    const Money price = node.money(1);
    const Money *left = row.empty() ? nullptr : &row.back();
    const Money *above = grid.empty() ? nullptr : &grid.back()[row.size()];
    if (left != nullptr && price <= *left)
        node.reportUnexpected("a price above the one to its left, " + std::to_string(left->units));
    else if (above != nullptr && price >= *above)
        node.reportUnexpected("a price below the one above it, " + std::to_string(above->units));
    else
        return price;
    return above != nullptr ? *above - Money{1} : *left + Money{1};
}

void readGrid(const Record &record, GameDefinition &game)
{
    const std::vector<std::vector<Money>> rows = readChartRows(record["rows"]);
    const Node parColumn = record["parColumn"];
    const int column = parColumn.number(1, static_cast<int>(mostColumns));
    if (rows.empty())
        return;
    const auto columns = static_cast<int>(rows.front().size());
    if (column > columns)
        parColumn.reportUnexpected("a column of the chart, 1 to " + std::to_string(columns));
    else
        game.chart = gridChart(rows, column);
}

} // namespace

std::vector<Money> readChartPrices(const Node &prices)
{
    std::vector<Money> rising;
    for (const Node &node : prices.items(2)) {
        const Money price = node.money(1);
        if (!rising.empty() && price <= rising.back())
            node.reportUnexpected("a price above the one before it, " + std::to_string(rising.back().units));
        else
            rising.push_back(price);
    }
    return rising;
}

std::vector<std::vector<Money>> readChartRows(const Node &rows)
{
    std::vector<std::vector<Money>> grid;
    for (const Node &row : rows.items(1, mostRows)) {
        std::vector<Node> nodes = row.items(grid.empty() ? 2 : 1, mostColumns);
        if (nodes.empty()) // what follows cannot be compared with it
            break;
        if (!grid.empty() && nodes.size() > grid.back().size()) {
            row.report("expected at most as many prices as in the row above, " + std::to_string(grid.back().size()) +
                       ", found " + std::to_string(nodes.size()));
            nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(grid.back().size()), nodes.end());
        }
        std::vector<Money> prices;
        prices.reserve(nodes.size());
        for (const Node &node : nodes)
            prices.push_back(readGridPrice(node, prices, grid));
        grid.push_back(std::move(prices));
    }
    return grid;
}

ById<CellId, ChartCell> zigzagChart(const std::vector<Money> &prices)
{
    const int count = static_cast<int>(prices.size());
    const auto cellAt = [&](int index) { return index >= 0 && index < count ? CellId(index) : CellId(); };
    ById<CellId, ChartCell> chart;
    for (int index = 0; index < count; ++index) {
        ChartCell cell;
        cell.price = prices[static_cast<std::size_t>(index)];
        cell.name = std::to_string(cell.price.units);
        cell.row = index % 2 == 0 ? 1 : 0;
        cell.column = index / 2;
        cell.right = cellAt(index + 2);
        cell.left = cellAt(index - 2);
        cell.up = cellAt(index + 1);
        cell.down = cellAt(index - 1);
        chart.add(cell);
    }
    return chart;
}

ById<CellId, ChartCell> ladderChart(const std::vector<Money> &prices)
{
    ById<CellId, ChartCell> chart = zigzagChart(prices);
    for (ChartCell &cell : chart) {
        cell.right = cell.right ? cell.right : cell.up;
        cell.left = cell.left ? cell.left : cell.down;
    }
    return chart;
}

ById<CellId, ChartCell> gridChart(const std::vector<std::vector<Money>> &rows, int parColumn)
{
    std::vector<int> firstOfRow{0};
    for (const std::vector<Money> &row : rows)
        firstOfRow.push_back(firstOfRow.back() + static_cast<int>(row.size()));
    const auto cellAt = [&](int row, int column) {
        const bool isThere = row >= 0 && row < static_cast<int>(rows.size()) && column >= 0 &&
                             column < static_cast<int>(rows[static_cast<std::size_t>(row)].size());
        return isThere ? CellId(firstOfRow[static_cast<std::size_t>(row)] + column) : CellId();
    };
    ById<CellId, ChartCell> chart;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        int column = 0;
        for (const Money price : rows[static_cast<std::size_t>(row)]) {
            ChartCell cell;
            cell.price = price;
            cell.name = "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
            cell.row = row;
            cell.column = column;
            cell.up = cellAt(row - 1, column);
            cell.down = cellAt(row + 1, column);
            const CellId right = cellAt(row, column + 1);
            cell.right = right ? right : cell.up; // the end of a row leads up, its beginning down
            cell.left = column > 0 ? cellAt(row, column - 1) : cell.down;
            cell.isPar = column + 1 == parColumn && cell.hasPrice();
            chart.add(cell);
            ++column;
        }
    }
    return chart;
}

void readChart(const Node &chart, GameDefinition &game)
{
    if (!chart.isThere())
        return;
    if (chart.member("kind").isWord("grid")) {
        const Record record(chart, {"kind", "rows", "parColumn"}, {"uncountedUpTo", "unlimitedUpTo"});
        readGrid(record, game);
        game.uncountedUpTo = record["uncountedUpTo"].money();
        game.unlimitedUpTo = record["unlimitedUpTo"].money();
        return;
    }
    const Record record(chart, {"kind", "prices"});
    const std::vector<Money> prices = readChartPrices(record["prices"]);
    const Node kind = record["kind"];
    game.chartIsLadder = kind.isWord("ladder");
    if (kind.oneOf({"zigzag", "ladder", "grid"}) >= 0)
        game.chart = game.chartIsLadder ? ladderChart(prices) : zigzagChart(prices);
}

bool isGrid(const GameDefinition &game)
{
    return game.findCell("R1C1").isValid();
}

CellId readCell(const Node &node, const GameDefinition &game)
{
    const std::string name = node.text();
    const CellId cell = game.findCell(name);
    if (!name.empty() && !cell && game.chart.count() > 0)
        node.reportUnexpected("the name of a space of the chart, such as \"" + game.chart[CellId(0)].name + "\"");
    return cell;
}

std::vector<Money> readPars(const Node &pars, const GameDefinition &game, std::size_t least)
{
    std::vector<Money> prices;
    for (const Node &node : pars.items(least)) {
        prices.push_back(node.money(1));
        if (game.chart.count() > 0 && !game.findCell(prices.back()))
            node.reportUnexpected(isGrid(game) ? "a price in the chart's column of initial prices"
                                               : "a price of the chart");
    }
    return prices;
}

std::vector<Money> parsFrom(const GameDefinition &game, Money least)
{
    std::vector<Money> prices;
    for (const ChartCell &cell : game.chart)
        if (cell.price >= least)
            prices.push_back(cell.price);
    return prices;
}

std::vector<std::vector<Money>> readSets(const Node &sets)
{
    std::vector<std::vector<Money>> all;
    for (const Node &set : sets.items(1)) {
        all.emplace_back();
        for (const Node &value : set.items(1))
            all.back().push_back(value.money(1));
    }
    return all;
}

} // namespace flimnap
