#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

std::string nearestPrices(const GameDefinition &game, Money price)
{
    Money below;
    Money above;
    for (const ChartCell &cell : game.chart) {
        if (cell.price < price)
            below = std::max(below, cell.price);
        else if (above == Money{} || cell.price < above)
            above = cell.price;
    }
    Names prices;
    for (const Money found : {below, above}) {
        if (found != Money{})
            prices.push_back(std::to_string(found.units));
    }
    return listed(prices);
}

/// The markers in one cell, as listed or alone.
void layPile(Joining &joining, CellId cell, const Names &standing)
{
    const auto given = joining.table.stacks.find(joining.game().chart[cell].name);
    const bool isGiven = given != joining.table.stacks.end();
    const Names &pile = isGiven ? given->second : standing;
    const bool isRight = isGiven ? std::is_permutation(pile.begin(), pile.end(), standing.begin(), standing.end())
                                 : standing.size() <= 1;
    if (!joining.need(isRight, "stacks/" + joining.game().chart[cell].name,
                      "expected the markers on this price, the top one first: " + listed(standing)))
        return;
    for (const std::string &code : pile)
        joining.position().markers.place(joining.game().findCompany(code), cell);
}

} // namespace

CellId cellOf(Joining &joining, const Joining::Row &given, const std::string &place)
{
    const GameDefinition &game = joining.game();
    const std::string price = std::to_string(given.price.units);
    if (!given.cell.empty()) {
        const CellId cell = game.findCell(std::string_view(given.cell));
        if (joining.need(cell.isValid(), place + "/cell", "the chart has no cell \"" + given.cell + "\"")) {
            joining.need(!game.chart[cell].isClosing, place + "/cell",
                         "a company whose marker comes to " + given.cell + " leaves the game");
            joining.need(given.price == Money{} || game.chart[cell].price == given.price, place + "/price",
                         "in " + given.cell + " the price is " + std::to_string(game.chart[cell].price.units));
        }
        return cell;
    }
    if (!joining.need(given.price != Money{}, place + "/price", "this key is missing; a company with shares has it"))
        return {};
    CellId found;
    Names names;
    for (const CellId cell : ids(game.chart)) {
        if (game.chart[cell].price != given.price)
            continue;
        found = cell;
        names.push_back(game.chart[cell].name);
    }
    joining.need(found.isValid(), place + "/price",
                 price + " is no price of the chart; next to it there are " + nearestPrices(game, given.price));
    const bool isUnique =
        joining.need(names.size() <= 1, place + "/price",
                     price + " stands on the chart more than once; say which of the cells " + listed(names) + " it is");
    return isUnique ? found : CellId();
}

void layMarkers(Joining &joining)
{
    const GameDefinition &game = joining.game();
    ById<CellId, Names> standing(static_cast<std::size_t>(game.chart.count()));
    for (const auto &[code, given] : joining.table.companies) {
        const CompanyId company = game.findCompany(code);
        if (!company || game.classOf(company).isMinor())
            continue;
        if (const CellId cell = cellOf(joining, given, "companies/" + code))
            standing[cell].push_back(code);
    }
    for (const CellId cell : ids(game.chart))
        layPile(joining, cell, standing[cell]);
    for (const auto &[cell, pile] : joining.table.stacks)
        joining.need(game.findCell(std::string_view(cell)).isValid(), "stacks/" + cell, "the chart has no such price");
}

} // namespace flimnap
