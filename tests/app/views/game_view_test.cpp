#include "views/game_view.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// The door through which moves go: made, refused, waived, taken back, made otherwise.

TEST_F(GameViewTest, BeginsWithTheFirstPlayerInThePreStockRound)
{
    // CZ-3.2, CZ-4.1
    EXPECT_TRUE(game.isOpen());
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(said(game.title()), "Friday");
    EXPECT_EQ(said(turn.code()), "p1");
    EXPECT_EQ(said(turn.name()), "Anna");
    EXPECT_FALSE(turn.isCompany());
    EXPECT_EQ(said(turn.expectation()), "Anna buys a private railway or passes");
    EXPECT_EQ(said(supply.phase()), "a");
    EXPECT_EQ(game.moveCount(), 0);
    EXPECT_FALSE(game.canUndo());
    EXPECT_FALSE(game.canRedo());
    EXPECT_TRUE(overview.companiesWait());
}

TEST_F(GameViewTest, AnAcceptedMoveIsMadeAndShown)
{
    EXPECT_TRUE(play(buyPrivate("p1", "S1")));

    EXPECT_EQ(number(player("p1"), "cash"), 300 - 25); // CZ-3.1, CZ-2.20
    EXPECT_EQ(said(turn.name()), "Boris");
    EXPECT_EQ(game.refusal(), ShownRefusal());
}

TEST_F(GameViewTest, ARefusedMoveShowsTheRuleAndChangesNothing)
{
    after({buyPrivate("p1", "S1")});
    const QList<QVariantMap> before = shown();
    int changes = 0;
    QObject::connect(game.journal(), &RowModel::dataChanged, [&] { ++changes; });
    for (RowList *list : std::initializer_list<RowList *>{overview.playerList(), overview.companyList(), actions.list(),
                                                          chart.markers()})
        QObject::connect(list, &RowList::dataChanged, [&] { ++changes; });
    QObject::connect(&game, &GameView::changed, [&] { ++changes; });

    EXPECT_FALSE(play(buyPrivate("p3", "S2"))); // it is p2's turn: CZ-4.1

    EXPECT_EQ(said(game.refusal().text), "It is the turn of Boris.");
    EXPECT_EQ(said(game.refusal().rule), "CZ-4.1");
    EXPECT_TRUE(game.refusal().waivable);
    EXPECT_EQ(said(game.asked()), "Cyril buys S2");
    EXPECT_EQ(changes, 0);
    EXPECT_EQ(shown(), before);
    EXPECT_EQ(game.moveCount(), 1);
}

TEST_F(GameViewTest, ARefusalStandsUntilItIsDismissedOrAMoveIsMade)
{
    play(buyPrivate("p3", "S2"));
    game.dismissRefusal();
    EXPECT_EQ(game.refusal(), ShownRefusal());

    play(buyPrivate("p3", "S2"));
    ASSERT_NE(game.refusal(), ShownRefusal());
    play(pass("p1"));
    EXPECT_EQ(game.refusal(), ShownRefusal());
}

TEST_F(GameViewTest, WhatTheRulesForbidTheTableMayAllow)
{
    EXPECT_TRUE(force(buyPrivate("p2", "S2"), "he must go"));

    EXPECT_EQ(number(player("p2"), "cash"), 300 - 30);
    EXPECT_EQ(said(journalRow(1), "forced"), "he must go");
    EXPECT_THAT(column(played(1)->effects()), ::testing::Contains("The table waives a rule"));
}

// CZ-5.16: nobody sells in the first stock round.
TEST_F(GameViewTest, OnlyWhatIsPossibleIsExpected)
{
    after(everybodyPasses());
    EXPECT_THAT(said(turn.expectation()), ::testing::EndsWith(" buys or passes"));
}

TEST_F(GameViewTest, AReasonHasTheChapterOfThePrintedBookBehindIt)
{
    play(buyPrivate("p2", "S2"));
    const auto cited = [&](const QString &rule) { return plain(game.cited(game.refusal().text, rule)); };

    EXPECT_EQ(cited(game.refusal().rule), "It is the turn of Anna. (VI. Предварительный раунд (Pre-Stock Round))");
    // Where the book prints nothing (CZ-9.9 is a decision) the reason stands alone.
    EXPECT_EQ(cited("CZ-9.9"), "It is the turn of Anna.");
}

TEST_F(GameViewTest, OnlyTheJournalsDetailsTellTheNumberOfAWaivedRule)
{
    Move forced = moveFrom(buyPrivate("p2", "S2"));
    forced.force = "he must go";
    const auto noteIn = [](const QList<EffectRow> &effects) {
        return said(rowWhere(effects, &EffectRow::text, "The table waives a rule").note);
    };

    EXPECT_EQ(noteIn(preview(forced).effects), "VI. Предварительный раунд (Pre-Stock Round)");
    EXPECT_TRUE(force(buyPrivate("p2", "S2"), "he must go"));
    EXPECT_EQ(noteIn(played(1)->effects()), "VI. Предварительный раунд (Pre-Stock Round), CZ-4.1");
}

TEST_F(GameViewTest, WhatCannotBeDoneNobodyCanAllow)
{
    after({buyPrivate("p1", "S1")});

    EXPECT_FALSE(force(buyPrivate("p2", "S1"), "all agree")); // it is sold: CZ-4.2

    EXPECT_EQ(said(game.refusal().text), "S1 is not for sale.");
    EXPECT_FALSE(game.refusal().waivable);
    EXPECT_EQ(game.moveCount(), 1);
}

