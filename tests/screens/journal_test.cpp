#include <gmock/gmock.h>

#include <QTest>

#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/items.h"
#include "support/player_moves.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

using ::testing::HasSubstr;

/// The journal of the middle of a game on the smallest phone.
class JournalOnAPhone : public testing::Test
{
protected:
    JournalOnAPhone()
    {
        app.resize({360, 640});
        app.lay(gameOf(Stage::Middle), moves);
    }

    /// Ten lines that were undone and replaced, each of one purchase, before the game was played.
    void undoTenLines()
    {
        const Journal &journal = gameOf(Stage::Middle);
        app.lay(journal, 0);
        for (const char *railway : {"S1", "S2", "S3", "S4", "S5", "S6", "L1", "L2", "L4", "L5"}) {
            app.game().undoTo(0);
            ASSERT_TRUE(app.game().play(moveFrom(buyPrivate("p1", railway))));
        }
        app.game().undoTo(0);
        for (int place = 0; place < moves; ++place)
            ASSERT_TRUE(app.game().play(journal.moves[static_cast<std::size_t>(place)]));
    }

    [[nodiscard]] QQuickItem *item(const QString &name) { return shownItems(app.window(), name).value(0); }
    [[nodiscard]] std::string textOf(const QString &name)
    {
        const QQuickItem *found = item(name);
        return found != nullptr ? found->property("text").toString().toStdString() : "nothing called so";
    }
    /// How many lines of the journal, moves and rounds, can be read without scrolling.
    [[nodiscard]] int linesInView()
    {
        app.layOut();
        int count = 0;
        visitShown(*app.window().contentItem(), [&](QQuickItem &shown) {
            if ((shown.objectName().startsWith("move_") || shown.objectName().startsWith("round_")) &&
                seenPartOf(shown).height() > 20)
                ++count;
        });
        return count;
    }
    [[nodiscard]] int movesBuilt()
    {
        int count = 0;
        visitShown(*app.window().contentItem(),
                   [&](QQuickItem &shown) { count += shown.objectName().startsWith("move_") ? 1 : 0; });
        return count;
    }
    [[nodiscard]] QString lastMove() { return "move_" + QString::number(app.game().kept()->session().moveCount()); }
    const Session &session() { return app.game().kept()->session(); }

    static constexpr int moves = 60;
    OpenApp app;
    Finger finger{app};
};

TEST_F(JournalOnAPhone, StillShowsItsMovesWhereTenLinesWereUndone)
{
    undoTenLines();
    app.go("JournalScreen");

    EXPECT_GE(linesInView(), 7);
    EXPECT_THAT(textOf("undoneMoves"), HasSubstr("(10)"));
}

TEST_F(JournalOnAPhone, AnUndoneLineIsTakenUpOnlyAfterItWasSaidWhatIsSetAside)
{
    undoTenLines();
    app.go("JournalScreen");
    finger.tap("undoneMoves");
    const int tip = app.application().journal().undoneLines()[0].toMap().value("tip").toInt();

    finger.tap("takeUp_" + QString::number(tip));
    EXPECT_EQ(session().moveCount(), moves) << "asked first";
    EXPECT_THAT(textOf("question"), HasSubstr("buys L5"));
    EXPECT_THAT(textOf("question"), HasSubstr("60 moves are set aside"));

    finger.tap("decline");
    EXPECT_EQ(session().moveCount(), moves);
    finger.tap("takeUp_" + QString::number(tip));
    finger.tap("agree");
    EXPECT_EQ(session().moveCount(), 1);
    EXPECT_EQ(session().move(1).privateRailway, "L5");
    EXPECT_TRUE(finger.sees("move_1")) << "back in the journal";
}

TEST_F(JournalOnAPhone, UndoingManyMovesSaysHowManyAndAsks)
{
    app.go("JournalScreen");
    finger.tap(lastMove());
    EXPECT_FALSE(finger.sees("undoToHere")) << "nothing is behind it";
    finger.tap("closeSheet");

    app.sheet("MoveDetailSheet", {{"place", moves - 20}});
    finger.tap("undoToHere");
    EXPECT_EQ(session().moveCount(), moves) << "asked first";
    EXPECT_THAT(textOf("question"), HasSubstr("20 moves"));
    finger.tap("agree");
    EXPECT_EQ(session().moveCount(), moves - 20);

    app.sheet("MoveDetailSheet", {{"place", moves - 23}});
    finger.tap("undoToHere");
    EXPECT_EQ(session().moveCount(), moves - 23) << "three are not worth a question";
}

