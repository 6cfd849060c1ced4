#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// The station markers of a newly formed state railway (AH-6.57, AH-6.9).

// AH-6.57: no pre-state existed
TEST(Formation1824, WithoutPreStatesItPlacesOneMarkerFree_AH6_57)
{
    Table table = game1824(3);
    table.shares("p2", "SD", 30);
    formBy(table, "4");
    EXPECT_EQ(table.stationsOnMap("SD"), 1);
    EXPECT_EQ(table.tokensLeft("SD"), 4);
    EXPECT_EQ(table.cash("SD"), 1200);
}

// Scenario 29
TEST(Formation1824, MarkersOfPreStatesCountAsPlaced_AH6_9)
{
    Table table = game1824(3);
    for (const char *preState : {"SD1", "SD2", "SD3"})
        table.minorOf("p2", preState, 0);
    formBy(table, "4");
    table.train("SD", "4").cash("SD", 500);

    table.round("OR5.2").turnOf("SD").after(placeStation("SD"));
    EXPECT_EQ(table.cash("SD"), 400);
    table.round("OR6.1").turnOf("SD").after(placeStation("SD"));
    EXPECT_EQ(table.cash("SD"), 300);
    table.round("OR6.2").turnOf("SD");
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("SD"), "no-marker AH-6.9"));
}

// Scenario 30, A-10
class TwoMarkersInWien1824 : public ::testing::Test
{
protected:
    TwoMarkersInWien1824()
    {
        table.minorOf("p4", "KK1", 0).train("KK1", "4").minorOf("p2", "KK2", 300).shares("p2", "KK", 30);
        formBy(table, "6");
    }

    Table table = game1824(4);
};

TEST_F(TwoMarkersInWien1824, TheDirectorChoosesTheOneThatStays_AH6_57)
{
    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KK", 0), "must-choose-marker AH-6.57"));
    EXPECT_TRUE(refusesEvenIfForced(table, keepToken("p4", 1), "must-choose-marker AH-6.57"));
    EXPECT_NE(table.refusal(keepToken("p2", 3)), "accepted");
    EXPECT_NE(table.refusal(keepToken("p2", 0)), "accepted");
    EXPECT_EQ(table.refusal(keepToken("p2", 1)), "accepted");

    table.after(keepToken("p2", 2));
    EXPECT_EQ(table.stationsOnMap("KK"), 1);
    EXPECT_EQ(table.tokensLeft("KK"), 4);
    EXPECT_EQ(table.turn(), "KK");
}

// Scenarios 29 and 30
TEST_F(TwoMarkersInWien1824, TheNextMarkersCost40And100_AH6_57)
{
    table.after(keepToken("p2", 1)).cash("KK", 1000);
    int treasury = 1000;
    int set = 5;
    for (const int cost : {40, 100, 100, 100}) {
        table.round("OR" + std::to_string(set++) + ".2").turnOf("KK").after(placeStation("KK"));
        treasury -= cost;
        EXPECT_EQ(table.cash("KK"), treasury);
    }
}

TEST(Formation1824, WithOneMarkerNobodyIsAsked_AH6_57)
{
    Table table = game1824(3);
    table.minorOf("p2", "KK1", 0).train("KK1", "4");
    formBy(table, "6");
    EXPECT_EQ(table.director("KK"), "p2");
    EXPECT_EQ(table.turn(), "KK");
    EXPECT_EQ(table.stationsOnMap("KK"), 1);
}

// Where the board is known nobody waits for the choice: the first marker stays.
TEST(Formation1824, WithHexesEnteredTheFirstMarkerStays_AH6_57)
{
    Table table = game1824(3);
    table.minorOf("p2", "KK1", 20).train("KK1", "4").minorOf("p3", "KK2", 0).round("OR5.1");
    table.after(layTile("KK1", "E10", "9"));
    formBy(table, "6");
    EXPECT_EQ(table.turn(), "KK");
    EXPECT_EQ(table.stationsOnMap("KK"), 1);
    EXPECT_EQ(table.tokensLeft("KK"), 4);
}

// AH-6.57: its first turn places no further marker for nothing.
TEST(Formation1824, TheFirstTurnPlacesNoSecondFreeMarker_AH6_57)
{
    Table table = game1824(3);
    table.shares("p2", "SD", 30);
    formBy(table, "4");
    ASSERT_EQ(table.round(), "OR5.2");
    ASSERT_EQ(table.turn(), "SD");
    EXPECT_EQ(table.stationsOnMap("SD"), 1);
    table.after(placeStation("SD"));
    EXPECT_EQ(table.cash("SD"), 1200 - 40);
}

TEST_F(TwoMarkersInWien1824, TheMarkersWayBackIsTold_AH6_57)
{
    const auto returned = told<StationReturned>(table.events()); // with the formation
    ASSERT_EQ(returned.size(), 1U);
    EXPECT_EQ(returned.front().company, table.game().findCompany("KK"));
}

TEST_F(TwoMarkersInWien1824, IsChosenOnce_AH6_57)
{
    table.after(keepToken("p2", 1));
    EXPECT_NE(table.refusal(keepToken("p2", 2)), "accepted");
    EXPECT_NE(table.refusal(forced(keepToken("p2", 2))), "accepted");
}

TEST(Formation1824, WithoutPreStatesAndDirectorItsHomeMarkerStandsToo_AH6_57)
{
    Table table = game1824(3);
    formBy(table, "4");
    ASSERT_EQ(table.director("SD"), "");
    EXPECT_EQ(table.stationsOnMap("SD"), 1);
    EXPECT_EQ(table.tokensLeft("SD"), 4);
}

} // namespace
} // namespace flimnap::test
