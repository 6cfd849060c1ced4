#include <gtest/gtest.h>

#include <QTest>

#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/items.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

struct LayerPair
{
    const char *lower;
    const char *upper;
};

/// A table on which the last move leaves a summary of the turn and something for the hands.
class LayersOver : public testing::TestWithParam<LayerPair>
{
protected:
    LayersOver()
    {
        const Journal &journal = gameOf(Stage::Middle);
        Session session(rulesFor(journal.header).value(), journal.header);
        for (const Move &move : journal.moves) {
            session.play(move);
            const Events &events = session.events(session.moveCount());
            if (move.kind == MoveKind::Done && std::any_of(events.begin(), events.end(), [](const Event &event) {
                    return std::holds_alternative<TrainRusted>(event);
                }))
                break;
        }
        app.lay(journal, session.moveCount() - 1);
        app.go("TableScreen");
        last = journal.moves[static_cast<std::size_t>(session.moveCount() - 1)];
    }

    [[nodiscard]] bool isOpen(const QString &layer)
    {
        const auto *item = app.window().findChild<QQuickItem *>(layer);
        return item != nullptr && item->property("open").toBool();
    }
    void open(const QString &layer)
    {
        if (layer == "heldTurnLayer" || layer == "checklistLayer")
            app.game().play(last);
        app.settle();
        if (layer == "checklistLayer")
            app.aftermath().goOn();
        if (layer == "heldTurnLayer")
            app.aftermath().dismissChecklist();
        if (layer == "sheetLayer") {
            askForRefusedMove(app);
            app.sheet("TableSaysYesSheet", {});
        }
        if (layer == "refusalLayer")
            app.game().play(*refusedMove(app));
        app.settle();
    }
    void openBoth()
    {
        const bool isSheetBelow = QString(GetParam().lower) == "sheetLayer";
        open(isSheetBelow ? GetParam().upper : GetParam().lower); // a move closes the sheet
        open(isSheetBelow ? GetParam().lower : GetParam().upper);
        ASSERT_TRUE(isOpen(GetParam().upper));
    }
    void press(Qt::Key key)
    {
        QTest::keyClick(&app.window(), key);
        app.settle();
    }
    [[nodiscard]] bool hasFocus(const QString &layer)
    {
        return isWithin(app.window().activeFocusItem(), app.window().findChild<QQuickItem *>(layer));
    }

    OpenApp app;
    Move last;
};

TEST_P(LayersOver, EscapeClosesTheUpperOneAlone)
{
    openBoth();

    press(Qt::Key_Escape);

    EXPECT_FALSE(isOpen(GetParam().upper));
    EXPECT_TRUE(isOpen(GetParam().lower));
    EXPECT_TRUE(hasFocus(GetParam().lower));
    EXPECT_TRUE(shownItems(app.window(), "continueGame").isEmpty()); // the table is still there
}

TEST_P(LayersOver, EnterIsForTheUpperOne)
{
    openBoth();
    const int moves = app.game().moveCount();

    press(Qt::Key_Return);

    // A sheet in which nothing is chosen has nothing to confirm; the others are acknowledged.
    EXPECT_EQ(isOpen(GetParam().upper), QString(GetParam().upper) == "sheetLayer");
    EXPECT_TRUE(isOpen(GetParam().lower));
    EXPECT_EQ(app.game().moveCount(), moves);
}

TEST_P(LayersOver, TabNeverLeavesTheUpperOne)
{
    openBoth();

    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Down, Qt::Key_Up}) {
        for (int step = 0; step < 25; ++step) {
            press(key);
            ASSERT_TRUE(hasFocus(GetParam().upper)) << key << " pressed " << step + 1 << " times";
        }
    }
}

TEST_P(LayersOver, TheShelfHasNothingOfThemOverIt)
{
    openBoth();

    app.home();

    for (const char *layer : {"sheetLayer", "heldTurnLayer", "checklistLayer", "refusalLayer"})
        EXPECT_FALSE(isOpen(layer)) << layer;
    EXPECT_TRUE(hasFocus("pageLayer"));
}

