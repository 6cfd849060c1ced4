#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr std::size_t mostActionCards = 16; ///< two bits are kept for each
constexpr std::size_t sidesOfCard = 2;
constexpr int mostTiles = 10; ///< of a character
constexpr int mostPurchases = 10;

/// A side is an object with one key that says what it is for.
CardSide readSide(const Node &node)
{
    const Record record(node, {}, {"tiles", "cash", "shares", "trains", "station", "treasury"});
    CardSide side;
    std::vector<ActionKind> kinds;
    if (record["tiles"].isThere())
        kinds.push_back(ActionKind::Track);
    if (record["cash"].isThere())
        kinds.push_back(ActionKind::Cash);
    if (record["shares"].flag())
        kinds.push_back(ActionKind::Shares);
    if (record["trains"].isThere())
        kinds.push_back(ActionKind::Trains);
    if (record["station"].flag())
        kinds.push_back(ActionKind::Station);
    if (record["treasury"].flag())
        kinds.push_back(ActionKind::Treasury);
    if (kinds.size() == 1)
        side.kind = kinds.front();
    else if (node.isObject())
        node.reportUnexpected("an object with one of the keys tiles, cash, shares, trains, station, treasury");
    for (const Node &colour : record["tiles"].items(1, shortList))
        side.tiles.push_back(colour.text());
    side.cash = record["cash"].money(1);
    side.trains = record["trains"].number(1, mostPurchases);
    return side;
}

Character readCharacter(const Record &record, const GameDefinition &game)
{
    const std::vector<std::string> phaseNames = names(game.phases);
    Character character;
    character.freeMetropolis = record["freeMetropolis"].flag();
    character.stationPercentOff = record["stationPercentOff"].number(0, 100);
    character.trainPercentOff = record["trainPercentOff"].number(0, 100);
    character.alsoOffOldTrains = record["alsoOffOldTrains"].flag();
    character.roundCash = record["roundCash"].money();
    character.roundTreasury = record["roundTreasury"].money();
    character.handedIn = record["handedIn"].money();
    character.tiles = record["tiles"].number(0, mostTiles);
    character.tilesFrom = PhaseId(record["tilesFrom"].oneOf(phaseNames));
    character.tilesUpgrade = record["tilesUpgrade"].flag();
    return character;
}

} // namespace

void readActionCards(const Node &cards, const Node &copies, GameDefinition &game)
{
    for (const auto &[code, sides] : cards.members(mostActionCards)) {
        ActionCard card;
        card.code = code;
        for (const Node &side : sides.items(sidesOfCard, sidesOfCard))
            card.sides.push_back(readSide(side));
        game.actionCards.add(std::move(card));
    }
    if (!copies.isThere())
        return;
    const Record record(copies, {"unusedWorth"}, {"isExtra", "sameSideOnly"});
    game.copies = {record["unusedWorth"].money(), record["isExtra"].flag(), record["sameSideOnly"].flag()};
}

void readCharacters(const Node &characters, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    for (const auto &[code, node] : characters.members(mostPrivates)) {
        const Record record(node, {"class", "name"},
                            {"freeMetropolis", "stationPercentOff", "trainPercentOff", "alsoOffOldTrains", "roundCash",
                             "roundTreasury", "handedIn", "tiles", "tilesFrom", "tilesUpgrade"});
        PrivateDefinition card;
        card.code = code;
        card.name = record["name"].text();
        card.size = ClassId(record["class"].oneOf(classNames));
        card.character = readCharacter(record, game);
        game.privates.add(std::move(card));
    }
}

void readLandscape(const Node &landscape, GameDefinition &game)
{
    if (!landscape.isThere())
        return;
    const std::vector<std::string> phaseNames = names(game.phases);
    const Record record(landscape, {"metropolis"}, {"terrain", "mines", "express"});
    Landscape land;
    land.metropolis = record["metropolis"].money();
    for (const Node &node : record["terrain"].items(0, shortList)) {
        const Record row(node, {"cost", "phase"});
        land.terrain.push_back({row["cost"].money(1), PhaseId(row["phase"].oneOf(phaseNames))});
    }
    land.hasMines = record["mines"].flag();
    if (const Node express = record["express"]; express.isThere()) {
        const Record row(express, {"bonus", "phase"});
        land.expressBonus = row["bonus"].money(1);
        land.expressFrom = PhaseId(row["phase"].oneOf(phaseNames));
    }
    game.landscape = std::move(land);
}

