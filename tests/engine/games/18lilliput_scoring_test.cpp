#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/scores.h"

namespace flimnap::test {
namespace {

// What counts at the end (LI-7.2 to LI-7.4).

/// LI-S37: p1 has 412, directs Mildendo (red) at 120, has two shares of Slamecksan (blue) at 90 and a copy card; there
/// are 300 in Mildendo's treasury.
class ScoringLilliput : public ::testing::Test
{
protected:
    ScoringLilliput()
    {
        table.operating("MR", 120, "p1", 300).operating("SR", 90, "p2", 0).shares("p1", "SR", 20).cash("p1", 412);
    }

    Table table = lilliput(4);
};

TEST_F(ScoringLilliput, CashSharesAndCopyCards_LIS37)
{
    EXPECT_EQ(totalOfSeat(table, 1), 412 + 600 + 180 + 20);
    const Score score = scoreOfSeat(table, 1);
    EXPECT_EQ(score.cash, Money{412});
    EXPECT_EQ(score.shares, Money{780});
    EXPECT_EQ(score.cards, Money{20});
    EXPECT_EQ(score.treasury, Money{0});
}

TEST_F(ScoringLilliput, TreasuriesTrainsAndCharactersCountNothing_LI7_3)
{
    table.cash("MR", 900).train("MR", "4D").stations("MR", 3, 0).privateOf("p1", "flimnap");
    EXPECT_EQ(totalOfSeat(table, 1), 1212);
}

TEST_F(ScoringLilliput, AUsedCopyCardCountsNothing_LIS31)
{
    table.copyCards("p1", 0);
    EXPECT_EQ(totalOfSeat(table, 1), 1192);
}

TEST_F(ScoringLilliput, TheDirectorsCertificateCountsFiveTimesThePrice_LI7_2)
{
    table.cash("p2", 0);
    EXPECT_EQ(totalOfSeat(table, 2), 5 * 90 + 20);
}

TEST_F(ScoringLilliput, PricesAreThoseOfTheEnd_LI7_2)
{
    table.marker("MR", 150).marker("SR", 45);
    EXPECT_EQ(totalOfSeat(table, 1), 412 + 750 + 90 + 20);
}

TEST(ScoresLilliput, TwoCopyCardsCountForTwoPlayers_LI7_2)
{
    Table table = lilliput(2);
    table.cash("p1", 0);
    EXPECT_EQ(totalOfSeat(table, 1), 40);
}

TEST(ScoresLilliput, EqualScoresShareTheirRank_LID25)
{
    Table table = lilliput(3);
    table.cash("p1", 700).cash("p2", 900).cash("p3", 900);
    const std::vector<Score> scores = table.rules().scores(table.position());
    EXPECT_EQ(scores[0].rank, 1);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[2].player, PlayerId(0));
    EXPECT_EQ(scores[2].rank, 3);
}

TEST_F(ScoringLilliput, AGameEndedByAgreementIsScoredInTheSameWay_LI7_2)
{
    table.round("ROUND3").after(endGame());
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(totalOfSeat(table, 1), 1212);
    EXPECT_TRUE(refusesEvenIfForced(table, done("MR"), "game-over LI-7.1"));
}

// The last dividend still counts: 412 + twice half of 100, and 120 goes by 150 at the most.
TEST_F(ScoringLilliput, TheLastDividendCounts_LI6_15)
{
    table.train("MR", "4").begun("4");
    operationOf(table, 8);
    table.cash("p1", 412).after({run("MR", {{"4", 100}}), done("MR"), done("SR")});
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(totalOfSeat(table, 1), 412 + 100 + 5 * 150 + 2 * 75 + 20); // SR, without a train: 90 to 75
}

} // namespace
} // namespace flimnap::test