INSTANTIATE_TEST_SUITE_P(
    Pairs, LayersOver,
    testing::Values(LayerPair{"pageLayer", "sheetLayer"}, LayerPair{"pageLayer", "heldTurnLayer"},
                    LayerPair{"pageLayer", "checklistLayer"}, LayerPair{"pageLayer", "refusalLayer"},
                    LayerPair{"sheetLayer", "checklistLayer"}, LayerPair{"sheetLayer", "refusalLayer"},
                    LayerPair{"heldTurnLayer", "refusalLayer"}, LayerPair{"checklistLayer", "refusalLayer"}),
    [](const auto &test) { return std::string(test.param.upper) + "Over" + test.param.lower; });

class LayersTogether : public LayersOver
{
};

TEST_F(LayersTogether, TheSummaryComesBeforeWhatTheHandsDo)
{
    app.game().play(last);
    app.settle();
    EXPECT_TRUE(hasFocus("heldTurnLayer"));
    EXPECT_FALSE(isOpen("checklistLayer"));

    press(Qt::Key_Escape);

    EXPECT_FALSE(isOpen("heldTurnLayer"));
    EXPECT_TRUE(hasFocus("checklistLayer"));
}

TEST_F(LayersTogether, ATapOnTheTableBesideASheetDoesNotTakeTheKeysAway)
{
    // Given a tablet with a sheet beside the table,
    app.resize({1280, 800});
    open("sheetLayer");
    ASSERT_TRUE(isOpen("sheetLayer"));

    // when another part of the table is looked at,
    Finger(app).tap("tab_trains");

    // then that part is shown, and Escape still closes the sheet.
    EXPECT_FALSE(shownItems(app.window(), "tab_trains").value(0)->hasActiveFocus());
    EXPECT_TRUE(hasFocus("sheetLayer"));
    press(Qt::Key_Escape);
    EXPECT_FALSE(isOpen("sheetLayer"));
}

TEST_F(LayersTogether, AfterASheetTheFocusIsWhereItWas)
{
    // Given the keyboard on the button for everything that is not a move,
    QQuickItem *more = shownItems(app.window(), "more").value(0);
    more->forceActiveFocus(Qt::TabFocusReason);

    // when its sheet is opened, gone through and left,
    press(Qt::Key_Return);
    ASSERT_TRUE(hasFocus("sheetLayer"));
    press(Qt::Key_Tab);
    press(Qt::Key_Escape);

    // then the focus is on that button again;
    EXPECT_TRUE(more->hasActiveFocus());

    // likewise after a page.
    press(Qt::Key_Return);
    while (app.window().activeFocusItem()->objectName() != "more_JournalScreen")
        press(Qt::Key_Tab);
    press(Qt::Key_Return);
    ASSERT_FALSE(isOpen("sheetLayer"));
    ASSERT_FALSE(more->isVisible());
    press(Qt::Key_Escape);
    EXPECT_TRUE(more->hasActiveFocus());
}

TEST_F(LayersTogether, TheLastEnterOfATurnDoesNotGoOnWithTheNext)
{
    // Given a summary that holds up the table,
    open("heldTurnLayer");
    open("refusalLayer");
    const int moves = app.game().moveCount();

    // when Enter is held,
    for (int repeat = 0; repeat < 20; ++repeat)
        QTest::simulateEvent(&app.window(), true, Qt::Key_Return, Qt::NoModifier, "\r", repeat > 0);
    app.settle();

    // then it has confirmed what lay on top, and nothing else.
    EXPECT_FALSE(isOpen("refusalLayer"));
    EXPECT_TRUE(isOpen("heldTurnLayer"));
    EXPECT_EQ(app.game().moveCount(), moves);
}

} // namespace

} // namespace flimnap::test