void readRuns(const Node &runs, GameDefinition &game)
{
    if (!runs.isThere())
        return;
    const Record record(runs, {}, {"risesWithoutIncome", "returnsAnyTime"});
    game.runs = {record["risesWithoutIncome"].flag(), record["returnsAnyTime"].flag()};
}

void readAutomaton(const Node &automaton, GameDefinition &game)
{
    if (!automaton.isThere())
        return;
    const Record record(automaton, {"code", "name", "shares", "companies"},
                        {"foundsAtOnce", "drawsAmongAll", "scrapsLowestNumber"});
    game.automaton = Automaton{record["code"].text(),
                               record["name"].text(),
                               record["shares"].number(0, mostCertificates),
                               record["companies"].number(1, mostCompanies),
                               record["foundsAtOnce"].flag(),
                               record["drawsAmongAll"].flag(),
                               record["scrapsLowestNumber"].flag()};
}

namespace {

/// Other switches that are set with this one, each to one of its values.
void readTurnsOn(const Node &turnsOn, const Node &switches)
{
    const std::vector<std::string> known = names(switches.members());
    for (const auto &[name, value] : turnsOn.members()) {
        const std::vector<std::string> values = names(switches.member(name).member("values").members());
        if (indexOf(known, name) < 0)
            value.reportUnknown("switch", name, known);
        else if (values.empty() || value.oneOf(values) < 0)
            value.reportUnexpected("one of its values, " + enumeration(values));
    }
}

/// What older journals call some of its values, and what these are called now.
std::vector<FormerValue> readFormerValues(const Node &formerly, const std::vector<std::string> &values)
{
    std::vector<FormerValue> former;
    for (const auto &[name, value] : formerly.members(shortList)) {
        const int now = value.oneOf(values);
        if (now >= 0)
            former.push_back({name, values[static_cast<std::size_t>(now)]});
    }
    return former;
}

/// Where in the tables a number stands that players may agree on: a section and a key of it.
bool readNumberPlace(const Node &number)
{
    for (const Node &key : number.items(2, 2))
        (void)key.text();
    return number.isThere();
}

void readPatch(const Node &tables)
{
    if (tables.isThere() && !tables.isObject())
        tables.reportUnexpected("an object, what the switch changes");
}

} // namespace

void readSwitches(const Node &switches, GameDefinition &game)
{
    for (const auto &[name, node] : switches.members()) {
        const Record record(node, {}, {"tables", "players", "turnsOn", "values", "formerly", "number"});
        Switch choice;
        choice.name = name;
        for (const Node &players : record["players"].items(1, shortList))
            choice.players.push_back(players.number(1, 9));
        for (const auto &[value, meaning] : record["values"].members(shortList)) {
            const Record patch(meaning, {}, {"tables", "turnsOn"});
            readPatch(patch["tables"]);
            readTurnsOn(patch["turnsOn"], switches);
            choice.values.push_back(value);
        }
        choice.formerly = readFormerValues(record["formerly"], choice.values);
        readTurnsOn(record["turnsOn"], switches);
        choice.isNumber = readNumberPlace(record["number"]);
        if (!choice.values.empty())
            choice.value = choice.values.front();
        const bool doesNothing = choice.values.empty() && !choice.isNumber && !record["turnsOn"].isThere();
        readPatch(record["tables"]);
        if (doesNothing && !record["tables"].isThere())
            node.report(R"(a switch changes "tables" or a "number", chooses "values" or "turnsOn" others)");
        game.switches.push_back(std::move(choice));
    }
}

} // namespace flimnap
