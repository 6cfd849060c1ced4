#include <cmath>
#include <memory>

#include <gtest/gtest.h>

#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>

#include "support/open_app.h"
#include "views/colours.h"
#include "views/player_looks.h"

namespace flimnap::test {

namespace {

constexpr double leastContrast = 4.5; // of text against what it stands on, WCAG 2.1 AA

double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

/// Text colour and what it stands on, by their names in the theme.
struct Pair
{
    const char *text;
    const char *ground;
};

constexpr Pair pairs[]{{"ink", "paper"},   {"ink", "panel"},      {"ink", "shade"},    {"muted", "paper"},
                       {"muted", "panel"}, {"muted", "shade"},    {"good", "panel"},   {"good", "paper"},
                       {"bad", "panel"},   {"bad", "paper"},      {"bad", "shade"},    {"accentText", "accent"},
                       {"badText", "bad"}, {"ink", "zoneYellow"}, {"ink", "zoneBrown"}};

/// The theme as the screens see it; it is the engine's.
QObject *themeOf(OpenApp &app)
{
    QQmlComponent component(&app.application().engine());
    component.setData("import QtQuick\nimport Flimnap.Ui\nQtObject { property QtObject theme: Theme }", QUrl());
    const std::unique_ptr<QObject> holder(component.create());
    EXPECT_NE(holder, nullptr) << qPrintable(component.errorString());
    return holder ? holder->property("theme").value<QObject *>() : nullptr;
}

} // namespace

TEST(Contrast, EveryTextOfBothThemesStandsOutFromItsGround)
{
    OpenApp app;
    QObject *theme = themeOf(app);
    ASSERT_NE(theme, nullptr);
    for (const QString name : {"light", "dark"}) {
        app.settings().setTheme(name);
        for (const Pair &pair : pairs) {
            const auto text = theme->property(pair.text).value<QColor>();
            const auto ground = theme->property(pair.ground).value<QColor>();
            ASSERT_TRUE(text.isValid() && ground.isValid()) << pair.text << " on " << pair.ground;
            EXPECT_GE(contrast(text, ground), leastContrast)
                << pair.text << " on " << pair.ground << ", " << qPrintable(name);
        }
    }
}

TEST(Contrast, EverySignOnTheChartIsReadable)
{
    OpenApp app;
    QObject *theme = themeOf(app);
    ASSERT_NE(theme, nullptr);
    const QVariantList colours = theme->property("markColours").toList();
    ASSERT_FALSE(colours.isEmpty());
    for (const QVariant &colour : colours)
        EXPECT_GE(contrast(QColor("#FFFFFF"), colour.value<QColor>()), leastContrast) << qPrintable(colour.toString());
}

TEST(Contrast, EveryPlayerAndCompanyIsReadableOnItsColour)
{
    for (const QString &colour : PlayerLooks::palette())
        EXPECT_GE(contrast(QColor(textOn(colour)), QColor(colour)), leastContrast) << qPrintable(colour);
    for (const GameSummary &game : GameLibrary::builtIn().value().games()) {
        const GameDefinition tables =
            GameLibrary::builtIn().value().definition(game.game, game.edition, game.variant, "{}").value();
        for (const CompanyId company : ids(tables.companies)) {
            const QString colour = companyColour(tables, company);
            EXPECT_GE(contrast(QColor(textOn(colour)), QColor(colour)), leastContrast)
                << tables.companies[company].code << " " << qPrintable(colour);
        }
    }
}

} // namespace flimnap::test
