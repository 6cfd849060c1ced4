#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The end of a stock round, in its order (AH-5.31 to AH-5.34).

// Scenario 19
TEST(StockRoundEnd1824, SoldOutCompaniesRiseOneStep_AH5_31)
{
    Table table = game1824(3);
    table.running("CL", "R3C5", "p1", 0).shares("p1", "CL", 40).shares("p2", "CL", 40).train("CL", "2");
    table.running("UG", "R1C7", "p2", 0).shares("p2", "UG", 40).shares("p3", "UG", 40).train("UG", "2");
    table.running("BK", "R5C3", "p3", 0).shares("p3", "BK", 40).shares("p1", "BK", 30).train("BK", "2");
    table.round("SR3");

    allPass(table);

    EXPECT_EQ(table.cell("CL"), "R2C5");
    EXPECT_EQ(table.price("CL"), 130);
    EXPECT_EQ(table.cell("UG"), "R1C7"); // no higher row
    EXPECT_EQ(table.cell("BK"), "R5C3"); // 10 % in the bank
}

// after the first round too
TEST(StockRoundEnd1824, AlsoAfterTheFirstRound_A43)
{
    Table table = game1824(3);
    table.floated("BH", "R5C3", "p1", 800).shares("p1", "BH", 40).shares("p2", "BH", 40);

    allPass(table);

    EXPECT_EQ(table.cell("BH"), "R4C3");
}

// AH-5.31: the one that acts first moves first, and so lies on top where they meet.
TEST(StockRoundEnd1824, TheHighestInOperatingOrderMovesFirst_AH5_31)
{
    for (const bool other : {false, true}) {
        Table table = game1824(4);
        const std::string upper = other ? "MS" : "BK";
        const std::string lower = other ? "BK" : "MS";
        for (const std::string &company : {upper, lower}) {
            table.running(company, "R4C4", "p1", 0).shares("p1", company, 40).shares("p2", company, 40);
            table.train(company, "2");
        }
        table.round("SR3");
        ASSERT_THAT(table.pile("R4C4"), ElementsAre(upper, lower));

        allPass(table);

        EXPECT_THAT(table.pile("R3C4"), ElementsAre(upper, lower));
    }
}

// A state whose certificates are partly reserved is not sold out, nor is a linked regional before its exchange.
TEST(StockRoundEnd1824, ReservedCertificatesAreInNobodysHands_AH5_31)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 0).train("EPP", "1g").shares("p1", "BK", 60).shares("p2", "BK", 20);
    table.minorOf("p1", "UG1", 0).minorOf("p1", "UG2", 0).shares("p2", "UG", 60).shares("p3", "UG", 10);
    table.round("SR3");
    ASSERT_EQ(table.percent("bank", "BK"), 0);
    ASSERT_EQ(table.percent("bank", "UG"), 0);

    allPass(table);

    EXPECT_EQ(table.cell("BK"), "R7C3");
    EXPECT_EQ(table.cell("UG"), "R1C3");
}

// AH-5.32
TEST(StockRoundEnd1824, DebtsGrowByHalfRoundedUp_AH5_32)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 0).train("BK", "2").debt("p1", 105).debt("p2", 40).debt("p3", 1).round("SR3");

    allPass(table);

    EXPECT_EQ(table.debt("p1"), 105 + 53);
    EXPECT_EQ(table.debt("p2"), 60);
    EXPECT_EQ(table.debt("p3"), 2);
}

TEST(StockRoundEnd1824, WhoOwesNothingPaysNoInterest_AH5_32)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 0).train("BK", "2").round("SR3");

    allPass(table);

    for (int seat = 1; seat <= 3; ++seat)
        EXPECT_EQ(table.debt(player(seat)), 0);
}

/// SR3 of four players in phase 3, p1 with the priority card; p3 owns B1, BK runs under p2.
class PriorityCard1824 : public ::testing::Test
{
protected:
    PriorityCard1824()
    {
        table.begun("3").running("BK", "R5C3", "p2", 0).shares("p2", "BK", 40).train("BK", "3").privateOf("p3", "B1");
        table.cash("p1", 500).round("SR3");
    }

    Table table = game1824(4);
};

// Scenario 20
TEST_F(PriorityCard1824, GoesToTheNeighbourOfTheLastWhoExchanged_AH5_33)
{
    table.after({pass("p1"), pass("p2"), exchange("p3", "B1", "BK")});
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p4", "p1", "p2", "p3"));
}

TEST_F(PriorityCard1824, OrOfTheLastWhoBought_AH5_33)
{
    table.after(buyShare("p1", "BK"));
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1"));
}

TEST_F(PriorityCard1824, OrOfTheLastWhoSold_AH5_33)
{
    table.after({buyShare("p1", "BK"), sellShares("p2", "BK", 10), pass("p2")});
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p3", "p4", "p1", "p2"));
}

TEST_F(PriorityCard1824, StaysWhereItIsIfNobodyActed_AH5_33)
{
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3", "p4"));
}

//
TEST_F(PriorityCard1824, ARepaymentIsNoAction_A16)
{
    table.debt("p3", 50).after({buyShare("p1", "BK"), pass("p2"), repayDebt("p3", 50), pass("p3")});
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1"));
}

TEST_F(PriorityCard1824, TheLastActionCountsAndNotTheFirst_AH5_33)
{
    table.after({buyShare("p1", "BK"), pass("p2"), exchange("p3", "B1", "BH"), pass("p4"), buyShare("p1", "BK")});
    allPass(table);
    EXPECT_EQ(table.order().front(), "p2");
}

} // namespace
} // namespace flimnap::test