TEST_F(GameViewTest, APreviewTellsWhatAMoveWouldDoAndDoesNothing)
{
    after(everybodyPasses());
    const QList<QVariantMap> before = shown();

    const MovePreview started = preview(startCompany("p1", "BCB", 65));

    EXPECT_TRUE(started.ok);
    EXPECT_EQ(said(started.label), "Start BCB at 65 K for 130 K"); // CZ-5.7: twice the price
    EXPECT_EQ(sumFor(started.effects, "Anna"), -2 * 65);           // CZ-5.7
    EXPECT_EQ(sumFor(started.effects, "BCB"), 4 * 65);             // CZ-5.9
    EXPECT_EQ(shown(), before);
    EXPECT_FALSE(session().canRedo());
}

TEST_F(GameViewTest, APreviewOfARefusedMoveTellsTheReason)
{
    const MovePreview refused = preview(buyPrivate("p2", "S2"));

    EXPECT_FALSE(refused.ok);
    EXPECT_EQ(said(refused.reason), "It is the turn of Anna.");
    EXPECT_EQ(said(refused.rule), "CZ-4.1");
    EXPECT_TRUE(refused.waivable);
    EXPECT_EQ(game.refusal(), ShownRefusal());
}

TEST_F(GameViewTest, AMoveThatIsNotCompleteCanNeitherBeSeenNorMade)
{
    Move move;
    move.kind = MoveKind::StartCompany;
    move.by = "p1";
    move.company = "BCB"; // at which price?

    EXPECT_FALSE(preview(move).ok);
    EXPECT_THAT(said(preview(move).reason), HasSubstr("not complete"));
    EXPECT_FALSE(game.play(move));
    EXPECT_THAT(said(game.refusal().text), HasSubstr("not complete"));
    EXPECT_FALSE(game.refusal().waivable);
    EXPECT_EQ(game.moveCount(), 0);
    EXPECT_THAT(sounds, ElementsAre("refused"));
}

TEST_F(GameViewTest, AMoveThatLeavesNothingToChooseIsMadeByItsKind)
{
    EXPECT_TRUE(actions.make("pass"));

    EXPECT_EQ(said(journalRow(1)), "Anna passes");
    EXPECT_FALSE(actions.make("done")); // nobody's move now
}

TEST_F(GameViewTest, UndoAndRedoGoBackAndForthOneMove)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    const QList<QVariantMap> before = shown();

    EXPECT_TRUE(game.undo());
    EXPECT_EQ(number(player("p2"), "cash"), 300);
    EXPECT_EQ(said(turn.name()), "Boris");
    EXPECT_TRUE(game.canRedo());
    EXPECT_TRUE(journalRow(2).value("undone").toBool());

    EXPECT_TRUE(game.redo());
    EXPECT_EQ(shown(), before);
    EXPECT_FALSE(game.canRedo());
    EXPECT_FALSE(game.redo());
}

TEST_F(GameViewTest, ManyMovesCanBeUndoneAtOnce)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")});

    EXPECT_TRUE(game.undoTo(1));

    EXPECT_EQ(game.moveCount(), 1);
    EXPECT_EQ(number(player("p1"), "cash"), 300 - 25);
    EXPECT_EQ(number(player("p3"), "cash"), 300);
    EXPECT_THAT(column(game.journal(), "undone"), ElementsAre("false", "true", "true"));
}

TEST_F(GameViewTest, AtTheBeginningThereIsNothingToUndo)
{
    EXPECT_FALSE(game.undo());
}

TEST_F(GameViewTest, ALineThatWasUndoneAndReplacedComesBack)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    game.undoTo(1);
    after({buyPrivate("p2", "L6")});

    const QVariantList lines = journal.undoneLines();
    ASSERT_EQ(lines.size(), 1);
    EXPECT_EQ(number(lines[0].toMap(), "from"), 1);
    EXPECT_EQ(said(lines[0].toMap(), "first"), "Boris buys S2");
    EXPECT_TRUE(journal.takeUp(number(lines[0].toMap(), "tip")));

    EXPECT_EQ(number(player("p2"), "cash"), 300 - 30);
    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S1", "Boris buys S2"));
    EXPECT_EQ(said(journal.undoneLines()[0].toMap(), "first"), "Boris buys L6");
}

TEST_F(GameViewTest, AnAgreedEndIsTheEnd)
{
    after({endGame()}); // CZ-7.1

    EXPECT_TRUE(game.isOver());
    EXPECT_EQ(said(turn.expectation()), "The game is over.");
    EXPECT_EQ(said(turn.code()), "");
    EXPECT_EQ(actions.rows().size(), 0);
}

TEST_F(GameViewTest, WithoutAGameThereIsNothingToSeeOrDo)
{
    after({buyPrivate("p1", "S1")});

    library.closeGame();

    EXPECT_FALSE(game.isOpen());
    EXPECT_THAT(shown(), IsEmpty());
    EXPECT_EQ(said(game.title()), "");
    EXPECT_FALSE(play(pass("p1")));
    EXPECT_FALSE(game.undo());
    EXPECT_FALSE(game.redo());
    EXPECT_FALSE(game.undoTo(0));
    EXPECT_FALSE(journal.takeUp(1));
    EXPECT_FALSE(mending.setNote(1, "?"));
    EXPECT_FALSE(mending.begin(1));
    EXPECT_FALSE(mending.adopt());
    EXPECT_FALSE(game.takeNewResult());
    EXPECT_FALSE(game.keepOldBalances());
    EXPECT_TRUE(statement("p1").isEmpty());
    EXPECT_TRUE(scores.worths().isEmpty());
    EXPECT_TRUE(scores.rows().isEmpty());
    EXPECT_TRUE(accounts.names().isEmpty());
    EXPECT_EQ(form("buy_share")->current(), -1);
}

} // namespace
} // namespace flimnap::test
