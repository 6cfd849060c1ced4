#include "io/definition_reader.h"

#include <algorithm>

#include "definition/check.h"
#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr int formatVersion = 1;

/// Of a table from a later version nothing else could be judged.
bool isOtherFormat(const Json &table)
{
    return table.is_object() && table.contains("format") && table["format"] != formatVersion;
}

bool isLowerCase(std::string_view word, char joint)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [&](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == joint;
    });
}

/// "no-cash" or "no-cash buy_share" or "not-your-turn SR".
void readCitations(const Node &citations, GameDefinition &game)
{
    const std::vector<std::string> rounds{"OPEN", "SR", "OR", "ROUND", "END"};
    for (const auto &[key, node] : citations.members()) {
        const std::size_t blank = key.find(' ');
        const std::string code = key.substr(0, blank);
        const std::string context = blank == std::string::npos ? "" : key.substr(blank + 1);
        const bool isRound = std::find(rounds.begin(), rounds.end(), context) != rounds.end();
        if (!isLowerCase(code, '-') || (blank != std::string::npos && !isRound && !isLowerCase(context, '_')))
            node.report("expected the code of a refusal, alone or with a move or one of " + enumeration(rounds) +
                        " behind it, such as \"no-cash buy_share\"");
        game.citations.push_back({code, context, node.text()});
    }
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
        {"$schema",        "frozenCertificate", "sets",      "rounds",       "chart",   "companyOrder",
         "privateClasses", "privates",          "draft",     "auction",      "dummy",   "variants",
         "incomeBonuses",  "discardOrder",      "pool",      "mostDirected", "payRule", "actionCards",
         "copies",         "characters",        "landscape", "automaton",    "switches"});
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
    readActionCards(record["actionCards"], record["copies"], game);
    readTablesCards(record["players"], game);
    readCharacters(record["characters"], game);
    readLandscape(record["landscape"], game);
    readAutomaton(record["automaton"], game);
    readSwitches(record["switches"], game);
    readDraft(record["draft"], game);
    readAuction(record["auction"], game);
    readDummy(record["dummy"], game);
    readBoard(record["board"], game);
    readIncomeBonuses(record["incomeBonuses"], game);
    readCitations(record["citations"], game);
    if (!faults.faults().empty())
        return faults.faults();

    Faults inconsistencies = check(game);
    if (inconsistencies.empty())
        return game;
    for (Fault &fault : inconsistencies)
        fault.file = file;
    return inconsistencies;
}

} // namespace flimnap
