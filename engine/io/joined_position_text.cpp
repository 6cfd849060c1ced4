#include "io/joined_position_text.h"

#include "io/definition_node.h"
#include "io/json.h"
#include "rounds/handover.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;
using Company = JoinedPosition::Company;
using Player = JoinedPosition::Player;

constexpr int mostCounted = 1000; ///< cards, markers, passes

const std::vector<std::string> states = {"started", "operating"};

// Besides state, price and director: what a company's row must have by its state, and what only operating ones have.
const std::vector<std::string_view> keysOfStarted = {"initial_price"};
const std::vector<std::string_view> keysOfOperating = {"cash", "trains", "privates", "stations", "markers"};
const std::vector<std::string_view> keysOnlyOfOperating = {"cash",    "trains",   "privates",  "stations",
                                                           "markers", "had_turn", "home_tile", "station_hexes"};

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

void checkKeys(const Record &row, bool isOperating)
{
    for (const std::string_view key : isOperating ? keysOfOperating : keysOfStarted)
        if (!row[key].isThere())
            row[key].report(std::string("this key is missing; ") + (isOperating ? "an operating" : "a started") +
                            " company has it");
    for (const std::string_view key : keysOnlyOfOperating)
        if (!isOperating && row[key].isThere())
            row[key].report("a started company does not have this key; it gets a charter when it operates");
}

Company readCompany(const Node &node)
{
    std::vector<std::string_view> optional = keysOnlyOfOperating;
    optional.insert(optional.end(), keysOfStarted.begin(), keysOfStarted.end());
    const Record row(node, {"state", "price", "director"}, optional);
    Company company;
    const int state = row["state"].oneOf(states);
    company.isOperating = state == 1;
    if (state >= 0)
        checkKeys(row, company.isOperating);
    company.price = row["price"].money();
    if (row["initial_price"].isThere())
        company.initialPrice = row["initial_price"].money();
    company.director = row["director"].text();
    company.cash = row["cash"].money();
    company.trains = readNames(row["trains"]);
    company.privates = readNames(row["privates"]);
    company.stations = row["stations"].number(0, mostCounted);
    company.markers = row["markers"].number(0, mostCounted);
    company.hadTurn = row["had_turn"].isThere() ? row["had_turn"].flag() : company.stations > 0;
    company.homeTileLaid = row["home_tile"].flag();
    company.stationHexes = readNamesIfThere(row["station_hexes"]);
    return company;
}

JoinedPosition readTable(const Record &start)
{
    JoinedPosition table;
    table.round = start["round"].text();
    table.turn = start["turn"].text();
    table.phase = start["phase"].text();
    table.order = readNames(start["order"]);
    for (const auto &[id, node] : start["players"].members())
        table.players[id] = readPlayer(node);
    for (const auto &[code, node] : start["companies"].members())
        table.companies[code] = readCompany(node);
    table.closedCompanies = readNames(start["closed_companies"]);
    table.stacks = readLists(start["stacks"]);
    table.deck = readNumbers(start["deck"], 0, mostCounted);
    table.pool = readNames(start["pool"]);
    table.scrapped = readNames(start["scrapped"]);
    table.usedPrivates = readNames(start["used_privates"]);
    table.soldThisRound = readLists(start["sold_this_round"]);
    table.passes = start["passes"].number(0, mostCounted);
    table.acted = readNamesIfThere(start["acted"]);
    table.tiles = readNames(start["tiles"]);
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

Json companyJson(const Company &company)
{
    Json row;
    row["state"] = states[company.isOperating ? 1 : 0];
    row["price"] = company.price.units;
    if (company.initialPrice)
        row["initial_price"] = company.initialPrice->units;
    row["director"] = company.director;
    if (!company.isOperating)
        return row;
    row["cash"] = company.cash.units;
    row["trains"] = company.trains;
    row["privates"] = company.privates;
    row["stations"] = company.stations;
    row["markers"] = company.markers;
    if (company.hadTurn != (company.stations > 0))
        row["had_turn"] = company.hadTurn;
    if (company.homeTileLaid)
        row["home_tile"] = true;
    if (company.stationHexes)
        row["station_hexes"] = *company.stationHexes;
    return row;
}

} // namespace

Result<JoinedPosition, Faults> readJoinedPosition(std::string_view json)
{
    const Result<Json, Fault> read = parseJson(json, "");
    if (!read)
        return Faults{{"", "start", text(read.error())}};
    FaultList faults("");
    const Record start(Node(&*read, "start", faults),
                       {"round", "phase", "order", "players", "companies", "deck", "pool", "scrapped"},
                       {"turn", "closed_companies", "stacks", "used_privates", "sold_this_round", "passes", "acted",
                        "tiles", "force"});
    JoinedPosition table = readTable(start);
    if (!faults.faults().empty())
        return faults.faults();
    return table;
}

std::string writeJoinedPosition(const JoinedPosition &table)
{
    Json json;
    json["round"] = table.round;
    setUnlessEmpty(json, "turn", table.turn);
    json["phase"] = table.phase;
    json["order"] = table.order;
    json["players"] = Json::object();
    for (const auto &[id, player] : table.players)
        json["players"][id] = playerJson(player);
    json["companies"] = Json::object();
    for (const auto &[code, company] : table.companies)
        json["companies"][code] = companyJson(company);
    setUnlessEmpty(json, "closed_companies", table.closedCompanies);
    setUnlessEmpty(json, "stacks", table.stacks);
    json["deck"] = table.deck;
    json["pool"] = table.pool;
    json["scrapped"] = table.scrapped;
    setUnlessEmpty(json, "used_privates", table.usedPrivates);
    setUnlessEmpty(json, "sold_this_round", table.soldThisRound);
    if (table.passes > 0)
        json["passes"] = table.passes;
    if (table.acted)
        json["acted"] = *table.acted;
    setUnlessEmpty(json, "tiles", table.tiles);
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
