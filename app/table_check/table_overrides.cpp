#include "table_check/table_overrides.h"

#include <algorithm>

#include <QJsonArray>

#include "features/feature_view.h"
#include "table_check/table_companies.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QJsonArray toArray(const std::vector<Money> &amounts)
{
    QJsonArray array;
    for (const Money amount : amounts)
        array.append(static_cast<int>(amount.units));
    return array;
}

QJsonArray limitsOf(const PhaseDefinition &phase)
{
    QJsonArray limits;
    for (const std::optional<int> &limit : phase.trainLimit)
        limits.append(limit ? QJsonValue(*limit) : QJsonValue());
    return limits;
}

void printPrivates(const GameDefinition &game, QJsonObject &values)
{
    QJsonObject prices;
    QJsonObject incomes;
    for (const PrivateDefinition &railway : game.privates) {
        if (railway.isPerson)
            continue;
        prices.insert(toText(railway.code), static_cast<int>(railway.price.units));
        if (isLocal(railway))
            incomes.insert(toText(game.classes[railway.size].code), static_cast<int>(railway.income.units));
    }
    if (!prices.isEmpty())
        values.insert("local_prices", prices);
    values.insert("local_incomes", incomes);
}

/// Else it is not one train that leaves the game: a card shows several, or has an old side.
bool areTrainsCards(const GameDefinition &game)
{
    return std::all_of(game.cards.begin(), game.cards.end(), [&](const TrainCard &card) {
        return card.faces.size() == 1 && !game.faces[card.faces.front()].oldSide;
    });
}

QJsonObject printedTrain(const GameDefinition &game, const TrainFace &face)
{
    QJsonObject values{{"price", static_cast<int>(face.price.units)}};
    QJsonObject tradeIns;
    for (const TradeIn &terms : face.tradeIns) {
        const Money amount = face.tradesAtDiscount ? face.price - terms.price : terms.price;
        tradeIns.insert(toText(game.faces[terms.surrendered].code), static_cast<int>(amount.units));
    }
    if (!tradeIns.isEmpty())
        values.insert("trade_in", tradeIns);
    return values;
}

/// The faces whose sale takes this one out of the game.
QJsonArray killersOf(const GameDefinition &game, FaceId victim)
{
    QJsonArray killers;
    for (const TrainFace &face : game.faces) {
        if (std::find(face.rusts.begin(), face.rusts.end(), victim) != face.rusts.end())
            killers.append(toText(face.code));
    }
    return killers;
}

/// Of the companies that players start, in each phase.
QJsonObject companyLimits(const GameDefinition &game)
{
    QJsonObject limits;
    for (const PhaseDefinition &phase : game.phases) {
        for (const ClassId size : ids(game.classes)) {
            if (phase.trainLimit[size] && game.classes[size].floatUnits > 0)
                limits.insert(toText(phase.name), *phase.trainLimit[size]);
        }
    }
    return limits;
}

void printTrains(const GameDefinition &game, QJsonObject &values)
{
    QJsonObject cards;
    for (const TrainCard &card : game.cards) {
        if (card.count)
            cards.insert(toText(card.code), *card.count);
    }
    QJsonObject trains;
    QJsonObject rusts;
    for (const FaceId face : ids(game.faces)) {
        if (game.faces[face].isOld)
            continue;
        trains.insert(toText(game.faces[face].code), printedTrain(game, game.faces[face]));
        rusts.insert(toText(game.faces[face].code), killersOf(game, face));
    }
    QJsonObject limits;
    for (const PhaseDefinition &phase : game.phases)
        limits.insert(toText(phase.name), limitsOf(phase));
    values.insert("cards", cards);
    values.insert("trains", trains);
    if (game.companyOfOthers())
        values.insert("train_limit", companyLimits(game)); // of one formed out of others it never changes
    else
        values.insert("train_limits", limits);
    if (areTrainsCards(game))
        values.insert("rusts_on", rusts);
}

/// The prices of the chart, in rows where it has several.
QJsonArray chartOf(const GameDefinition &game)
{
    QJsonArray rows;
    QJsonArray row;
    for (const CellId cell : ids(game.chart)) {
        if (!row.isEmpty() && game.chart[cell].row != game.chart[CellId(cell.index() - 1)].row) {
            rows.append(row);
            row = {};
        }
        row.append(static_cast<int>(game.chart[cell].price.units));
    }
    rows.append(row);
    return rows;
}

void printPrices(const GameDefinition &game, QJsonObject &values)
{
    QJsonArray chart;
    for (const ChartCell &cell : game.chart)
        chart.append(static_cast<int>(cell.price.units));
    QJsonObject pars;
    for (const CompanyClass &size : game.classes) {
        if (!size.pars.empty() && size.parsFrom == Money{})
            pars.insert(toText(size.code), toArray(size.pars));
    }
    values.insert("chart", hasRows(game) ? chartOf(game) : chart);
    values.insert("pars", pars);
}

