#include "io/definition_parts.h"

namespace flimnap {

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

void readChart(const Node &chart, GameDefinition &game)
{
    const Record record(chart, {"kind", "prices"});
    const std::vector<Money> prices = readChartPrices(record["prices"]);
    if (record["kind"].oneOf({"zigzag"}) == 0)
        game.chart = zigzagChart(prices);
}

std::vector<Money> readPars(const Node &pars, const GameDefinition &game)
{
    std::vector<Money> prices;
    for (const Node &node : pars.items(1)) {
        prices.push_back(node.money(1));
        if (game.chart.count() > 0 && !game.findCell(prices.back()))
            node.reportUnexpected("a price of the chart");
    }
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
