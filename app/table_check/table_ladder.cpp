#include "table_check/table_ladder.h"

#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include "definition/ladder.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr qsizetype fewestPrices = fixedLadderPrices + 1;
constexpr int dearestPrice = 9999;

class TableLadderTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TableLadder)
};

/// The price above which one more has most room, the dear end first; none if there is no room.
std::optional<qsizetype> widestGap(const QJsonArray &prices)
{
    std::optional<qsizetype> found;
    int widest = 2 * ladderStep;
    for (qsizetype place = 0; place + 1 < prices.size(); ++place) {
        const int gap = prices[place + 1].toInt() - prices[place].toInt();
        if (gap < widest)
            continue;
        widest = gap;
        found = place;
    }
    return found;
}

/// Unchanged if there is no room for both prices of the column.
QJsonArray withOneMore(const QJsonArray &prices)
{
    QJsonArray longer = prices;
    for (int row = 0; row < 2; ++row) {
        const std::optional<qsizetype> place = widestGap(longer);
        if (!place)
            return prices;
        const int lower = longer[*place].toInt();
        const int steps = (longer[*place + 1].toInt() - lower) / ladderStep;
        longer.insert(*place + 1, lower + steps / 2 * ladderStep);
    }
    return longer;
}

/// Without the column before the highest price.
QJsonArray withOneLess(QJsonArray prices)
{
    for (int row = 0; row < 2 && prices.size() > fewestPrices; ++row)
        prices.removeAt(prices.size() - 2);
    return prices;
}

bool isFixed(qsizetype place, const QJsonArray &prices)
{
    return place < fixedLadderPrices || place + 1 == prices.size();
}

TableNumber cellOf(qsizetype place, const QJsonArray &prices, const QJsonArray &printed)
{
    const QString label =
        place % 2 == 1 ? TableLadderTexts::tr("Column %1, upper row") : TableLadderTexts::tr("Column %1, lower row");
    return {.path = {"chart", QString::number(place)},
            .label = label.arg(place / 2 + 1),
            .value = prices[place].toInt(),
            .printed = printed[place].toInt(),
            .least = 1,
            .most = dearestPrice,
            .isFixed = isFixed(place, prices)};
}

QString fixedPrices(const QJsonArray &prices)
{
    QStringList first;
    for (qsizetype place = 0; place < fixedLadderPrices; ++place)
        first.append(QString::number(prices[place].toInt()));
    return listed(first);
}

} // namespace

TableLadder tableLadder(const QJsonArray &prices, const QJsonArray &printed)
{
    QList<LadderColumn> columns;
    for (qsizetype lower = 0; lower + 1 < prices.size(); lower += 2)
        columns.append(
            {QString::number(lower / 2 + 1), {cellOf(lower + 1, prices, printed), cellOf(lower, prices, printed)}});
    return {.columns = columns,
            .canGrow = withOneMore(prices) != prices,
            .canShrink = prices.size() > fewestPrices,
            .prices = prices,
            .printed = printed};
}

QJsonArray withColumns(QJsonArray prices, int columns)
{
    for (bool changes = true; changes && prices.size() / 2 != columns;) {
        const QJsonArray next = prices.size() / 2 < columns ? withOneMore(prices) : withOneLess(prices);
        changes = next != prices;
        prices = next;
    }
    return prices;
}

QString ladderFault(const GameDefinition &game, const QJsonArray &prices)
{
    std::vector<Money> amounts;
    for (const auto &price : prices)
        amounts.push_back(Money{price.toInt()});
    const std::optional<LadderProblem> problem = ladderProblem(amounts, game.chart);
    if (!problem)
        return {};
    QJsonArray printed;
    for (const ChartCell &cell : game.chart)
        printed.append(toNumber(cell.price));
    switch (problem->fault) {
    case LadderFault::NotRising:
        return TableLadderTexts::tr("Every price is higher than the one before it: %1 cannot follow %2.")
            .arg(prices[problem->place].toInt())
            .arg(prices[problem->place - 1].toInt());
    case LadderFault::BetweenSteps:
        return TableLadderTexts::tr("Every price is a multiple of %1, but not %2.")
            .arg(ladderStep)
            .arg(prices[problem->place].toInt());
    case LadderFault::OddNumber:
    case LadderFault::OtherBeginning:
    case LadderFault::OtherEnd:
        break;
    }
    return TableLadderTexts::tr("The chart has two rows of the same length, begins with %1 and ends with %2.")
        .arg(fixedPrices(printed))
        .arg(printed.last().toInt());
}

QString ladderHint(const QJsonArray &prices)
{
    return TableLadderTexts::
        tr("Of the share prices the rules name only %1 and %2. Compare all of them with your board before the first "
           "move: what differs can be changed below.")
            .arg(fixedPrices(prices))
            .arg(prices.last().toInt());
}

} // namespace flimnap
