#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The train that leaves the bank after a set of operating rounds (AH-6.37, AH-6.38, AH-6.52).

// Scenario 47
TEST(Export1824, TheLowestOrdinaryTrainLeavesAndMayBeginAPhase_AH6_38)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 1).running("BK", "R5C3", "p1", 0).train("BK", "3").minorOf("p2", "SD1", 0);
    table.train("SD1", "3").round("OR3.2");
    const int bank = table.cash("bank");

    allIdle(table);
    ASSERT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.left("3"), 0);
    EXPECT_EQ(table.topCard(), "4");
    EXPECT_EQ(table.phase(), "3");
    EXPECT_EQ(table.cash("bank"), bank); // no money moves

    allPass(table);
    allIdle(table);
    EXPECT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.left("4"), 4); // not within the set
    allIdle(table);
    ASSERT_EQ(table.round(), "SR5");
    EXPECT_EQ(table.left("4"), 3);
    EXPECT_EQ(table.phase(), "4");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.status("SD1"), "closed");
}

// A-27
TEST(Export1824, NothingIsExportedBeforeA2TrainWasBought_A27)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 0).train("EPP", "1g").round("OR1.1");
    allIdle(table);
    ASSERT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.left("2"), 9);
}

TEST(Export1824, FromTheSetInWhichTheFirst2TrainWasBought_AH6_37)
{
    Table table = game1824(3);
    table.minorOf("p1", "SD1", 240).round("OR1.1").after({buyTrain("SD1", "2"), done("SD1")});
    ASSERT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.left("2"), 9 - 1 - 1);
}

TEST(Export1824, GoodsTrainsAreNeverExported_AH6_37)
{
    Table table = game1824(3);
    table.begun("2").running("BK", "R5C3", "p1", 0).train("BK", "2").round("OR2.1");
    allIdle(table);
    EXPECT_EQ(table.left("1g"), 6);
    EXPECT_EQ(table.left("2"), 7);
}

TEST(Export1824, TenTrainsNeverRunOut_AH6_37)
{
    Table table = game1824(3);
    table.begun("10").running("BK", "R5C3", "p1", 0).train("BK", "10").round("OR7.3");
    allIdle(table);
    ASSERT_EQ(table.round(), "SR8");
    EXPECT_EQ(table.topCard(), "10");
}

TEST(Export1824, TheFirst10TrainMayBeExported_AH6_38)
{
    Table table = game1824(3);
    table.begun("8").stock("8", 0).running("BK", "R5C3", "p1", 0).train("BK", "5").train("BK", "6").round("OR7.3");
    allIdle(table);
    EXPECT_EQ(table.phase(), "10");
    EXPECT_THAT(table.trains("BK"), ElementsAre("6"));
}

// AH-6.52: phase 5 by export; the coal railway is exchanged and its regional opens at once (A-14).
TEST(Export1824, AnExportThatBeginsPhaseFiveExchangesTheCoalRailwaysAndOpensTheirRegionals_AH6_52)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30, 140).train("EOD", "2g").shares("p2", "MS", 30);
    table.running("BK", "R5C3", "p1", 0).train("BK", "4").round("OR4.2");

    allIdle(table);

    ASSERT_EQ(table.round(), "SR5");
    EXPECT_EQ(table.phase(), "5");
    EXPECT_EQ(table.status("EOD"), "closed");
    EXPECT_EQ(table.director("MS"), "p2");
    EXPECT_EQ(table.status("MS"), "operating");
    EXPECT_EQ(table.cash("MS"), 8 * 70 + 30);
    EXPECT_EQ(table.status("UG"), "operating");
}

