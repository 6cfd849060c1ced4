#include <algorithm>

#include <gmock/gmock.h>

#include <QTest>

#include "support/items.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

/// What the Tab key goes to, in the order in which it does, until it comes round.
QList<QQuickItem *> tabOrder(OpenApp &app)
{
    constexpr int enough = 200;
    QList<QQuickItem *> order;
    for (int step = 0; step < enough; ++step) {
        QTest::keyClick(&app.window(), Qt::Key_Tab);
        QQuickItem *item = app.window().activeFocusItem();
        if (item == nullptr || order.contains(item))
            break;
        order.append(item);
    }
    return order;
}

/// Every shown control that a keyboard must reach, as far as it is in the window's own part.
QList<QQuickItem *> controls(OpenApp &app)
{
    QList<QQuickItem *> found;
    visitShown(*app.window().contentItem(), [&](QQuickItem &item) {
        if (item.property("activeFocusOnTab").toBool() && item.isEnabled() && takesTaps(item))
            found.append(&item);
    });
    return found;
}

std::string nameOf(const QQuickItem *item)
{
    return (item->objectName() + " (" + item->metaObject()->className() + ")").toStdString();
}

class Keyboard : public testing::TestWithParam<const char *>
{
};

TEST_P(Keyboard, ReachesEveryControlFromTheTopDown)
{
    // Given a page,
    OpenApp app;
    app.resize({412, 915});
    app.go(GetParam());

    // when Tab is pressed until it comes round,
    const QList<QQuickItem *> order = tabOrder(app);

    // then every control had its turn,
    for (QQuickItem *control : controls(app))
        EXPECT_TRUE(std::any_of(order.begin(), order.end(), [&](QQuickItem *item) {
            return isWithin(item, control) || isWithin(control, item);
        })) << nameOf(control);
    // and none came after one that stands wholly below it, but for the header, which is last or first.
    for (qsizetype place = 1; place < order.size(); ++place) {
        const QRectF before = placeOf(*order[place - 1]);
        const QRectF now = placeOf(*order[place]);
        const bool comesRound = before.top() > 100 && now.bottom() <= 100;
        EXPECT_TRUE(comesRound || now.bottom() > before.top())
            << nameOf(order[place]) << " comes after " << nameOf(order[place - 1]);
    }
}

INSTANTIATE_TEST_SUITE_P(Pages, Keyboard,
                         testing::Values("HomeScreen", "SettingsScreen", "NewGameScreen", "CalculatorScreen",
                                         "ScoreSheetScreen"),
                         [](const auto &test) { return std::string(test.param); });

class KeyboardChoice : public testing::TestWithParam<const char *>
{
};

TEST_P(KeyboardChoice, StaysOnWhatItChose)
{
    // Given the page for a new game, and the focus on something that changes what else can be chosen,
    OpenApp app;
    app.settings().setLastGame({{"edition", "cs"}, {"game", "18lilliput"}});
    app.go("NewGameScreen");
    QQuickItem *control = shownItems(app.window(), GetParam()).value(0);
    ASSERT_NE(control, nullptr);
    control->forceActiveFocus(Qt::TabFocusReason);

    // when it is chosen with the keyboard,
    QTest::keyClick(&app.window(), Qt::Key_Space);
    app.settle();

    // then the focus is where it was.
    ASSERT_NE(app.window().activeFocusItem(), nullptr);
    EXPECT_EQ(app.window().activeFocusItem()->objectName().toStdString(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(NewGame, KeyboardChoice,
                         testing::Values("edition_ru", "variant_solo", "players_2", "switch_brobdingnag"),
                         [](const auto &test) { return std::string(test.param); });

} // namespace

} // namespace flimnap::test
