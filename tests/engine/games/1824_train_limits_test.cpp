#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Trains beyond a new limit (AH-6.35, AH-6.36, A-26).

// Scenario 51
TEST(TrainLimits1824, TheFirst6TrainCutsRegionalsToTwoAndStatesToThree_AH6_35)
{
    Table table = game1824(3);
    table.begun("5").stock("5", 0).running("MS", "R1C5", "p1", 600).running("BK", "R5C3", "p2", 0);
    table.running("SD", "R1C3", "p3", 0);
    for (const char *train : {"4", "4", "5"})
        table.train("BK", train);
    for (const char *train : {"3", "4", "5", "5"})
        table.train("SD", train);
    table.round("OR5.1").after(buyTrain("MS", "6"));

    EXPECT_EQ(table.phase(), "6");
    EXPECT_THAT(table.trains("SD"), ElementsAre("4", "5", "5")); // the 3 rusted
    EXPECT_EQ(table.turn(), "BK");
    table.after(discard("BK", "5")); // its director's choice
    EXPECT_THAT(table.trains("BK"), ElementsAre("4", "4"));
    EXPECT_EQ(table.turn(), "MS");
}

/// The first 4 cuts regionals to three; CL owns 3, 3, 3, 1g and 2, BH 3, 3, 3 and 3, SD1 3 and 3.
class FirstFour1824 : public ::testing::Test
{
protected:
    FirstFour1824()
    {
        table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 600).running("CL", "R5C3", "p2", 50);
        table.running("BH", "R6C3", "p3", 50).minorOf("p3", "SD1", 0).train("SD1", "3").train("SD1", "3");
        for (const char *train : {"3", "3", "3", "1g"})
            table.train("CL", train);
        for (int train = 0; train < 4; ++train)
            table.train("BH", "3");
        table.round("OR3.1").turnOf("MS").after(buyTrain("MS", "4"));
    }

    Table table = game1824(3);
};

TEST_F(FirstFour1824, CompaniesDiscardInAFixedOrderBeforeTheTurnGoesOn_AH6_35)
{
    EXPECT_EQ(table.turn(), "BH"); // BH before CL, whatever their prices
    table.after(discard("BH", "3"));
    EXPECT_EQ(table.turn(), "CL");
    table.after(discard("CL", "1g"));
    EXPECT_EQ(table.turn(), "MS");
    EXPECT_THAT(table.trains("CL"), ElementsAre("3", "3", "3"));
    EXPECT_THAT(table.trains("SD1"), ElementsAre("3", "3"));
}

TEST_F(FirstFour1824, NothingElseIsDoneBefore_AH6_35)
{
    for (const std::string &line : {done("MS"), buyTrain("MS", "4"), discard("CL", "3")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-discard AH-6.35")) << line;
}

TEST_F(FirstFour1824, OnlyATrainItOwns_AH6_35)
{
    EXPECT_TRUE(refusesEvenIfForced(table, discard("BH", "1g"), "no-such-train AH-6.35"));
}

TEST_F(FirstFour1824, WhatIsDiscardedLeavesTheGameWithoutCompensation_AH6_36)
{
    const int bank = table.cash("bank");
    table.after({discard("BH", "3"), discard("CL", "3")});
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(table.left("3"), 0);
    EXPECT_EQ(table.cash("CL"), 50);
    EXPECT_EQ(table.cash("bank"), bank);
}

TEST(TrainLimits1824, ARustedTrainNeedsNoDiscard_AH6_41)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 600).running("CL", "R5C3", "p2", 0);
    for (const char *train : {"2", "3", "3", "3"})
        table.train("CL", train);
    table.round("OR3.1").after(buyTrain("MS", "4"));

    EXPECT_EQ(table.turn(), "MS");
    EXPECT_THAT(table.trains("CL"), ElementsAre("3", "3", "3"));
}

TEST(TrainLimits1824, TheBuyerItselfDiscardsToo_AH6_35)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 600);
    for (int train = 0; train < 3; ++train)
        table.train("MS", "3");
    table.round("OR3.1").after({runTrains("MS", 0), buyTrain("MS", "4")});

    EXPECT_TRUE(refusesEvenIfForced(table, done("MS"), "must-discard AH-6.35"));
    table.after(discard("MS", "4"));
    EXPECT_THAT(table.trains("MS"), ElementsAre("3", "3", "3"));
}

//
TEST(TrainLimits1824, TrainsOfAnUnopenedRegionalAreNotCounted_A37)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 600).started("BK", "R5C3", "p2");
    for (int train = 0; train < 4; ++train)
        table.train("BK", "2g");
    table.round("OR3.1").after(buyTrain("MS", "4"));

    EXPECT_EQ(table.turn(), "MS");
    EXPECT_EQ(table.trains("BK").size(), 4U);
}

//
TEST(TrainLimits1824, CoalAndPreStateRailwaysKeepTwo_AH6_36)
{
    Table table = game1824(3);
    table.begun("5").stock("5", 0).minorOf("p1", "KK1", 700).train("KK1", "4").round("OR5.1");
    table.after({runTrains("KK1", 0), buyTrain("KK1", "6")});
    EXPECT_EQ(table.turn(), "KK1");
    EXPECT_THAT(table.trains("KK1"), ElementsAre("4", "6"));
}

// AH-6.23, AH-6.35: a trade-in at the limit may begin the phase that lowers it.
TEST(TrainLimits1824, ATradeInAtTheLimitMayLowerIt_AH6_35)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 600);
    for (int train = 0; train < 4; ++train)
        table.train("MS", "3");
    table.round("OR3.1").after({runTrains("MS", 0), tradeIn("MS", "4", "3")});

    EXPECT_THAT(table.trains("MS"), ElementsAre("3", "3", "3", "4"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("MS"), "must-discard AH-6.35"));
    table.after({discard("MS", "3"), done("MS")});
    EXPECT_EQ(table.round(), "OR3.2");
}

// Only by correction can a coal railway have trains that it cannot run.
TEST(TrainLimits1824, ARailwayKeepsTheOneTrainItHadToBuyBecauseItCouldRunNoOther_AH6_28)
{
    Table table = game1824(3);
    table.begun("2").stock("2", 0).minorOf("p1", "EPP", 300).train("EPP", "2").train("EPP", "2");
    table.round("OR1.1").after(buyTrain("EPP", "1g"));

    EXPECT_TRUE(refusesUnlessForced(table, discard("EPP", "1g"), "keep-runnable AH-6.28"));
    EXPECT_EQ(table.refusal(discard("EPP", "2")), "accepted");
}

} // namespace
} // namespace flimnap::test
