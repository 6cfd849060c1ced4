#include "joining/parts.h"

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
                      standing.empty() ? Sentence::say("expected the markers on this price, the top one first: none")
                                       : Sentence::say("expected the markers on this price, the top one first: %1",
                                                       {listed(standing)})))
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
        if (joining.need(cell.isValid(), place + "/cell",
                         Sentence::say("the chart has no cell \"%1\"", {given.cell}))) {
            joining.need(game.chart[cell].hasPrice(), place + "/cell",
                         Sentence::say("a company whose marker comes to %1 leaves the game", {given.cell}));
            joining.need(
                given.price == Money{} || game.chart[cell].price == given.price, place + "/price",
                Sentence::say("in %1 the price is %2", {given.cell, std::to_string(game.chart[cell].price.units)}));
        }
        return cell;
    }
    if (!joining.need(given.price != Money{}, place + "/price",
                      Sentence::say("this key is missing; a company with shares has it")))
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
                 Sentence::say("%1 is no price of the chart; next to it there are %2",
                               {price, nearestPrices(game, given.price)}));
    const bool isUnique =
        joining.need(names.size() <= 1, place + "/price",
                     Sentence::say("%1 stands on the chart more than once; say which of the cells %2 it is",
                                   {price, listed(names)}));
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
        joining.need(game.findCell(std::string_view(cell)).isValid(), "stacks/" + cell,
                     Sentence::say("the chart has no such price"));
}

} // namespace flimnap
