#include <algorithm>

#include <gmock/gmock.h>

#include <QTest>

#include "support/finger.h"
#include "support/games_in_session.h"
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
        app.settle();
        QQuickItem *item = app.window().activeFocusItem();
        if (item == nullptr || order.contains(item))
            break;
        EXPECT_GE(seenPartOf(*item).height(), std::min(item->height(), 30.0)) << item->objectName().toStdString();
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

/// Where it is on its page, however far that is scrolled to show what has the focus.
QRectF placeOnPage(const QQuickItem &item)
{
    QRectF place = placeOf(item);
    for (const QQuickItem *ancestor = item.parentItem(); ancestor != nullptr; ancestor = ancestor->parentItem()) {
        if (ancestor->inherits("QQuickFlickable"))
            place.translate(0, ancestor->property("contentY").toReal());
    }
    return place;
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
        const QRectF before = placeOnPage(*order[place - 1]);
        const QRectF now = placeOnPage(*order[place]);
        const bool comesRound = before.top() > 100 && now.bottom() <= 100;
        const QString last = order[place - 1]->objectName();
        const bool isBehindGroup = last.startsWith("playerName_") || last.startsWith("value_"); // one after another
        EXPECT_TRUE(comesRound || isBehindGroup || now.bottom() > before.top())
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
    app.settings().setLastGame({"18lilliput", "cs", {}, {}});
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

/// A table in the middle of a game, and the keyboard.
class KeyboardOnTheTable : public testing::Test
{
protected:
    KeyboardOnTheTable()
    {
        app.resize({1280, 800});
        app.lay(gameOf(Stage::Middle), 100);
        app.go("TableScreen");
    }

    void press(Qt::Key key)
    {
        QTest::keyClick(&app.window(), key);
        app.settle();
    }
    [[nodiscard]] QQuickItem &item(const QString &name) { return *shownItems(app.window(), name).value(0); }
    [[nodiscard]] std::string focused() { return app.window().activeFocusItem()->objectName().toStdString(); }

    OpenApp app;
};

TEST_F(KeyboardOnTheTable, ADigitPressesTheButtonThatShowsIt)
{
    // Given a button for a move, and nobody who uses a keyboard,
    const QString kind = app.actions().rows().front().kind;
    QQuickItem &button = item("action_" + kind);
    const QString digit = button.property("hotkey").toString();
    ASSERT_EQ(digit.size(), 1);
    QQuickItem &cap = *button.findChild<QQuickItem *>("hotkey");
    EXPECT_FALSE(cap.isVisible());

    // when another key is pressed, then the button shows its own;
    press(Qt::Key_F6);
    EXPECT_TRUE(cap.isVisible());

    // when that is pressed, the button is.
    press(static_cast<Qt::Key>(digit[0].unicode()));
    EXPECT_TRUE(app.window().findChild<QQuickItem *>("sheetLayer")->property("open").toBool());

    // A finger has no use for it.
    Finger(app).tap("closeSheet");
    EXPECT_FALSE(cap.isVisible());
}

TEST_F(KeyboardOnTheTable, F6GoesFromPartToPart)
{
    QStringList regions;
    for (int step = 0; step < 4; ++step) {
        press(Qt::Key_F6);
        const QQuickItem *region = app.window().activeFocusItem();
        while (region != nullptr && !region->property("isRegion").toBool())
            region = region->parentItem();
        ASSERT_NE(region, nullptr);
        regions.append(QString(region->metaObject()->className()).section('_', 0, 0));
    }

    // All parts of the table in which there is something to press have their turn before one comes again.
    EXPECT_EQ(QSet<QString>(regions.begin(), regions.end()).size(), 3) << regions.join(' ').toStdString();
    EXPECT_TRUE(regions.first() == regions.last());
}

TEST_F(KeyboardOnTheTable, ArrowsGoToWhatLiesOnThatSide)
{
    item("tab_players").forceActiveFocus(Qt::TabFocusReason);

    press(Qt::Key_Right);
    EXPECT_EQ(focused(), "tab_companies");
    press(Qt::Key_Left);
    EXPECT_EQ(focused(), "tab_players");
    press(Qt::Key_Down);
    EXPECT_THAT(focused(), testing::StartsWith("company_"));
    press(Qt::Key_Up);
    EXPECT_THAT(focused(), testing::StartsWith("tab_"));
}

TEST_F(KeyboardOnTheTable, EnterChoosesATileAndThenConfirms)
{
    // Given the sheet in which one of several shares is bought,
    const Journal &journal = gameOf(Stage::Middle);
    Session session(rulesFor(journal.header).value(), journal.header);
    const auto isChoice = [](const Offers &offers) {
        return std::count_if(offers.begin(), offers.end(), [](const Offer &offer) {
                   return offer.move.kind == MoveKind::BuyShare && !offer.refusal;
               }) > 1;
    };
    while (!isChoice(session.offers()))
        session.play(journal.moves[static_cast<std::size_t>(session.moveCount())]);
    app.lay(journal, session.moveCount());
    app.go("TableScreen");
    app.sheet("BuyShareSheet", {{"kind", "buy_share"}});
    const int before = app.game().moveCount();
    const auto onTile = [&] { return QString::fromStdString(focused()).startsWith("offer_"); };

    // when the arrows go to a tile and Enter is pressed on it,
    for (int step = 0; step < 10 && (!onTile() || app.window().activeFocusItem()->property("chosen").toBool()); ++step)
        press(step == 0 ? Qt::Key_Tab : Qt::Key_Right);
    ASSERT_TRUE(onTile());
    press(Qt::Key_Return);

    // then it is chosen, and pressed once more it is bought.
    EXPECT_TRUE(app.window().activeFocusItem()->property("chosen").toBool());
    EXPECT_EQ(app.game().moveCount(), before);
    press(Qt::Key_Return);
    EXPECT_EQ(app.game().moveCount(), before + 1);
}

} // namespace

} // namespace flimnap::test