// Scenario 63
TEST(Export1824, WhatAnExportLeavesToDecideComesInOrder_AH6_52)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).running("CL", "R5C3", "p3", 0);
    for (int train = 0; train < 4; ++train)
        table.train("CL", "3");
    for (const auto &[preState, owner] : {std::pair("SD1", "p2"), std::pair("SD2", "p3"), std::pair("SD3", "p4")})
        table.minorOf(owner, preState, 10).train(preState, "2");
    table.privateOf("p1", "B2").privateOf("p2", "B3").round("OR3.2");

    for (const char *company : {"SD1", "SD2", "SD3", "CL"}) {
        ASSERT_EQ(table.turn(), company);
        idle(table);
    }

    EXPECT_EQ(table.phase(), "4");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.cash("SD"), 720 + 30);
    EXPECT_THAT(table.trains("SD"), IsEmpty());
    EXPECT_EQ(table.turn(), "CL");
    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B2", "CL"), "must-discard AH-6.35"));

    table.after(discard("CL", "3"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.round(), "SR4");
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "must-exchange AH-6.45"));
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p2", "B3", "CL"), "must-exchange AH-6.45"));

    table.after(exchange("p1", "B2", "CL"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(exchange("p2", "B3", "BH"));
    EXPECT_EQ(table.turn(), "p1"); // the round begins, with the priority card
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

// AH-6.52, A-14
TEST(Export1824, ARegionalThatIsHalfSoldByThoseExchangesOpensAtOnce_AH6_52)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).running("CL", "R5C3", "p3", 0).train("CL", "3").started("BH", "R4C3", "p4");
    table.shares("p3", "BH", 20).privateOf("p1", "B2").round("OR3.2");
    allIdle(table);
    ASSERT_EQ(table.turn(), "p1");

    table.after(exchange("p1", "B2", "BH"));

    EXPECT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 10 * 90);
}

// AH-2.19: an export unlocks goods trains as a purchase does.
TEST(Export1824, TheExportedTrainUnlocksGoodsTrains_AH6_38)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("BK", "R5C3", "p1", 400).train("BK", "3").round("OR3.2");
    table.after(runTrains("BK", 0));
    EXPECT_NE(table.refusal(buyTrain("BK", "3g")), "accepted");
    table.after(done("BK"));
    allPass(table);
    table.after(runTrains("BK", 0));
    EXPECT_EQ(table.refusal(buyTrain("BK", "3g")), "accepted");
}

// AH-6.52: first trains over the limit, then the marker in Wien.
TEST(Export1824, TheFirst6TrainExportedFormsKKWithItsDecisions_AH6_52)
{
    Table table = game1824(3);
    table.begun("5").stock("5", 0).running("SD", "R1C3", "", 0).running("UG", "R1C3", "", 0);
    table.minorOf("p2", "KK1", 0).train("KK1", "4").train("KK1", "5");
    table.minorOf("p3", "KK2", 0).train("KK2", "4").train("KK2", "5").round("OR5.2");
    table.after({runTrains("KK1", 0), done("KK1"), runTrains("KK2", 0), done("KK2")});

    EXPECT_EQ(table.phase(), "6");
    EXPECT_EQ(table.turn(), "KK");
    EXPECT_EQ(table.round(), "OR5.2");
    table.after(discard("KK", "4"));
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_EQ(table.round(), "SR6");
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p2"), "must-choose-marker AH-6.57"));
    table.after(keepToken("p2", 1));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

// AH-1.6: where a table has a number of 10-trains they may run out.
TEST(Export1824, WithoutTrainsLeftNothingIsExported_AH1_6)
{
    Table table = game1824(3, R"({"overrides":{"trains":{"10":{"count":2}}}})");
    table.begun("10").running("BK", "R5C3", "p1", 0).train("BK", "10").round("OR7.3");
    idle(table);
    ASSERT_EQ(table.round(), "SR8");
    ASSERT_EQ(table.topCard(), "");

    allPass(table);
    for (int round = 1; round <= 3; ++round)
        idle(table);
    EXPECT_EQ(table.round(), "SR9");
}

} // namespace
} // namespace flimnap::test
