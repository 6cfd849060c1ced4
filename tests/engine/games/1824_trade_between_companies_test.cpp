#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Trains from other companies (AH-6.25 to AH-6.27).

/// OR3.1 in phase 3, BK's turn: p1 directs BK (500) and MS, p2 CL (200); SPB is p1's, SD1 p2's. All the others own a 3
/// or 1g.
class TradeBetween1824 : public ::testing::Test
{
protected:
    TradeBetween1824()
    {
        table.begun("3").running("BK", "R3C3", "p1", 500).running("MS", "R5C3", "p1", 20).train("MS", "3");
        table.running("CL", "R5C3", "p2", 200).train("CL", "3").minorOf("p1", "SPB", 500).train("SPB", "1g");
        table.minorOf("p2", "SD1", 0).train("SD1", "2").round("OR3.1").turnOf("BK");
    }

    Table table = game1824(3);
};

// Scenario 34
TEST_F(TradeBetween1824, UnderOneDirectorThePriceIsFree_AH6_26)
{
    for (const int price : {1, 180, 500}) {
        Table copy = table;
        copy.after(buyFrom("BK", "MS", "3", price));
        EXPECT_EQ(copy.cash("BK"), 500 - price);
        EXPECT_EQ(copy.cash("MS"), 20 + price);
        EXPECT_THAT(copy.trains("BK"), ElementsAre("3"));
        EXPECT_THAT(copy.trains("MS"), IsEmpty());
        EXPECT_EQ(copy.left("3"), 6);
    }
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BK", "MS", "3", 0), "price-floor AH-6.26"));
}

// Scenario 34
TEST_F(TradeBetween1824, UnderTwoDirectorsItIsThePrintedOne_AH6_26)
{
    for (const int price : {1, 100, 179, 181})
        EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BK", "CL", "3", price), "price-choice AH-6.26")) << price;

    table.after(buyFrom("BK", "CL", "3", 180));
    EXPECT_EQ(table.cash("BK"), 320);
    EXPECT_EQ(table.cash("CL"), 200 + 180);
}

TEST_F(TradeBetween1824, OwnersOfCoalAndPreStateRailwaysCountAsDirectors_AH6_26)
{
    EXPECT_EQ(table.refusal(buyFrom("BK", "SPB", "1g", 1)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BK", "SD1", "2", 1), "price-choice AH-6.26"));
    EXPECT_EQ(table.refusal(buyFrom("BK", "SD1", "2", 80)), "accepted");

    table.turnOf("SPB").after(runTrains("SPB", 0));
    table.train("BK", "2g");
    EXPECT_EQ(table.refusal(buyFrom("SPB", "BK", "2g", 3)), "accepted");
}

TEST_F(TradeBetween1824, NotBeforePhaseThree_AH6_25)
{
    table.begun("2").stock("2", 8);
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BK", "SPB", "1g", 10), "phase-too-early AH-6.25"));
}

TEST_F(TradeBetween1824, TheBuyersLimitHolds_AH6_25)
{
    for (int train = 0; train < 4; ++train)
        table.train("BK", "2");
    table.after(runTrains("BK", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BK", "MS", "3", 10), "train-limit AH-6.22"));
}

TEST_F(TradeBetween1824, CoalRailwaysBuyGoodsTrainsOnly_AH6_25)
{
    table.turnOf("SPB").after(runTrains("SPB", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SPB", "MS", "3", 10), "train-size AH-6.21"));
}

TEST_F(TradeBetween1824, TheBuyerIsTheOneInTurn_AH6_25)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("CL", "MS", "3", 180), "not-your-turn AH-6.1"));
}

TEST_F(TradeBetween1824, TheSellerHasTheTrain_AH6_27)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BK", "MS", "2", 10), "no-such-train AH-6.19"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BK", "BK", "3", 10), "no-such-train AH-6.19"));
}

TEST_F(TradeBetween1824, TheTreasuryPays_A40)
{
    table.train("BK", "2").cash("p1", 1000).cash("BK", 99).after(runTrains("BK", 0));
    EXPECT_EQ(table.refusal(buyFrom("BK", "MS", "3", 99)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BK", "MS", "3", 100), "no-treasury AH-6.30"));
}

//
TEST_F(TradeBetween1824, AStateWithoutDirectorSellsNothing_AH6_27)
{
    table.running("UG", "R1C3", "", 0).train("UG", "3");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BK", "UG", "3", 180), "no-such-train AH-6.19"));
}

//
TEST_F(TradeBetween1824, NorDoesAnUnopenedRegional_A37)
{
    table.started("BH", "R5C3", "p1").train("BH", "1g").cash("BH", 40);
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BK", "BH", "1g", 10), "no-such-train AH-6.19"));
}

TEST_F(TradeBetween1824, BeginsNoPhaseAndRustsNothing_AH6_27)
{
    table.train("MS", "4").after(buyFrom("BK", "MS", "4", 10));
    EXPECT_EQ(table.phase(), "3");
    EXPECT_THAT(table.trains("SD1"), ElementsAre("2"));
}

TEST_F(TradeBetween1824, FillsTheObligation_AH6_28)
{
    table.after(buyFrom("BK", "MS", "3", 1));
    EXPECT_EQ(table.refusal(done("BK")), "accepted");
}

} // namespace
} // namespace flimnap::test
