#include "views/colours.h"

#include <cmath>

#include <QColor>

#include "words/plain.h"

namespace flimnap {

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

QString companyColour(const GameDefinition &game, CompanyId company)
{
    return QString::fromStdString(game.companies[company].colour);
}

QString textOn(const QString &colour)
{
    // Where both contrasts are equal: (l + 0.05)² = 0.05 × 1.05.
    constexpr double middle = 0.179;
    return luminance(QColor(colour)) > middle ? "#000000" : "#ffffff";
}

CompanyLook lookOf(const GameDefinition &game, CompanyId company)
{
    if (!company)
        return {};
    const QString colour = companyColour(game, company);
    return {toText(game.companies[company].printed), QColor(colour), QColor(textOn(colour))};
}

QVariantMap tokenOf(const GameDefinition &game, CompanyId company)
{
    const QString colour = companyColour(game, company);
    return {{"token", toText(game.companies[company].printed)}, {"colour", colour}, {"textColour", textOn(colour)}};
}

} // namespace flimnap
