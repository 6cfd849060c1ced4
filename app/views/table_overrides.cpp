#include "views/table_overrides.h"
#include "words/plain.h"

#include <QJsonArray>

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
        prices.insert(toText(railway.code), static_cast<int>(railway.price.units));
        incomes.insert(toText(game.classes[railway.size].code), static_cast<int>(railway.income.units));
    }
    values.insert("local_prices", prices);
    values.insert("local_incomes", incomes);
}

void printTrains(const GameDefinition &game, QJsonObject &values)
{
    QJsonObject cards;
    for (const TrainCard &card : game.cards) {
        if (card.count)
            cards.insert(toText(card.code), *card.count);
    }
    QJsonObject trains;
    for (const TrainFace &face : game.faces)
        trains.insert(toText(face.code), QJsonObject{{"price", static_cast<int>(face.price.units)}});
    QJsonObject limits;
    for (const PhaseDefinition &phase : game.phases)
        limits.insert(toText(phase.name), limitsOf(phase));
    values.insert("cards", cards);
    values.insert("trains", trains);
    values.insert("train_limits", limits);
}

void printPrices(const GameDefinition &game, QJsonObject &values)
{
    QJsonArray chart;
    for (const ChartCell &cell : game.chart)
        chart.append(static_cast<int>(cell.price.units));
    QJsonObject pars;
    for (const CompanyClass &size : game.classes)
        pars.insert(toText(size.code), toArray(size.pars));
    QJsonArray sets;
    for (const std::vector<Money> &set : game.sets)
        sets.append(toArray(set));
    values.insert("chart", chart);
    values.insert("pars", pars);
    values.insert("sets", sets);
}

QJsonValue changed(const QJsonValue &given, const QJsonValue &printed, QStringList path, int value)
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

QJsonObject withPars(const QJsonObject &printed, const QJsonObject &overrides, const QJsonValue &before, int now)
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

QJsonObject printedValues(const GameDefinition &game, int players)
{
    QJsonObject values;
    if (const PlayerCount *table = game.tableOf(players)) {
        values.insert("start_cash", static_cast<int>(table->cash.units));
        values.insert("certificate_limit", table->certificateLimit);
    }
    printPrivates(game, values);
    printTrains(game, values);
    printPrices(game, values);
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

QJsonObject withOverride(const QJsonObject &printed, const QJsonObject &overrides, const QStringList &path, int value)
{
    QJsonObject result = overrides;
    if (!path.isEmpty() && path.front() == "chart")
        result = withPars(printed, result, nowAt(printed, overrides, path), value);
    result = changed(result, printed, path, value).toObject();
    return differing(result, printed).toObject();
}

} // namespace flimnap