void printRounds(const GameDefinition &game, QJsonObject &values)
{
    QJsonArray sets;
    for (const std::vector<Money> &set : game.sets)
        sets.append(toArray(set));
    QJsonObject rounds;
    for (const PhaseDefinition &phase : game.phases)
        rounds.insert(toText(phase.name), phase.operatingRounds);
    if (game.rounds)
        values.insert("rounds", *game.rounds);
    else if (!game.sets.empty())
        values.insert("sets", sets);
    else
        values.insert("operating_rounds", rounds);
}

void printPolicies(const GameDefinition &game, QJsonObject &values)
{
    if (game.help == HelpRule::AnyTrain || game.help == HelpRule::CheapestTooDear)
        values.insert("emergency", game.help == HelpRule::AnyTrain ? "any" : "cheapest");
    QJsonObject bonuses;
    for (const IncomeBonus &bonus : game.incomeBonuses)
        bonuses.insert(toText(bonus.name), bonus.isPaid);
    if (!bonuses.isEmpty())
        values.insert("income_bonuses", bonuses);
}

QJsonValue changed(const QJsonValue &given, const QJsonValue &printed, QStringList path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    const QString key = path.takeFirst();
    if (!printed.isArray()) {
        QJsonObject object = given.toObject();
        object.insert(key, changed(object.value(key), printed[key], path, value));
        return object;
    }
    QJsonArray list = given.isArray() ? given.toArray() : printed.toArray();
    const qsizetype place = key.toInt();
    if (place >= 0 && place < list.size())
        list[place] = changed(list[place], printed[place], path, value);
    return list;
}

/// What differs from the printed values; undefined if nothing does.
QJsonValue differing(const QJsonValue &given, const QJsonValue &printed)
{
    if (!given.isObject() || !printed.isObject())
        return given == printed ? QJsonValue(QJsonValue::Undefined) : given;
    QJsonObject object;
    for (const QString &key : given.toObject().keys()) {
        const QJsonValue value = differing(given[key], printed[key]);
        if (!value.isUndefined())
            object.insert(key, value);
    }
    return object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : object;
}

QJsonValue nowAt(const QJsonObject &printed, const QJsonObject &overrides, const QStringList &path)
{
    const QJsonValue given = valueAt(overrides, path);
    return given.isUndefined() ? valueAt(printed, path) : given;
}

QJsonObject withPars(const QJsonObject &printed, const QJsonObject &overrides, const QJsonValue &before,
                     const QJsonValue &now)
{
    QJsonObject result = overrides;
    for (const QString &size : printed["pars"].toObject().keys()) {
        const QJsonArray prices = nowAt(printed, result, {"pars", size}).toArray();
        for (qsizetype place = 0; place < prices.size(); ++place) {
            if (prices[place] == before)
                result = changed(result, printed, {"pars", size, QString::number(place)}, now).toObject();
        }
    }
    return result;
}

} // namespace

bool isLocal(const PrivateDefinition &railway)
{
    return railway.isTraded;
}

bool hasRows(const GameDefinition &game)
{
    return std::any_of(game.chart.begin(), game.chart.end(), [](const ChartCell &cell) { return !cell.isPar; });
}

bool hasOneLimit(const GameDefinition &game)
{
    return std::all_of(game.phases.begin(), game.phases.end(), [](const PhaseDefinition &phase) {
        std::optional<int> first;
        return std::all_of(phase.trainLimit.begin(), phase.trainLimit.end(), [&](const std::optional<int> &limit) {
            first = first ? first : limit;
            return !limit || limit == first;
        });
    });
}

QJsonObject printedValues(const GameDefinition &tables, int players)
{
    const GameDefinition game = tables.forPlayers(players);
    QJsonObject values;
    if (const PlayerCount *table = game.tableOf(players)) {
        values.insert("start_cash", static_cast<int>(table->cash.units));
        if (game.hasShares())
            values.insert("certificate_limit", table->certificateLimit);
    }
    if (game.companyOfOthers() && game.bank)
        values.insert("bank", toNumber(*game.bank));
    printPrivates(game, values);
    printTrains(game, values);
    if (game.hasShares())
        printPrices(game, values);
    printRounds(game, values);
    printPolicies(game, values);
    for (const FeatureView *view : viewsOf(game))
        view->print(game, values);
    if (const QJsonObject companies = printedCompanies(game); !companies.isEmpty())
        values.insert("companies", companies);
    return values;
}

QJsonValue valueAt(const QJsonValue &values, const QStringList &path)
{
    QJsonValue value = values;
    for (const QString &key : path) {
        bool isPlace = false;
        const int place = key.toInt(&isPlace);
        value = value.isArray() && isPlace ? value[place] : value[key];
    }
    return value;
}

QJsonObject withOverride(const QJsonObject &printed, const QJsonObject &overrides, const QStringList &path,
                         const QJsonValue &value, bool isPar)
{
    QJsonObject result = overrides;
    if (isPar)
        result = withPars(printed, result, nowAt(printed, overrides, path), value);
    result = changed(result, printed, path, value).toObject();
    for (const QString &key : {path.front(), QString("pars")}) {
        const QJsonValue different = differing(result.value(key), printed.value(key));
        if (different.isUndefined())
            result.remove(key);
        else
            result.insert(key, different);
    }
    return result;
}

} // namespace flimnap
