#include "views/colours.h"

#include <array>
#include <cmath>

#include <QColor>

namespace flimnap {

namespace {

/// Told apart by people who see no red or green, too; each player has an initial besides.
constexpr std::array<const char *, 6> playerColours{"#0072b2", "#b5452c", "#00785a", "#7a4b94", "#8a6d00", "#4a4a4a"};

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

QString playerColour(PlayerId player)
{
    return QString::fromLatin1(playerColours[static_cast<std::size_t>(player.index()) % playerColours.size()]);
}

QString textOn(const QString &colour)
{
    // Where both contrasts are equal: (l + 0.05)² = 0.05 × 1.05.
    constexpr double middle = 0.179;
    return luminance(QColor(colour)) > middle ? "#000000" : "#ffffff";
}

QString initial(const QString &name)
{
    return name.trimmed().left(1).toUpper();
}

} // namespace flimnap
