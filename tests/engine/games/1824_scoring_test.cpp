#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// What counts at the end (AH-7.6).

/// Scenario 54: p1 has 1,240, 30 % of BK at 150, 30 % of SD at 210, owes 75; SD has a KK1 beside it with 900.
class Scoring1824 : public ::testing::Test
{
protected:
    Scoring1824()
    {
        table.running("BK", "R3C7", "p2", 0).shares("p1", "BK", 30);
        table.running("SD", "R1C9", "p2", 0).shares("p1", "SD", 30);
        table.cash("p1", 1240).debt("p1", 75).minorOf("p2", "KK1", 900);
    }

    int total(const std::string &who) const
    {
        for (const Score &score : table.rules().scores(table.position())) {
            if (player(score.player.index() + 1) == who)
                return static_cast<int>(score.total.units);
        }
        return 0;
    }

    Table table = game1824(3);
};

// Scenario 54
TEST_F(Scoring1824, CashAndSharesLessDebt_AH7_6)
{
    EXPECT_EQ(total("p1"), 2245);
}

TEST_F(Scoring1824, TreasuriesCountNothing_AH7_6)
{
    const int before = total("p2");
    table.cash("BK", 900).train("BK", "5");
    EXPECT_EQ(total("p2"), before);
}

TEST_F(Scoring1824, TheDirectorsCertificateCountsAsTwoShares_AH7_6)
{
    table.cash("p2", 0);
    EXPECT_EQ(total("p2"), 2 * 150 + 2 * 210);
}

//
TEST_F(Scoring1824, RailwaysThatWereNotExchangedCountNothing_A23)
{
    table.cash("p3", 10);
    for (const char *mountain : {"B1", "B2"})
        table.privateOf("p3", mountain);
    table.minorOf("p3", "SPB", 500).minorOf("p3", "UG1", 240);
    EXPECT_EQ(total("p3"), 10);
}

TEST_F(Scoring1824, SharesWithoutAPriceCountNothing_AH7_6)
{
    table.cash("p3", 10).shares("p3", "BH", 30);
    EXPECT_EQ(total("p3"), 10);
}

TEST_F(Scoring1824, SharesOfUnformedStatesCountAtTheirPrice_AH7_6)
{
    table.cash("p3", 10).shares("p3", "UG", 20);
    EXPECT_EQ(total("p3"), 10 + 2 * 120);
}

TEST_F(Scoring1824, PaperMoneyCounts_AH7_6)
{
    table.train("BK", "5").round("OR5.1").turnOf("BK").cash("bank", 1);
    const int before = total("p1");
    table.after({runTrains("BK", 500), payOut("BK")});
    EXPECT_EQ(total("p1"), before + 150 + 3 * (170 - 150));
}

TEST_F(Scoring1824, EqualScoresShareTheirRank_A46)
{
    Table even = game1824(3);
    even.cash("p1", 700).cash("p2", 900).cash("p3", 900);
    const std::vector<Score> scores = even.rules().scores(even.position());
    EXPECT_EQ(scores[0].rank, 1);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[2].rank, 3);
    EXPECT_EQ(scores[2].player, PlayerId(0));
}

// during the game the railways in hand are shown at what was paid for them.
TEST_F(Scoring1824, DuringTheGameRailwaysInHandCountAtTheirPrice_A23)
{
    table.cash("p3", 10).privateOf("p3", "B1").minorOf("p3", "SPB", 500, 180).minorOf("p3", "UG1", 240);
    EXPECT_EQ(table.worth("p3"), 10 + 120 + 180 + 240);
}

TEST_F(Scoring1824, GameOverByAgreementIsScoredInTheSameWay_AH7_6)
{
    table.round("OR5.1").after(endGame());
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(total("p1"), 2245);
}

} // namespace
} // namespace flimnap::test
