#include "views/choices.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

namespace {

class ChoiceTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Choices)
};

} // namespace

QVariantMap option(const QVariant &value, const QString &label)
{
    return {{"value", value}, {"label", label}};
}

QVariantList percentsOf(const CompanyClass &size)
{
    QVariantList percents;
    for (int units = 0; size.hasShares() && units <= size.units - size.missingUnits; ++units)
        percents.append(size.percent(units));
    return percents;
}

QVariantList chartedPrices(const GameDefinition &game)
{
    std::set<int> prices;
    for (const ChartCell &cell : game.chart) {
        if (cell.hasPrice())
            prices.insert(toNumber(cell.price));
    }
    return {prices.begin(), prices.end()};
}

QString priceFault(const QVariantList &charted, int price)
{
    const auto higher =
        std::find_if(charted.begin(), charted.end(), [&](const QVariant &other) { return other.toInt() >= price; });
    if (charted.isEmpty() || (higher != charted.end() && higher->toInt() == price))
        return {};
    if (higher == charted.begin() || higher == charted.end())
        return ChoiceTexts::tr("%1 is not on the chart; the nearest is %2.")
            .arg(price)
            .arg(higher == charted.end() ? charted.back().toInt() : higher->toInt());
    return ChoiceTexts::tr("%1 is not on the chart; beside it are %2 and %3.")
        .arg(price)
        .arg(std::prev(higher)->toInt())
        .arg(higher->toInt());
}

QVariantList percentsBeside(const QVariantList &percents, int others)
{
    QVariantList left;
    for (const QVariant &percent : percents) {
        if (percent.toInt() + others <= percents.back().toInt())
            left.append(percent);
    }
    return left;
}

QVariantList fittedPercents(const QVariantList &percents, const QVariantList &held)
{
    QVariantList fitted;
    int sum = 0;
    for (const QVariant &wanted : held) {
        const QVariantList left = percentsBeside(percents, sum);
        const auto distance = [&](const QVariant &percent) { return std::abs(percent.toInt() - wanted.toInt()); };
        const auto nearest = std::min_element(
            left.begin(), left.end(), [&](const QVariant &a, const QVariant &b) { return distance(a) < distance(b); });
        fitted.append(nearest == left.end() ? QVariant(0) : *nearest);
        sum += fitted.back().toInt();
    }
    return fitted;
}

} // namespace flimnap
