#include "io/definition_reader.h"

#include <algorithm>

#include "features/features.h"
#include "io/definition_parts.h"
#include "io/section_reader.h"

namespace flimnap {

namespace {

constexpr int tableFormat = 1;

/// Of a table from a later version nothing else could be judged.
bool isOtherFormat(const Json &table)
{
    return table.is_object() && table.contains("format") && table["format"] != tableFormat;
}

bool isLowerCase(std::string_view word, char joint)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [&](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == joint;
    });
}

/// Nothing, a move, a kind of round, or a move and the kind of round in which it is made.
bool isContext(const std::string &context, const std::vector<std::string> &rounds)
{
    const auto isRound = [&](const std::string &word) {
        return std::find(rounds.begin(), rounds.end(), word) != rounds.end();
    };
    const std::size_t blank = context.find(' ');
    const std::string move = context.substr(0, blank);
    if (blank != std::string::npos)
        return isLowerCase(move, '_') && isRound(context.substr(blank + 1));
    return isRound(move) || isLowerCase(move, '_');
}

/// "no-cash" or "no-cash buy_share" or "not-your-turn SR" or "no-cash buy_share OR".
void readCitations(const Node &citations, GameDefinition &game)
{
    const std::vector<std::string> rounds{"OPEN", "SR", "OR", "ROUND", "END"};
    for (const auto &[key, node] : citations.members()) {
        const std::size_t blank = key.find(' ');
        const std::string code = key.substr(0, blank);
        const std::string context = blank == std::string::npos ? "" : key.substr(blank + 1);
        if (!isLowerCase(code, '-') || (blank != std::string::npos && !isContext(context, rounds)))
            node.report("expected the code of a refusal, alone or with a move, one of " + enumeration(rounds) +
                        " or both behind it, such as \"no-cash buy_share\"");
        game.citations.push_back({code, context, node.text()});
    }
}

std::vector<std::string_view> featureNames()
{
    std::vector<std::string_view> names;
    for (const Feature *feature : allFeatures())
        names.push_back(feature->name());
    return names;
}

/// The game has those whose sections are there.
void readFeatures(const Record &table, GameDefinition &game)
{
    for (const Feature *feature : allFeatures()) {
        const Node node = table[feature->name()];
        if (!node.isThere())
            continue;
        SectionReader section(node);
        feature->read(section, game);
        section.reportKeys();
        game.features.push_back(feature);
    }
}

void readChapters(const Node &chapters, GameDefinition &game)
{
    if (!chapters.isThere())
        return;
    for (const auto &[rule, node] : chapters.members())
        game.chapters.push_back({rule, node.text()});
}

} // namespace

Result<GameDefinition, Faults> readDefinition(std::string_view text, const std::string &file)
{
    const Result<Json, Fault> table = parseJson(text, file);
    if (!table)
        return Faults{table.error()};
    return readTable(*table, file);
}

Result<GameDefinition, Faults> readTable(const Json &table, const std::string &file)
{
    FaultList faults(file);
    if (isOtherFormat(table))
        return Faults{
            {file, "/format", "expected 1, the format this program reads, found " + excerpt(table["format"])}};
    const Record record(
        Node(&table, "", faults),
        {"format",        "game",        "edition",   "title",    "currency",       "players",
         "bank",          "directorTie", "turnOrder", "firstLap", "operatingOrder", "export",
         "trainTrade",    "help",        "sales",     "loans",    "discards",       "privatesAreCertificates",
         "privatesScore", "classes",     "companies", "trains",   "cards",          "phases",
         "board",         "citations"},
        {"$schema",
         "chapters",
         "sets",
         "rounds",
         "chart",
         "companyOrder",
         "privateClasses",
         "privates",
         "privatesAreCompanies",
         "variants",
         "incomeBonuses",
         "discardOrder",
         "pool",
         "mostDirected",
         "payRule",
         "switches",
         "incomeStep",
         "bankBreaks",
         "capitalPhase",
         "homeStation",
         "oneStationPerHex",
         "trainsOfAKind",
         "tradedIn",
         "tradeInMakesRoom",
         "playersTradePrivates",
         "buildsWith",
         "scoresAboveZero",
         "dividends",
         "helpsWith",
         "companyDeals",
         "stationsATurn",
         "bonuses"},
        featureNames());
    GameDefinition game;
    game.game = record["game"].text();
    game.edition = record["edition"].text();
    game.variant = "base";
    game.title = record["title"].text();
    game.currency = record["currency"].text();
    readPlayerCounts(record["players"], game);
    if (const std::optional<int> bank = record["bank"].numberOrUnlimited())
        game.bank = Money{*bank};
    readPolicies(record, game);
    game.sets = readSets(record["sets"]);
    if (const Node rounds = record["rounds"]; rounds.isThere())
        game.rounds = rounds.number(1, mostGameRounds);
    readChart(record["chart"], game);
    readClasses(record["classes"], game);
    readCompanies(record["companies"], record["companyOrder"], game);
    readPrivates(record["privateClasses"], record["privates"], game);
    readPhases(record["phases"], game);
    readTrains(record["trains"], record["cards"], game);
    readFirstTrains(record["companies"], game);
    readTablesCards(record["players"], game);
    readSwitches(record["switches"], game);
    readBoard(record["board"], game);
    readIncomeBonuses(record["incomeBonuses"], game);
    readFeatures(record, game);
    readCitations(record["citations"], game);
    readChapters(record["chapters"], game);
    if (!faults.faults().empty())
        return faults.faults();

    Faults inconsistencies = checkTables(game);
    if (inconsistencies.empty())
        return game;
    for (Fault &fault : inconsistencies)
        fault.file = file;
    return inconsistencies;
}

} // namespace flimnap
