#include "engine/games/18cz_variants.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// A table without shares, where every player is a company.

class TrainingTest : public GameViewTest
{
protected:
    TrainingTest()
    {
        Configuration config = configOf({"Anna", "Boris"});
        config.variant = "training";
        EXPECT_EQ(said(library.create(config)), "");
    }

    /// Anna has EKJ, Boris BCB, who acts first: CZ-8.1.
    void drawn() { after({playerDraws("EKJ"), playerDraws("BCB")}); }
    /// BCB cannot pay a train any more when it ends its turn, EKJ is still to act.
    void lastRoundBegins()
    {
        after({correct(R"("account":"BCB","amount":-100)")});
        EXPECT_TRUE(play(done("BCB")));
    }
};

TEST_F(TrainingTest, ThePlayersDrawTheirCompaniesInTheOrderOfTheSeats_CZ8_1)
{
    EXPECT_EQ(said(turn.expectation()), "Anna draws his company");
    EXPECT_EQ(said(turn.dueReason()), "It is the company of Anna for the whole game, and begins with 150 K.");
    EXPECT_EQ(said(turn.dueSheet()), "DrawSheet");
    EXPECT_EQ(said(action("draw").title), "Draw a company");
    EXPECT_EQ(said(turn.actor().look.initial), "A");
    EXPECT_TRUE(player("p1").value("acting").toBool());
    EXPECT_EQ(said(player("p1"), "order"), "no company yet");
    EXPECT_EQ(said(preview(playerDraws("BCB")).label), "Anna draws BCB");

    ASSERT_TRUE(play(playerDraws("BCB")));
    EXPECT_EQ(said(turn.expectation()), "Boris draws his company");
    EXPECT_EQ(said(journalRow(1)), "Anna draws BCB");
    EXPECT_FALSE(aftermath.holdsTurn());

    ASSERT_TRUE(drawAtRandom()); // one is left
    EXPECT_EQ(said(journalRow(2)), "Boris draws EKJ");
    EXPECT_EQ(said(turn.code()), "BCB");

    ASSERT_TRUE(game.undo());
    EXPECT_EQ(said(journalRow(2)), "Drawn: EKJ");
}

TEST_F(TrainingTest, APlayersCardShowsHisCompany_CZ8_8)
{
    drawn();
    after({buyTrain("BCB", "a.2")});

    EXPECT_FALSE(game.hasShares());
    const QVariantMap boris = player("p2");
    EXPECT_EQ(said(seat("p2").company.token), "BCB");
    EXPECT_EQ(number(boris, "cash"), 150 - 70);
    EXPECT_THAT(column(seat("p2").trains, "name"), ElementsAre("2"));
    EXPECT_EQ(said(boris, "account"), "BCB");
    EXPECT_EQ(said(boris, "order"), "1. in each round");
    EXPECT_EQ(said(boris, "facts"), "trains 1/4 · stations 1, 2 left");
    EXPECT_TRUE(boris.value("acting").toBool());
    EXPECT_FALSE(player("p1").value("acting").toBool());
    EXPECT_TRUE(player("p1").value("leads").toBool());
    EXPECT_EQ(said(player("p1"), "order"), "2. in each round");
    EXPECT_THAT(seat("p2").holdings, IsEmpty());
    EXPECT_THAT(seat("p2").privates, IsEmpty());
    EXPECT_EQ(turn.actor().balance, 80);
    EXPECT_EQ(said(turn.expectation()), "BCB operates, Boris decides");
}

TEST_F(TrainingTest, WhereThereAreSharesAPlayerIsNoCompany)
{
    recorded("18cz-3p-911", 30);
    EXPECT_TRUE(game.hasShares());
    EXPECT_EQ(seat("p1").company, CompanyLook());
    EXPECT_THAT(seat("p1").trains, IsEmpty());
    EXPECT_EQ(said(player("p1"), "account"), "p1");
}

TEST_F(TrainingTest, TheRoundsAreCounted_CZ8_3)
{
    drawn();
    EXPECT_EQ(said(game.roundTitle()), "Round 1 of 10");
    EXPECT_EQ(said(game.round()), "Round 1");
    ASSERT_THAT(supply.rounds(), SizeIs(10));
    EXPECT_EQ(said(supply.rounds()[9].title), "Round 10");
    EXPECT_TRUE(supply.rounds()[0].current);
    EXPECT_EQ(said(journalRow(1), "roundTitle"), "Round 1 of 10");
    EXPECT_EQ(said(supply.phaseSummary()), "Train limit: 4. Tiles: yellow."); // CZ-8.4
}

TEST_F(TrainingTest, TreasuriesAreCountedAndScored_CZ8_8)
{
    drawn();
    after({buyTrain("BCB", "a.2")});

    EXPECT_THAT(column(accounts.names(), "value"), ElementsAre("BCB", "EKJ"));
    EXPECT_THAT(column(accounts.names(), "label"), ElementsAre("BCB (Boris)", "EKJ (Anna)"));
    AccountView bcb(accounts);
    bcb.setCode("BCB");
    bcb.setCounted(100);
    EXPECT_EQ(bcb.difference(), 20);
    const ScoreRow boris = scoreOf("Boris");
    EXPECT_EQ(boris.total, 80);
    EXPECT_THAT(boris.lines, ElementsAre(ScoreLine{"Treasury of BCB", 80})); // no cash of his own
    const WorthMark present = worthOf("Boris").marks.back();
    EXPECT_EQ(present.worth, 80);
    EXPECT_EQ(said(present.round), "Round 1");
    EXPECT_THAT(column(statement("BCB")), ElementsAre("Train bought", "Opening balance"));
}

TEST_F(TrainingTest, AnIncomeGoesIntoTheTreasury_CZ8_3)
{
    drawn();
    after({buyTrain("BCB", "a.2"), done("BCB"), buyTrain("EKJ", "a.2"), done("EKJ")});
    ASSERT_TRUE(play(runTrains("BCB", 40)));

    EXPECT_EQ(number(player("p2"), "cash"), 80 + 40);
    EXPECT_EQ(said(statement("BCB")[0].text), "Income");
    EXPECT_THAT(said(turn.dueKind()), IsEmpty()); // nobody is asked where it goes
}

TEST_F(TrainingTest, TheLastRoundIsToldAndStaysInView_CZ8_7)
{
    drawn();
    EXPECT_THAT(said(supply.ending()), IsEmpty());
    lastRoundBegins();

    const QList<Story> stories = aftermath.turn().stories;
    ASSERT_THAT(column(stories, "title"), ElementsAre("The last round"));
    EXPECT_THAT(column(stories[0].effects),
                ElementsAre("BCB has no train and cannot pay one: the game ends with this round"));
    EXPECT_EQ(said(supply.ending()), "The game ends with this round");
    EXPECT_EQ(said(journalRow(game.moveCount()), "headline"),
              "BCB has no train and cannot pay one: the game ends with this round");
    EXPECT_THAT(sounds, Contains("bell"));

    after({buyTrain("EKJ", "a.2"), done("EKJ")});
    EXPECT_TRUE(game.isOver());
    EXPECT_THAT(said(supply.ending()), IsEmpty());
    EXPECT_EQ(said(game.roundTitle()), "End of the game");
}

} // namespace
} // namespace flimnap::test
