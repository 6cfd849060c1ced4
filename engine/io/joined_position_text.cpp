#include "io/joined_position_text.h"

#include "io/definition_node.h"
#include "io/json.h"
#include "io/keys.h"
#include "joining/handover.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;
using Company = JoinedPosition::Company;
using Player = JoinedPosition::Player;

constexpr int mostCounted = 1000; ///< cards, tokens, passes

const std::vector<std::string> states = {"started", "operating"};

// What a company's row must have by what it is, and what it cannot have. Whether it is one is judged later.
const std::vector<std::string_view> keysOfOperating = {"cash", "trains", "stations"};
const std::vector<std::string_view> keysOnlyOfOperating = {"privates",     "stations",  "markers",      "had_turn",
                                                           "has_operated", "home_tile", "station_hexes"};
const std::vector<std::string_view> keysOfRole = {"stations"};
const std::vector<std::string_view> keysOfMinor = {"cash", "trains"};

Names readNames(const Node &list)
{
    Names names;
    for (const Node &node : list.items())
        names.push_back(node.text());
    return names;
}

std::optional<Names> readNamesIfThere(const Node &list)
{
    return list.isThere() ? std::optional<Names>(readNames(list)) : std::nullopt;
}

std::map<std::string, Names> readLists(const Node &lists)
{
    std::map<std::string, Names> read;
    for (const auto &[name, node] : lists.members())
        read[name] = readNames(node);
    return read;
}

std::map<std::string, int> readNumbers(const Node &numbers, int least, int most)
{
    std::map<std::string, int> read;
    for (const auto &[name, node] : numbers.members())
        read[name] = node.number(least, most);
    return read;
}

std::map<std::string, std::map<std::string, int>> readPercents(const Node &lists)
{
    std::map<std::string, std::map<std::string, int>> read;
    for (const auto &[name, node] : lists.members())
        read[name] = readNumbers(node, 1, 100);
    return read;
}

Player readPlayer(const Node &node)
{
    const Record row(node, {"cash", "shares", "privates"}, {"debt", "penalty"});
    Player player;
    player.cash = row["cash"].money();
    player.debt = row["debt"].money();
    player.penalty = row["penalty"].money();
    player.shares = readNumbers(row["shares"], 1, 100);
    player.privates = readNames(row["privates"]);
    return player;
}

std::vector<std::string_view> keysOfCharter()
{
    std::vector<std::string_view> keys = keysOnlyOfOperating;
    const std::vector<std::string_view> more = keyNames(&Feature::charterKeys);
    keys.insert(keys.end(), more.begin(), more.end());
    return keys;
}

void needKeys(const Record &row, const std::vector<std::string_view> &keys, const std::string &message)
{
    for (const std::string_view key : keys)
        if (!row[key].isThere())
            row[key].report("this key is missing; " + message);
}

/// Of a railway with one owner a row says neither what state it is in nor a price.
bool isOfMinor(const Record &row)
{
    return !row["price"].isThere() && !row["cell"].isThere() && !row["state"].isThere();
}

void checkKeys(const Record &row, const Company &company)
{
    if (isOfMinor(row)) {
        if (company.role.empty())
            needKeys(row, keysOfMinor, "a railway with one owner has it");
        return;
    }
    if (!row["cell"].isThere())
        needKeys(row, {"price"}, "a company with shares has it, or a cell");
    needKeys(row, {"state"}, "a company with shares has it");
    if (!row["state"].isWord(states[0]) && !row["state"].isWord(states[1]))
        return;
    if (!company.role.empty())
        needKeys(row, keysOfRole, "an operating company has it");
    else if (company.isOperating)
        needKeys(row, keysOfOperating, "an operating company has it");
    for (const std::string_view key : keysOfCharter())
        if (!company.isOperating && row[key].isThere())
            row[key].report("a started company does not have this key; it gets a charter when it operates");
}

void readFeatures(const Record &row, Company &company)
{
    readKeys(&Feature::companyKeys, row, company.parts);
    readKeys(&Feature::charterKeys, row, company.parts);
}

