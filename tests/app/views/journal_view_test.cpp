#include "views/journal_view.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The journal of a game as it is leafed in.
class JournalViewTest : public GameViewTest
{
protected:
    /// A round's title with its number of moves ("-" where it is folded), a move's sentence.
    [[nodiscard]] std::vector<std::string> leaves()
    {
        std::vector<std::string> texts;
        for (const QVariantMap &row : rowsOf(journal.rows())) {
            const QVariantMap line = row.value("line").toMap();
            texts.push_back(row.value("kind") == "move"
                                ? said(line)
                                : said(line, "title") + " " + std::to_string(number(line, "count")) +
                                      (line.value("open").toBool() ? "" : " -"));
        }
        return texts;
    }
    [[nodiscard]] QVariantMap lineOf(int place)
    {
        const int index = journal.showMove(place);
        return journal.rows()->row(index).value("line").toMap();
    }
    [[nodiscard]] std::string amountOf(int place)
    {
        const QVariantMap line = lineOf(place);
        const std::string kind = said(line, "amountKind");
        return kind.empty() ? "" : kind + " " + std::to_string(number(line, "amount"));
    }
};

TEST_F(JournalViewTest, ShowsTheRoundInWhichTheTableStandsAndFoldsTheOthers)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    EXPECT_THAT(leaves(), ElementsAre("Pre-stock round 4 -", "Stock round 1 1", "Anna starts BCB at 65 K"));

    journal.toggleRound("Opening");
    journal.toggleRound(journalRow(5).value("round").toString());
    EXPECT_THAT(leaves(), ElementsAre("Pre-stock round 4", "Anna passes", "Boris passes", "Cyril passes", "Dana passes",
                                      "Stock round 1 1 -"));
}

TEST_F(JournalViewTest, WhatWasUnfoldedStaysSoWhenTheGameGoesOn)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    journal.toggleRound("Opening");

    after({startCompany("p2", "MW", 60)});

    EXPECT_EQ(leaves().size(), 2U + 4U + 2U);
}

TEST_F(JournalViewTest, AnotherGameIsLeafedInFromItsBeginning)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    journal.toggleRound("Opening");
    journal.setFilter("p2");

    EXPECT_EQ(said(library.create(configOf({"Emil", "Fanny", "Gustav"}))), "");

    EXPECT_EQ(said(journal.filter()), "");
    EXPECT_THAT(leaves(), IsEmpty());
}

TEST_F(JournalViewTest, AMoveInAFoldedRoundIsFound)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});

    EXPECT_EQ(journal.showMove(2), 2) << "behind the heading and the first move";
    EXPECT_EQ(journal.showMove(9), -1);
}

TEST_F(JournalViewTest, TellsTheSumThatALineIsAbout)
{
    after(bcbAndMwOperate() + Lines{layTrack("BCB", 10)});

    EXPECT_EQ(amountOf(1), "");            // Anna passes
    EXPECT_EQ(amountOf(5), "change -130"); // and starts BCB with two shares at 65
    EXPECT_EQ(amountOf(10), "") << "what others got when the round ended was not about Boris' pass";
    EXPECT_EQ(amountOf(11), "change -10");
}

TEST_F(JournalViewTest, OfADividendItTellsWhatIsPaidOut)
{
    // BCB (Anna 50 %) earns 80; the shares that nobody has bought earn nothing: CZ-6.38.
    after(bcbAndMwOperate() + Lines{layTrack("BCB"), buyTrain("BCB", "a.2"), done("BCB"), layTrack("MW"),
                                    buyTrain("MW", "a.2"), done("MW")});
    while (turn.code() != "BCB")
        ASSERT_TRUE(actions.make("pass"));
    after({runTrains("BCB", 80), payOut("BCB")});

    EXPECT_EQ(amountOf(game.moveCount()), "paid 40");
    journal.setFilter("p1");
    EXPECT_EQ(amountOf(game.moveCount()), "change 40");
}

TEST_F(JournalViewTest, IsFilteredByWhomAMoveConcerned)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65), startCompany("p2", "MW", 60)});

    journal.setFilter("BCB");
    EXPECT_THAT(leaves(), ElementsAre("Stock round 1 1", "Anna starts BCB at 65 K"));
    EXPECT_EQ(amountOf(5), "change 260") << "four shares of 65: CZ-5.9";

    journal.setFilter("p2");
    EXPECT_THAT(leaves(),
                ElementsAre("Pre-stock round 1", "Boris passes", "Stock round 1 1", "Boris starts MW at 60 K"));
    EXPECT_EQ(number(journal.rows()->row(2).value("line").toMap(), "amount"), -120) << "of the whole round";

    journal.setFilter({});
    EXPECT_EQ(leaves().size(), 2U + 2U);
}

TEST_F(JournalViewTest, WhoeverTakesPartCanBeFilteredBy)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    EXPECT_THAT(column(journal.parties(), "code"), ElementsAre("p1", "p2", "p3", "p4", "BCB"));
}

TEST_F(JournalViewTest, AnUndoneMoveDidNothing)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    game.undo();

    EXPECT_EQ(amountOf(5), "");
    game.redo();
    EXPECT_EQ(amountOf(5), "change -130");
}

TEST_F(JournalViewTest, SaysWhatTheTableLetPass)
{
    after({buyPrivate("p1", "S1"), forced(buyPrivate("p3", "S2"))}); // out of turn: CZ-4.1

    EXPECT_EQ(said(played(2)->waived()), "It is the turn of Boris.");
    EXPECT_EQ(said(played(2)->waivedRule()), "CZ-4.1");
    EXPECT_EQ(said(played(1)->waived()), "");
}

// Going back in time.

TEST_F(JournalViewTest, AnUndoneLineTellsWhatItHoldsAndWhatIsSetAsideForIt)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")});
    game.undoTo(1);
    after({buyPrivate("p2", "L1"), buyPrivate("p3", "L2"), pass("p4"), pass("p4")});

    EXPECT_EQ(journal.undoneCount(), 1);
    const QVariantMap line = journal.undoneLines()[0].toMap();
    EXPECT_EQ(number(line, "from"), 1);
    EXPECT_EQ(number(line, "aside"), 4);
    EXPECT_EQ(said(line, "first"), "Boris buys S2");
    EXPECT_THAT(line.value("moves").toStringList(), ElementsAre("Boris buys S2", "Cyril buys S3"));

    EXPECT_TRUE(journal.takeUp(number(line, "tip")));
    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S1", "Boris buys S2", "Cyril buys S3"));
    EXPECT_EQ(number(journal.undoneLines()[0].toMap(), "aside"), 2);
}

TEST_F(JournalViewTest, TheNewestUndoneLineStandsOnTop)
{
    for (const char *railway : {"S1", "S2", "S1", "L1"}) {
        game.undoTo(0);
        after({buyPrivate("p1", railway)});
    }

    EXPECT_EQ(journal.undoneCount(), 2) << "the purchase of S1 once";
    EXPECT_THAT(column(journal.undoneLines(), "first"), ElementsAre("Anna buys S1", "Anna buys S2"));
}

TEST_F(JournalViewTest, WhereTheMovesAreUndoneNowNoMoreAreSetAside)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    game.undoTo(1);
    after({buyPrivate("p2", "L1")});
    game.undoTo(0);

    const QVariantMap line = journal.undoneLines()[0].toMap();
    EXPECT_EQ(number(line, "from"), 0);
    EXPECT_EQ(number(line, "aside"), 0);
    EXPECT_THAT(line.value("moves").toStringList(), ElementsAre("Anna buys S1", "Boris buys S2"));
}

} // namespace
} // namespace flimnap::test
