#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

// Earlier moves of the journal that are made otherwise, struck out or remarked upon.

/// Anna bought S1 (25), Boris S2 (30), Cyril S3 (35): CZ-2.20.
class AmendmentTest : public GameViewTest
{
protected:
    AmendmentTest() { after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")}); }
};

TEST_F(AmendmentTest, AMoveIsOfferedAsItStandsInTheJournal)
{
    EXPECT_EQ(game.moveAt(2), mapOf(buyPrivate("p2", "S2")));
    EXPECT_TRUE(game.moveAt(0).isEmpty());
    EXPECT_TRUE(game.moveAt(4).isEmpty());
}

TEST_F(AmendmentTest, IsTriedBeforeItIsAdopted)
{
    const QList<QVariantMap> before = shown();

    const QVariantMap trial = game.tryAmendment(1, mapOf(buyPrivate("p1", "L6")));

    EXPECT_TRUE(trial.value("ok").toBool());
    EXPECT_EQ(number(trial, "replayed"), 3);
    EXPECT_FALSE(trial.contains("misfit"));
    EXPECT_EQ(shown(), before);
}

TEST_F(AmendmentTest, ChangesTheMoveAndKeepsWhatFollows)
{
    game.tryAmendment(1, mapOf(buyPrivate("p1", "L6")));

    EXPECT_TRUE(game.adoptAmendment());

    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys L6", "Boris buys S2", "Cyril buys S3"));
    EXPECT_EQ(number(player("p1"), "cash"), 300 - 80);
    EXPECT_EQ(number(player("p3"), "cash"), 300 - 35);
    ASSERT_THAT(game.undoneLines(), SizeIs(1));
    EXPECT_EQ(number(game.undoneLines()[0].toMap(), "moves"), 3);
}

TEST_F(AmendmentTest, NamesTheFirstMoveThatNoLongerFits)
{
    const QVariantMap trial = game.tryAmendment(1, mapOf(buyPrivate("p1", "S2"))); // which Boris buys in move 2

    EXPECT_FALSE(trial.value("ok").toBool());
    EXPECT_EQ(number(trial, "replayed"), 1);
    EXPECT_EQ(number(trial, "misfitPlace"), 2);
    EXPECT_EQ(said(trial, "misfitMove"), "Boris buys S2");
    EXPECT_EQ(said(trial, "misfit"), "S2 is not for sale.");
    EXPECT_EQ(said(trial, "rule"), "CZ-4.2");
}

TEST_F(AmendmentTest, IsAdoptedAsFarAsItFits)
{
    game.tryAmendment(1, mapOf(buyPrivate("p1", "S2")));

    EXPECT_TRUE(game.adoptAmendment());

    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S2"));
    EXPECT_EQ(said(game.turnName()), "Boris");
    ASSERT_THAT(game.undoneLines(), SizeIs(1));
    EXPECT_EQ(said(game.undoneLines()[0].toMap(), "last"), "Cyril buys S3");
}

TEST_F(AmendmentTest, ThatDoesNotFitItselfIsNamedAsItWasChanged)
{
    const QVariantMap trial = game.tryAmendment(2, mapOf(buyPrivate("p2", "S1"))); // Anna's

    EXPECT_FALSE(trial.value("ok").toBool());
    EXPECT_EQ(number(trial, "replayed"), 0);
    EXPECT_EQ(number(trial, "misfitPlace"), 2);
    EXPECT_EQ(said(trial, "misfitMove"), "Boris buys S1");
    EXPECT_EQ(said(trial, "misfit"), "S1 is not for sale.");
}

TEST_F(AmendmentTest, OfAMoveThatIsNotThereOrNotCompleteIsNoTrial)
{
    EXPECT_EQ(game.tryAmendment(4, mapOf(pass("p4"))), QVariantMap({{"ok", false}}));
    EXPECT_EQ(game.tryAmendment(0, {}), QVariantMap({{"ok", false}}));
    EXPECT_EQ(game.tryAmendment(1, {{"move", "buy_private"}}), QVariantMap({{"ok", false}}));
    EXPECT_FALSE(game.adoptAmendment());
}

TEST_F(AmendmentTest, IsForgottenWhenTheGameGoesOn)
{
    game.tryAmendment(1, mapOf(buyPrivate("p1", "L6")));
    after({pass("p4")});

    EXPECT_FALSE(game.adoptAmendment()); // it knows nothing of the fourth move

    EXPECT_EQ(game.moveCount(), 4);
    EXPECT_EQ(said(journalRow(1)), "Anna buys S1");
}

TEST_F(AmendmentTest, StrikesOutTheLastMove)
{
    const QVariantMap trial = game.tryAmendment(3, {});

    EXPECT_TRUE(trial.value("ok").toBool());
    EXPECT_TRUE(game.adoptAmendment());
    EXPECT_EQ(game.moveCount(), 2);
    EXPECT_EQ(number(player("p3"), "cash"), 300);
}

TEST_F(AmendmentTest, CannotStrikeOutATurnThatOthersFollow)
{
    const QVariantMap trial = game.tryAmendment(1, {}); // Boris would buy in Anna's turn

    EXPECT_FALSE(trial.value("ok").toBool());
    EXPECT_EQ(number(trial, "misfitPlace"), 2);
    EXPECT_EQ(said(trial, "misfitMove"), "Boris buys S2");
    EXPECT_EQ(said(trial, "misfit"), "It is the turn of Anna.");
}

TEST_F(AmendmentTest, StrikesOutWhatNobodyNeedsLater)
{
    after({correct(R"("account":"p1","amount":7)"), pass("p4")});

    EXPECT_TRUE(game.tryAmendment(4, {}).value("ok").toBool());
    EXPECT_TRUE(game.adoptAmendment());

    EXPECT_EQ(game.moveCount(), 4);
    EXPECT_EQ(number(player("p1"), "cash"), 300 - 25);
    EXPECT_EQ(said(journalRow(4)), "Dana passes");
}

TEST_F(AmendmentTest, PutsANoteToAMoveAndTakesItAway)
{
    EXPECT_TRUE(game.setNote(2, "  he wanted S3  "));
    EXPECT_EQ(said(journalRow(2), "note"), "he wanted S3");
    EXPECT_EQ(game.moveCount(), 3);

    EXPECT_TRUE(game.setNote(2, " "));
    EXPECT_EQ(said(journalRow(2), "note"), "");

    EXPECT_FALSE(game.setNote(9, "nowhere"));
}

} // namespace
} // namespace flimnap::test