Company readCompany(const Node &node)
{
    std::vector<std::string_view> keys = {"state",       "price",  "cell", "initial_price", "role",  "director",
                                          "certificate", "unpaid", "pool", "cash",          "trains"};
    for (const auto &more : {keyNames(&Feature::companyKeys), keysOfCharter()})
        keys.insert(keys.end(), more.begin(), more.end());
    const Record row(node, {}, keys);
    Company company;
    company.isOperating = row["state"].isThere() ? row["state"].oneOf(states) == 1 : isOfMinor(row);
    if (row["role"].isThere())
        company.role = row["role"].text();
    if (node.isObject())
        checkKeys(row, company);
    company.price = row["price"].money();
    company.cell = row["cell"].text();
    if (row["initial_price"].isThere())
        company.initialPrice = row["initial_price"].money();
    company.director = row["director"].text();
    company.certificate = row["certificate"].text();
    if (row["unpaid"].isThere())
        company.unpaid = row["unpaid"].number(0, 100);
    company.pool = row["pool"].number(0, 100);
    company.cash = row["cash"].money();
    company.trains = readNames(row["trains"]);
    company.privates = readNamesIfThere(row["privates"]);
    company.stations = row["stations"].number(0, mostCounted);
    if (row["markers"].isThere())
        company.tokens = row["markers"].number(0, mostCounted);
    company.hadTurn = row["had_turn"].isThere() ? row["had_turn"].flag() : company.stations > 0;
    if (row["has_operated"].isThere())
        company.hasOperated = row["has_operated"].flag();
    company.homeTileLaid = row["home_tile"].flag();
    company.stationHexes = readNamesIfThere(row["station_hexes"]);
    readFeatures(row, company);
    return company;
}

JoinedPosition readTable(const Record &start)
{
    JoinedPosition table;
    table.round = start["round"].text();
    if (start["rounds_in_set"].isThere())
        table.roundsInSet = start["rounds_in_set"].number(1, mostCounted);
    table.turn = start["turn"].text();
    table.phase = start["phase"].text();
    table.order = readNames(start["order"]);
    table.isBankBroken = start["bank_broken"].flag();
    table.isLastRound = start["last_round"].flag();
    for (const auto &[id, node] : start["players"].members())
        table.players[id] = readPlayer(node);
    for (const auto &[code, node] : start["companies"].members())
        table.companies[code] = readCompany(node);
    table.closedCompanies = readNames(start["closed_companies"]);
    table.stacks = readLists(start["stacks"]);
    table.deck = readNumbers(start["deck"], 0, mostCounted);
    table.pool = readNamesIfThere(start["pool"]);
    table.scrapped = readNamesIfThere(start["scrapped"]);
    table.usedPrivates = readNames(start["used_privates"]);
    table.soldThisRound = readLists(start["sold_this_round"]);
    table.boughtThisRound = readPercents(start["bought_this_round"]);
    table.passes = start["passes"].number(0, mostCounted);
    table.passed = readNames(start["passed"]);
    table.lastActor = start["last_actor"].text();
    table.isBackwards = start["backwards"].flag();
    table.acted = readNamesIfThere(start["acted"]);
    table.tiles = readNames(start["tiles"]);
    readKeys(&Feature::tableKeys, start, table.parts);
    table.force = start["force"].text();
    return table;
}

/// What says nothing when it is empty is left out.
template <class Value>
void setUnlessEmpty(Json &object, const char *key, const Value &value)
{
    if (!value.empty())
        object[key] = value;
}

Json playerJson(const Player &player)
{
    Json row;
    row["cash"] = player.cash.units;
    if (player.debt != Money{})
        row["debt"] = player.debt.units;
    if (player.penalty != Money{})
        row["penalty"] = player.penalty.units;
    row["shares"] = player.shares;
    row["privates"] = player.privates;
    return row;
}

void writeFeatures(const Company &company, Json &row)
{
    writeKeys(&Feature::companyKeys, company.parts, row);
    writeKeys(&Feature::charterKeys, company.parts, row);
}

void writeCharter(const Company &company, Json &row)
{
    if (company.privates)
        row["privates"] = *company.privates;
    row["stations"] = company.stations;
    if (company.tokens)
        row["markers"] = *company.tokens;
    if (company.hadTurn != (company.stations > 0))
        row["had_turn"] = company.hadTurn;
    if (company.hasOperated)
        row["has_operated"] = *company.hasOperated;
    if (company.homeTileLaid)
        row["home_tile"] = true;
    if (company.stationHexes)
        row["station_hexes"] = *company.stationHexes;
}