TEST_F(JournalOnAPhone, FoldsByRound)
{
    app.go("JournalScreen");
    const QString present = app.game().journal()->row(moves - 1).value("round").toString();
    EXPECT_FALSE(finger.sees("move_1"));

    finger.tap("round_" + present);
    app.layOut();
    EXPECT_EQ(movesBuilt(), 0);
    finger.tap("round_" + app.game().journal()->row(0).value("round").toString());
    app.layOut();
    EXPECT_TRUE(finger.sees("move_1"));
}

TEST_F(JournalOnAPhone, StaysWhereItWasLeafedToWhileAMoveIsLookedAt)
{
    // Given the first round unfolded, and one of its first moves in view,
    app.go("JournalScreen");
    finger.tap("round_" + app.game().journal()->row(0).value("round").toString());
    finger.lookFor("move_3");
    app.layOut();
    const QRectF place = placeOf(*item("move_3"));

    // when the move is opened and closed again,
    finger.tap("move_3");
    ASSERT_NE(item("closeSheet"), nullptr);
    finger.tap("closeSheet");
    app.layOut();

    // then it stands where it stood.
    ASSERT_NE(item("move_3"), nullptr);
    EXPECT_EQ(placeOf(*item("move_3")), place);
}

TEST_F(JournalOnAPhone, IsFilteredByATapOnAToken)
{
    app.go("JournalScreen");
    const int all = app.application().journal().rows()->count();

    finger.tap("filter_p1");
    EXPECT_THAT(textOf("filtered"), HasSubstr("Anna"));
    EXPECT_NE(app.application().journal().rows()->count(), all);

    finger.tap("filter_p1");
    EXPECT_FALSE(finger.sees("filtered"));
    EXPECT_EQ(app.application().journal().rows()->count(), all);
}

TEST(LongJournal, BuildsOnlyWhatIsShown)
{
    // Given a game of nearly 500 moves with all its rounds unfolded,
    OpenApp app;
    app.resize({360, 640});
    const Journal &journal = gameOf(Stage::Late);
    app.lay(journal, static_cast<int>(std::ssize(journal.moves)));
    app.go("JournalScreen");
    JournalView &view = app.application().journal();
    for (int place = 1; place <= app.game().moveCount(); place += 3)
        view.showMove(place);
    app.layOut();

    // then its rows are many and its items few.
    ASSERT_GT(view.rows()->count(), app.game().moveCount());
    int items = 0;
    visitShown(*app.window().contentItem(),
               [&](QQuickItem &shown) { items += shown.objectName().startsWith("move_") ? 1 : 0; });
    EXPECT_LT(items, 40);
}

// Corrections.

/// The payer gives 25 to the receiver, as it is said in the sheet that is open.
void enterCorrection(Finger &finger, const QString &payer, const QString &receiver)
{
    finger.tap("payer_" + payer);
    finger.tap("receiver_" + receiver);
    finger.tap("key_2");
    finger.tap("key_5");
    finger.tap("reason_agreed among us");
    finger.tap("confirm");
}

TEST_F(JournalOnAPhone, ACorrectionGoesFromOnePlayerToAnotherInOneStep)
{
    const Position before = session().position();
    app.go("TableScreen");
    finger.tap("more");
    finger.tap("more_correction");
    enterCorrection(finger, "p1", "p2");

    EXPECT_EQ(session().moveCount(), moves + 1);
    EXPECT_EQ(session().position().ledger.balance(PlayerId(0)), before.ledger.balance(PlayerId(0)) - Money{25});
    EXPECT_EQ(session().position().ledger.balance(PlayerId(1)), before.ledger.balance(PlayerId(1)) + Money{25});
    EXPECT_EQ(session().move(moves + 1).reason, "agreed among us");

    app.game().undo();
    EXPECT_EQ(session().position(), before);
}

TEST_F(JournalOnAPhone, ACorrectionIsReachedFromAStatementAndItsAmountTyped)
{
    const Money before = session().position().ledger.balance(PlayerId(1));
    app.go("StatementScreen", {{"account", "p2"}, {"name", "Boris"}});
    finger.tap("correct");
    for (const char digit : {'4', '0'})
        QTest::keyClick(&app.window(), digit);
    app.settle();
    finger.tap("reason_booked wrongly");
    finger.tap("confirm");

    EXPECT_EQ(session().position().ledger.balance(PlayerId(1)), before + Money{40});
}

} // namespace

} // namespace flimnap::test
