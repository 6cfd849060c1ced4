#include "io/overrides.h"

#include <algorithm>

#include "definition/ladder.h"
#include "io/definition_parts.h"
#include "io/section_reader.h"
#include "rounds/feature.h"

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
        if (!homes.back().empty() && !game.findHex(homes.back()))
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

/// One limit for all companies of a phase that have the same.
void readTrainLimit(const Node &limit, PhaseDefinition &phase, const GameDefinition &game)
{
    const int newLimit = limit.number(1, mostCards);
    for (const ClassId size : ids(phase.trainLimit))
        if (phase.trainLimit[size] && game.classes[size].floatUnits > 0)
            phase.trainLimit[size] = newLimit;
}

void applyPlayerValues(const Record &overrides, GameDefinition &game)
{
    if (const Node bank = overrides["bank"]; bank.isThere())
        game.bank = bank.money(1);
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

int parColumnOf(const GameDefinition &game)
{
    const auto par =
        std::find_if(game.chart.begin(), game.chart.end(), [](const ChartCell &cell) { return cell.isPar; });
    return par == game.chart.end() ? 0 : par->column + 1;
}

/// Rows of another length shift the spaces: those that the game names are found again by their names.
void applyGrid(const Node &rows, GameDefinition &game)
{
    const ById<CellId, ChartCell> printed = game.chart;
    game.chart = gridChart(readChartRows(rows), parColumnOf(game));
    const auto moved = [&](CellId cell) {
        if (!printed.holds(cell) || game.chart.count() == 0)
            return cell;
        const std::string &name = printed[cell].name;
        if (!game.findCell(name))
            rows.report("expected a chart with the space " + name + ", where a company begins");
        return game.findCell(name);
    };
    for (CompanyClass &size : game.classes)
        size.startsAt = moved(size.startsAt);
}

void applyLadder(const Node &list, GameDefinition &game)
{
    const std::vector<Money> prices = readChartPrices(list);
    if (ladderProblem(prices, game.chart)) {
        std::string begin;
        for (int first = 0; first < fixedLadderPrices; ++first)
            begin += (first == 0 ? "" : ", ") + std::to_string(game.chart[CellId(first)].price.units);
        list.report("expected an even number of rising prices, multiples of " + std::to_string(ladderStep) +
                    ", that begin with " + begin + " and end with " +
                    std::to_string(game.chart[CellId(game.chart.count() - 1)].price.units));
        return;
    }
    game.chart = ladderChart(prices);
    for (CompanyClass &size : game.classes)
        if (size.parsFrom > Money{})
            size.pars = parsFrom(game, size.parsFrom);
}

void applyChart(const Node &chart, GameDefinition &game)
{
    if (!chart.isThere())
        return;
    if (isGrid(game))
        applyGrid(chart, game);
    else if (game.chartIsLadder)
        applyLadder(chart, game);
    else
        game.chart = zigzagChart(readChartPrices(chart));
}

void applyPrices(const Record &overrides, GameDefinition &game)
{
    const std::vector<std::string> classCodes = codes(game.classes);
    applyChart(overrides["chart"], game);
    forEachRow<ClassId>(overrides["pars"], "class", classCodes,
                        [&](ClassId size, const Node &node) { game.classes[size].pars = readPars(node, game); });
    forEachRow<PrivateId>(overrides["local_prices"], "private railway", codes(game.privates),
                          [&](PrivateId id, const Node &node) { game.privates[id].price = node.money(1); });
    forEachRow<ClassId>(overrides["local_incomes"], "class", classCodes, [&](ClassId size, const Node &node) {
        const Money income = node.money();
        for (PrivateDefinition &railway : game.privates)
            if (railway.size == size)
                railway.income = income;
    });
}

void applyRounds(const Record &overrides, GameDefinition &game)
{
    const Node sets = overrides["sets"];
    const Node rounds = overrides["operating_rounds"];
    const Node gameRounds = overrides["rounds"];
    if (gameRounds.isThere() && !game.rounds)
        gameRounds.report("this game has no fixed number of rounds");
    else if (gameRounds.isThere()) {
        game.rounds = gameRounds.number(1, mostGameRounds);
        for (PlayerCount &table : game.playerCounts)
            table.rounds.reset();
    }
    if (game.rounds) {
        for (const Node &node : {sets, rounds})
            if (node.isThere())
                node.report("this game has no sets of operating rounds, but " + std::to_string(*game.rounds) +
                            " rounds");
        return;
    }
    if (sets.isThere() && game.sets.empty())
        sets.report("in this game the phase says how many operating rounds there are: \"operating_rounds\"");
    else if (sets.isThere())
        game.sets = readSets(sets);
    if (rounds.isThere() && !game.sets.empty())
        rounds.report("in this game the round track says how many operating rounds there are: \"sets\"");
    else
        forEachRow<PhaseId>(rounds, "phase", names(game.phases), [&](PhaseId phase, const Node &node) {
            game.phases[phase].operatingRounds = node.number(1, mostRounds);
        });
}

void applyTradeIn(const Node &tradeIn, FaceId face, GameDefinition &game)
{
    const std::vector<Node::Member> rows = tradeIn.members();
    if (!tradeIn.isThere())
        return;
    if (rows.empty())
        tradeIn.reportUnexpected("an object with one train that is given for it and what is still to be paid");
    TrainFace &table = game.faces[face];
    table.tradeIns.clear();
    forEachRow<FaceId>(tradeIn, "train", codes(game.faces), [&](FaceId surrendered, const Node &node) {
        const Money amount = node.money(1);
        table.tradeIns.push_back({surrendered, table.tradesAtDiscount ? table.price - amount : amount});
    });
}

/// Where a discount is printed it stays what it is.
void applyTrainPrice(Money price, TrainFace &table)
{
    for (TradeIn &terms : table.tradeIns)
        terms.price += table.tradesAtDiscount ? price - table.price : Money{};
    table.price = price;
}

/// The same number for all tables, also for those for which another one is printed.
void countCards(const Node &node, CardId card, GameDefinition &game)
{
    game.cards[card].count = node.number(1, mostCards);
    for (PlayerCount &table : game.playerCounts)
        std::erase_if(table.cards, [&](const CardCount &number) { return number.card == card; });
}

/// The face and, if its card has one, the old side of it.
std::vector<FaceId> sidesOf(FaceId face, const GameDefinition &game)
{
    const FaceId old = game.faces[face].oldSide;
    return old ? std::vector<FaceId>{face, old} : std::vector<FaceId>{face};
}

void applyTrain(const Node &node, FaceId face, GameDefinition &game)
{
    const Record record(node, {}, {"count", "price", "trade_in"});
    if (const Node price = record["price"]; price.isThere())
        for (const FaceId side : sidesOf(face, game))
            applyTrainPrice(price.money(1), game.faces[side]);
    const CardId card = game.faces[face].card;
    if (const Node count = record["count"]; count.isThere() && game.cards[card].faces.size() > 1)
        count.report("this train shares its cards with others; \"cards\" counts them");
    else if (count.isThere())
        countCards(count, card, game);
    applyTradeIn(record["trade_in"], face, game);
}

/// From now on the train leaves the game when one of these is sold, and only then.
void applyRust(const Node &killers, FaceId victim, GameDefinition &game)
{
    const std::vector<FaceId> sides = sidesOf(victim, game);
    for (TrainFace &face : game.faces)
        for (const FaceId side : sides)
            std::erase(face.rusts, side);
    const std::vector<std::string> known = codes(game.faces);
    for (const Node &node : killers.items(0, shortList))
        if (const FaceId killer(node.oneOf(known)); killer)
            game.faces[killer].rusts.insert(game.faces[killer].rusts.end(), sides.begin(), sides.end());
}

void applyTrains(const Record &overrides, GameDefinition &game)
{
    const std::vector<std::string> faceCodes = codes(game.faces);
    forEachRow<CardId>(overrides["cards"], "train card", codes(game.cards),
                       [&](CardId card, const Node &node) { countCards(node, card, game); });
    forEachRow<FaceId>(overrides["trains"], "train", faceCodes,
                       [&](FaceId face, const Node &node) { applyTrain(node, face, game); });
    forEachRow<FaceId>(overrides["rusts_on"], "train", faceCodes,
                       [&](FaceId face, const Node &node) { applyRust(node, face, game); });
    forEachRow<PhaseId>(overrides["train_limits"], "phase", names(game.phases),
                        [&](PhaseId phase, const Node &node) { readTrainLimits(node, game.phases[phase]); });
    forEachRow<PhaseId>(overrides["train_limit"], "phase", names(game.phases),
                        [&](PhaseId phase, const Node &node) { readTrainLimit(node, game.phases[phase], game); });
}

void applyPolicies(const Record &overrides, GameDefinition &game)
{
    const Node emergency = overrides["emergency"];
    if (emergency.isThere() && game.help == HelpRule::Never)
        emergency.report("in this game nobody helps a company to buy a train");
    else if (emergency.isThere() && game.help == HelpRule::BankTrains)
        emergency.report("in this game a director helps with trains of the bank, whatever they cost");
    else if (emergency.isThere())
        game.help = emergency.isOther("any", "cheapest") ? HelpRule::CheapestTooDear : HelpRule::AnyTrain;

    const Node unsold = overrides["pool_limit"];
    if (unsold.isThere() && !game.sales.mostUnsoldPercent)
        unsold.report("in this game any part of a company can be unsold");
    else if (unsold.isThere())
        game.sales.mostUnsoldPercent = unsold.number(1, 100);
}

void applyIncomeBonuses(const Record &overrides, GameDefinition &game)
{
    for (const auto &[name, node] : overrides["income_bonuses"].members()) {
        const std::vector<std::string> known = names(game.incomeBonuses);
        if (const int bonus = indexOf(known, name); bonus >= 0)
            game.incomeBonuses[static_cast<std::size_t>(bonus)].isPaid = node.flag();
        else
            node.reportUnknown("bonus", name, known);
    }
}

/// Companies whose names and colours are printed where the program cannot see them.
void applyCompany(const Node &node, CompanyId company, GameDefinition &game)
{
    const Record record(node, {}, {"code", "name", "colour"});
    if (const Node code = record["code"]; code.isThere()) {
        game.companies[company].code = code.text();
        game.companies[company].printed = code.text();
        if (game.companies[company].code.find_first_of(" \t") != std::string::npos)
            code.reportUnexpected("a code without blanks");
    }
    if (const Node name = record["name"]; name.isThere())
        game.companies[company].name = name.text();
    if (const Node colour = record["colour"]; colour.isThere())
        game.companies[company].colour = readColour(colour);
}

} // namespace

