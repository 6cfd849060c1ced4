#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// The bond railway's second marker (AH-8.16).

/// OR4.1: KK1 (p2) is about to buy the last 4-train.
class BondMarker1824 : public ::testing::Test
{
protected:
    BondMarker1824()
    {
        table.begun("4").stock("4", 1).cash("KK1", 900).train("MLB", "3g").train("KK2", "4").round("OR4.1");
        table.turnOf("KK1");
    }

    Table table = draftOfBuilders();

    static Table draftOfBuilders()
    {
        Table table = cisleithaniaForTwo();
        table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "KK2"), take("p1", "SD1"), take("p2", "KK1"),
                     take("p2", "EOD"), take("p1", "KK2"), take("p2", "SD3"), take("p1", "SD2"),
                     takeCoal("p1", "EPP", 120), takeCoal("p2", "MLB", 120), pass("p1"), pass("p2")});
        return table;
    }
};

TEST_F(BondMarker1824, TheBuyerOfTheLast4TrainMayPlaceTheSecondMarkerOnce_AH8_16)
{
    EXPECT_TRUE(refusesUnlessForced(table, placeBondToken("KK1", "D25"), "not-your-turn AH-8.16"));
    table.after(buyTrain("KK1", "4"));
    ASSERT_EQ(table.left("4"), 0);
    const int treasury = table.cash("KK1");

    table.after(placeBondToken("KK1", "D25"));

    EXPECT_EQ(table.cash("KK1"), treasury); // no money
    EXPECT_EQ(table.turn(), "KK1");
    EXPECT_TRUE(refusesEvenIfForced(table, placeBondToken("KK1", "E24"), "no-marker AH-8.16"));
}

TEST_F(BondMarker1824, NobodyWaitsForIt_AH8_16)
{
    table.after({buyTrain("KK1", "4"), done("KK1")});
    EXPECT_NE(table.turn(), "KK1");
    EXPECT_EQ(table.refusal(placeBondToken("KK1", "D25")), "accepted"); // any time
}

TEST_F(BondMarker1824, NobodyElsePlacesIt_AH8_16)
{
    table.after(buyTrain("KK1", "4"));
    EXPECT_TRUE(refusesUnlessForced(table, placeBondToken("SD1", "D25"), "not-your-turn AH-8.16"));
}

TEST_F(BondMarker1824, NotWithAnEarlier4Train_AH8_16)
{
    table.stock("4", 2).after(buyTrain("KK1", "4"));
    EXPECT_TRUE(refusesUnlessForced(table, placeBondToken("KK1", "D25"), "not-your-turn AH-8.16"));
}

// AH-8.16: if the last 4-train was exported, the buyer of the last 5-train; if that was too, nobody.
TEST_F(BondMarker1824, AfterAnExportOfTheLast4TrainTheBuyerOfTheLast5_AH8_16)
{
    Table exported = draftOfBuilders();
    exported.begun("4").stock("4", 1).cash("KK1", 900).train("KK1", "4").train("KK2", "4").round("OR4.2");
    exported.turnOf("KK2").after(done("KK2"));
    ASSERT_EQ(exported.left("4"), 0);
    ASSERT_EQ(exported.round(), "SR5");
    exported.round("OR5.1").turnOf("KK1").after({runTrains("KK1", 0), buyTrain("KK1", "5")});
    ASSERT_EQ(exported.left("5"), 1);
    EXPECT_TRUE(refusesUnlessForced(exported, placeBondToken("KK1", "D25"), "not-your-turn AH-8.16"));

    exported.after(done("KK1")).turnOf("SD").cash("SD", 400).after(buyTrain("SD", "5"));
    EXPECT_EQ(exported.refusal(placeBondToken("SD", "D25")), "accepted");
}

// AH-8.16: the buyer of the last 5-train earns nothing where somebody bought the last 4-train.
TEST_F(BondMarker1824, TheBuyerOfTheLast4TrainKeepsIt_AH8_16)
{
    table.turnOf("SD1").cash("SD1", 280).after(buyTrain("SD1", "4"));
    table.turnOf("KK1").stock("5", 1).after(buyTrain("KK1", "5"));
    ASSERT_EQ(table.left("5"), 0);

    EXPECT_TRUE(refusesUnlessForced(table, placeBondToken("KK1", "D25"), "not-your-turn AH-8.16"));
    EXPECT_EQ(table.refusal(placeBondToken("SD1", "D25")), "accepted");
}

} // namespace
} // namespace flimnap::test
