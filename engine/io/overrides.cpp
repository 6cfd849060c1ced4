#include "io/overrides.h"

#include "definition/check.h"
#include "io/definition_parts.h"

namespace flimnap {

namespace {

/// The overrides of one table, by the codes of its rows, each as apply(row's id, node with the new value).
template <class Key, class Apply>
void forEachRow(const Node &overrides, std::string_view kind, const std::vector<std::string> &known, Apply apply)
{
    for (const auto &[code, node] : overrides.members()) {
        if (const Key row(indexOf(known, code)); row)
            apply(row, node);
        else
            node.reportUnknown(kind, code, known);
    }
}

std::vector<std::string> readHomes(const Node &list, const GameDefinition &game)
{
    std::vector<std::string> homes;
    for (const Node &node : list.items(1)) {
        homes.push_back(node.text());
        if (!homes.back().empty() && game.findHex(homes.back()) == nullptr)
            node.reportUnexpected("a hex of the board");
    }
    return homes;
}

void readTrainLimits(const Node &list, PhaseDefinition &phase)
{
    const auto classes = static_cast<std::size_t>(phase.trainLimit.count());
    int index = 0;
    for (const Node &node : list.items(classes, classes)) {
        std::optional<int> &limit = phase.trainLimit[ClassId(index++)];
        limit = node.isNull() ? std::optional<int>() : node.number(1, mostCards);
    }
}

void applyPlayerValues(const Record &overrides, GameDefinition &game)
{
    const Node cash = overrides["start_cash"];
    const Node limit = overrides["certificate_limit"];
    const Money newCash = cash.money();
    const int newLimit = limit.number(1, mostCertificates);
    for (PlayerCount &table : game.playerCounts) {
        if (cash.isThere())
            table.cash = newCash;
        if (limit.isThere())
            table.certificateLimit = newLimit;
    }
}

void applyPrices(const Record &overrides, GameDefinition &game)
{
    const std::vector<std::string> classCodes = codes(game.classes);
    if (const Node chart = overrides["chart"]; chart.isThere())
        game.chart = zigzagChart(readChartPrices(chart));
    forEachRow<ClassId>(overrides["pars"], "class", classCodes,
                        [&](ClassId size, const Node &node) { game.classes[size].pars = readPars(node, game); });
    if (const Node sets = overrides["sets"]; sets.isThere())
        game.sets = readSets(sets);
    forEachRow<PrivateId>(overrides["local_prices"], "private railway", codes(game.privates),
                          [&](PrivateId id, const Node &node) { game.privates[id].price = node.money(1); });
    forEachRow<ClassId>(overrides["local_incomes"], "class", classCodes, [&](ClassId size, const Node &node) {
        const Money income = node.money();
        for (PrivateDefinition &railway : game.privates)
            if (railway.size == size)
                railway.income = income;
    });
}

void applyTrains(const Record &overrides, GameDefinition &game)
{
    forEachRow<CardId>(overrides["cards"], "train card", codes(game.cards),
                       [&](CardId card, const Node &node) { game.cards[card].count = node.number(1, mostCards); });
    forEachRow<FaceId>(overrides["trains"], "train", codes(game.faces), [&](FaceId face, const Node &node) {
        game.faces[face].price = Record(node, {"price"})["price"].money(1);
    });
    forEachRow<PhaseId>(overrides["train_limits"], "phase", names(game.phases),
                        [&](PhaseId phase, const Node &node) { readTrainLimits(node, game.phases[phase]); });
}

void apply(const Record &overrides, GameDefinition &game)
{
    applyPlayerValues(overrides, game);
    applyPrices(overrides, game);
    applyTrains(overrides, game);
    forEachRow<CompanyId>(
        overrides["homes"], "company", codes(game.companies),
        [&](CompanyId company, const Node &node) { game.companies[company].homes = readHomes(node, game); });
    if (const Node lots = overrides["lots"]; lots.isThere())
        lots.report("this game has no lots");
}

} // namespace

Result<GameDefinition, Faults> withOptions(GameDefinition game, const std::string &optionsJson)
{
    const Result<Json, Fault> read = parseJson(optionsJson, "");
    if (!read)
        return Faults{{"", "options", text(read.error())}};
    FaultList faults("", '.');
    const Record options(Node(&*read, "options", faults), {}, {"overrides"});
    const Node overrides = options["overrides"];
    if (faults.faults().empty() && !overrides.isThere())
        return game;
    apply(Record(overrides, {},
                 {"start_cash", "certificate_limit", "homes", "chart", "pars", "cards", "trains", "train_limits",
                  "local_prices", "local_incomes", "sets", "lots"}),
          game);
    if (!faults.faults().empty())
        return faults.faults();

    Faults inconsistencies = check(game);
    if (inconsistencies.empty())
        return game;
    for (Fault &fault : inconsistencies)
        fault = {"", "options.overrides", "with these values the game does not fit together: " + text(fault)};
    return inconsistencies;
}

} // namespace flimnap