void applyOverrides(const Node &overrides, GameDefinition &game)
{
    SectionReader ofFeatures(overrides);
    for (const Feature *feature : game.features)
        feature->override(ofFeatures, game);
    const Record values(
        overrides, {},
        {"start_cash", "certificate_limit", "homes",        "chart",          "pars",   "cards",
         "trains",     "train_limits",      "local_prices", "local_incomes",  "sets",   "operating_rounds",
         "rusts_on",   "emergency",         "pool_limit",   "income_bonuses", "rounds", "companies",
         "bank",       "train_limit",       "stations"},
        ofFeatures.optionalKeys());
    applyPlayerValues(values, game);
    applyPrices(values, game);
    applyRounds(values, game);
    applyTrains(values, game);
    applyPolicies(values, game);
    applyIncomeBonuses(values, game);
    forEachRow<CompanyId>(values["homes"], "company", codes(game.companies), [&](CompanyId company, const Node &node) {
        game.companies[company].homes = readHomes(node, game);
    });
    forEachRow<CompanyId>(values["stations"], "company", codes(game.companies),
                          [&](CompanyId company, const Node &node) {
                              game.companies[company].stationTokens = node.number(1, mostStations);
                          });
    forEachRow<CompanyId>(values["companies"], "company", codes(game.companies),
                          [&](CompanyId company, const Node &node) { applyCompany(node, company, game); });
}

} // namespace flimnap
