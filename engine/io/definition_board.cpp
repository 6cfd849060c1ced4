#include "io/definition_parts.h"

namespace flimnap {

namespace {

/// Of "E12" with −1: "E11".
std::string printedHex(const std::string &code, int more)
{
    const std::size_t number = code.find_first_of("0123456789");
    if (more == 0 || number == std::string::npos)
        return code;
    return code.substr(0, number) + std::to_string(std::stoi(code.substr(number)) + more);
}

void readHexes(const Node &terrain, const Node &hexes, int printedMore, GameDefinition &game)
{
    std::vector<std::string> terrains;
    std::vector<Money> costs;
    for (const auto &[name, cost] : terrain.rows()) {
        terrains.push_back(name);
        costs.push_back(cost.money(1));
    }
    for (const auto &[code, node] : hexes.rows()) {
        const Record record(node, {}, {"name", "terrain", "printedTrack"});
        HexDefinition hex;
        hex.code = code;
        hex.printed = printedHex(code, printedMore);
        hex.name = record["name"].text();
        if (const int kind = record["terrain"].oneOf(terrains); kind >= 0) {
            hex.terrain = terrains[static_cast<std::size_t>(kind)];
            hex.cost = costs[static_cast<std::size_t>(kind)];
        }
        hex.printedTrack = record["printedTrack"].flag();
        game.hexes.add(std::move(hex));
    }
}

void readTiles(const Node &tilesByColour, bool special, GameDefinition &game)
{
    for (const auto &[colour, list] : tilesByColour.rows(shortList))
        for (const Node &id : list.items())
            game.tiles.add({id.text(), colour, special, {}});
}

} // namespace

void readBoard(const Node &board, GameDefinition &game)
{
    const Record record(board, {"terrain", "hexes", "tiles"},
                        {"specialTiles", "homeTiles", "stops", "otherCosts", "printedHexNumbers"});
    const Node printedMore = record["printedHexNumbers"];
    readHexes(record["terrain"], record["hexes"], printedMore.isThere() ? printedMore.number(-9, 9) : 0, game);
    readTiles(record["tiles"], false, game);
    readTiles(record["specialTiles"], true, game);
    for (const Node &value : record["stops"].items())
        game.stopValues.push_back(value.money(1));
    for (const Node &cost : record["otherCosts"].items())
        game.otherTerrainCosts.push_back(cost.money(1));
    const std::vector<std::string> companyCodes = codes(game.companies);
    for (const auto &[id, node] : record["homeTiles"].rows()) {
        const Record tile(node, {"colour", "company"});
        game.tiles.add({id, tile["colour"].text(), false, CompanyId(tile["company"].oneOf(companyCodes))});
    }
}

void readIncomeBonuses(const Node &bonuses, GameDefinition &game)
{
    for (const Node &node : bonuses.items(0, shortList)) {
        const Record record(node, {"name", "amount", "oneOfEach"}, {"optional"});
        IncomeBonus bonus;
        bonus.name = record["name"].text();
        bonus.amount = record["amount"].money(1);
        for (const Node &list : record["oneOfEach"].items(1, shortList)) {
            std::vector<std::string> &hexes = bonus.oneOfEach.emplace_back();
            for (const Node &hex : list.items(1, shortList))
                hexes.push_back(hex.text());
        }
        bonus.isPaid = !record["optional"].flag();
        game.incomeBonuses.push_back(std::move(bonus));
    }
}

} // namespace flimnap