Json companyJson(const Company &company)
{
    Json row = Json::object();
    const bool isMinor = company.price == Money{} && company.cell.empty();
    if (!isMinor)
        row["state"] = states[company.isOperating ? 1 : 0];
    if (company.price != Money{})
        row["price"] = company.price.units;
    setUnlessEmpty(row, "cell", company.cell);
    if (company.initialPrice)
        row["initial_price"] = company.initialPrice->units;
    setUnlessEmpty(row, "role", company.role);
    setUnlessEmpty(row, "director", company.director);
    setUnlessEmpty(row, "certificate", company.certificate);
    if (company.unpaid)
        row["unpaid"] = *company.unpaid;
    if (company.pool != 0)
        row["pool"] = company.pool;
    const bool hasTreasury = company.role.empty() && company.isOperating;
    if (hasTreasury || company.cash != Money{})
        row["cash"] = company.cash.units;
    if (hasTreasury || !company.trains.empty())
        row["trains"] = company.trains;
    if (company.isOperating && (!isMinor || company.stations > 0))
        writeCharter(company, row);
    writeFeatures(company, row);
    return row;
}

} // namespace

Result<JoinedPosition, Faults> readJoinedPosition(std::string_view json)
{
    const Result<Json, Fault> read = parseJson(json, "");
    if (!read)
        return Faults{{"", "start", text(read.error())}};
    FaultList faults("");
    const Record start(Node(&*read, "start", faults), {"round", "phase", "order", "players", "companies", "deck"},
                       {"rounds_in_set", "turn", "bank_broken", "last_round", "closed_companies", "stacks", "pool",
                        "scrapped", "used_privates", "sold_this_round", "passes", "passed", "last_actor", "backwards",
                        "acted", "tiles", "bought_this_round", "force"},
                       keyNames(&Feature::tableKeys));
    JoinedPosition table = readTable(start);
    if (!faults.faults().empty())
        return faults.faults();
    return table;
}

std::string writeJoinedPosition(const JoinedPosition &table)
{
    Json json;
    json["round"] = table.round;
    if (table.roundsInSet)
        json["rounds_in_set"] = *table.roundsInSet;
    setUnlessEmpty(json, "turn", table.turn);
    json["phase"] = table.phase;
    json["order"] = table.order;
    if (table.isBankBroken)
        json["bank_broken"] = true;
    if (table.isLastRound)
        json["last_round"] = true;
    json["players"] = Json::object();
    for (const auto &[id, player] : table.players)
        json["players"][id] = playerJson(player);
    json["companies"] = Json::object();
    for (const auto &[code, company] : table.companies)
        json["companies"][code] = companyJson(company);
    setUnlessEmpty(json, "closed_companies", table.closedCompanies);
    setUnlessEmpty(json, "stacks", table.stacks);
    json["deck"] = table.deck;
    if (table.pool)
        json["pool"] = *table.pool;
    if (table.scrapped)
        json["scrapped"] = *table.scrapped;
    setUnlessEmpty(json, "used_privates", table.usedPrivates);
    setUnlessEmpty(json, "sold_this_round", table.soldThisRound);
    setUnlessEmpty(json, "bought_this_round", table.boughtThisRound);
    if (table.passes > 0)
        json["passes"] = table.passes;
    setUnlessEmpty(json, "passed", table.passed);
    setUnlessEmpty(json, "last_actor", table.lastActor);
    if (table.isBackwards)
        json["backwards"] = true;
    if (table.acted)
        json["acted"] = *table.acted;
    setUnlessEmpty(json, "tiles", table.tiles);
    writeKeys(&Feature::tableKeys, table.parts, json);
    setUnlessEmpty(json, "force", table.force);
    return json.dump();
}

Result<std::string, Fault> writeJoinedPosition(const Rules &rules, const Position &position)
{
    Result<JoinedPosition, Fault> table = handOver(rules, position);
    if (!table)
        return std::move(table).error();
    return writeJoinedPosition(*table);
}

} // namespace flimnap
