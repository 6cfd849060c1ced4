#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Who acts when in an operating round (AH-6.1 to AH-6.4).

/// Plays the round with idle companies and notes whose turns they were.
std::vector<std::string> turnsOf(Table table)
{
    const std::string round = table.round();
    std::vector<std::string> turns;
    while (table.round() == round) {
        turns.push_back(table.turn());
        idle(table);
    }
    return turns;
}

TEST(OperatingOrder1824, MountainRailwaysPayFirst_AH6_1)
{
    Table table = game1824(4);
    table.running("BK", "R5C3", "p3", 0).privateOf("p1", "B1").privateOf("p1", "B6").privateOf("p2", "B3");
    const int p1 = table.cash("p1");
    const int p2 = table.cash("p2");
    const int bank = table.cash("bank");

    table.round("OR2.1");

    EXPECT_EQ(table.cash("p1"), p1 + 50);
    EXPECT_EQ(table.cash("p2"), p2 + 25);
    EXPECT_EQ(table.cash("bank"), bank - 75);
}

TEST(OperatingOrder1824, MountainRailwaysPayInEveryOperatingRound_AH6_1)
{
    Table table = game1824(4);
    table.begun("3").running("BK", "R5C3", "p3", 0).train("BK", "3").privateOf("p1", "B1").round("OR3.1");
    const int cash = table.cash("p1");

    allIdle(table);

    ASSERT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.cash("p1"), cash + 25);
}

TEST(OperatingOrder1824, CoalThenPreStateThenPricedCompanies_AH6_1)
{
    Table table = game1824(4);
    table.running("BH", "R1C7", "p4", 0).train("BH", "2");
    for (const char *preState : {"KK2", "KK1", "UG2", "UG1", "SD3", "SD2", "SD1"})
        table.minorOf("p1", preState, 0).train(preState, "2");
    for (const char *coal : {"SPB", "MLB", "EOD", "EPP"})
        table.minorOf("p2", coal, 0).train(coal, "1g");
    table.round("OR1.1");

    EXPECT_THAT(turnsOf(table),
                ElementsAre("EPP", "EOD", "MLB", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2", "BH"));
}

// Scenario 27
TEST(OperatingOrder1824, OfEqualPricesTheOneFurtherRight_AH6_2)
{
    Table table = game1824(4);
    table.running("CL", "R2C3", "p1", 0).running("MS", "R3C4", "p1", 0).running("BK", "R4C5", "p1", 0);
    for (const char *company : {"BK", "MS", "CL"}) {
        table.train(company, "2");
        ASSERT_EQ(table.price(company), 110);
    }
    table.round("OR3.1");

    EXPECT_THAT(turnsOf(table), ElementsAre("BK", "MS", "CL"));
}

TEST(OperatingOrder1824, TheHighestPriceFirst_AH6_2)
{
    Table table = game1824(4);
    for (const auto &[company, cell] : {std::pair("BK", "R7C3"), std::pair("MS", "R1C1"), std::pair("CL", "R5C7")})
        table.running(company, cell, "p1", 0).train(company, "2"); // 60, 100, 130
    table.round("OR3.1");

    EXPECT_THAT(turnsOf(table), ElementsAre("CL", "MS", "BK"));
}

// Scenario 27, second half
TEST(OperatingOrder1824, OnOneCellTheTopMarkerFirst_AH6_2)
{
    Table table = game1824(4);
    for (const char *company : {"SB", "BK", "MS"})
        table.running(company, "R5C3", "p1", 0).train(company, "2");
    table.round("OR3.1");

    EXPECT_THAT(turnsOf(table), ElementsAre("SB", "BK", "MS"));
}

// CL's emergency sale of BK lets MS, which has not acted, come before it.
TEST(OperatingOrder1824, TheNextOneIsFoundByThePricesOfTheMoment_A20)
{
    Table table = game1824(4);
    table.begun("3").running("CL", "R1C6", "p1", 0).running("BK", "R4C5", "p2", 0).running("MS", "R4C4", "p2", 0);
    table.shares("p1", "BK", 20).shares("p2", "BK", 30).shares("p2", "MS", 40).shares("p3", "MS", 40);
    table.train("BK", "2").train("MS", "2").cash("p1", 0).marker("MS", "R5C5").round("OR3.1"); // 110 before 100
    ASSERT_EQ(table.turn(), "CL");

    table.after({sellShares("p1", "BK", 10), buyTrain("CL", "3")}); // BK comes to R5C5, under MS
    table.after(done("CL"));

    EXPECT_EQ(table.turn(), "MS");
    EXPECT_THAT(turnsOf(table), ElementsAre("MS", "BK"));
}

// nobody acts twice, wherever his marker goes.
TEST(OperatingOrder1824, WhoHasActedDoesNotActAgain_A20)
{
    Table table = game1824(4);
    table.running("BK", "R5C4", "p1", 0).running("MS", "R5C3", "p2", 0).train("BK", "2").train("MS", "2");
    table.round("OR3.1").after({runTrains("BK", 0), done("BK")}); // to R5C3, under MS

    EXPECT_THAT(turnsOf(table), ElementsAre("MS"));
}

// AH-6.3, AH-6.48
TEST(OperatingOrder1824, WhatOpensInARoundActsFromTheNextOneOn_AH6_3)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 0, 140).train("EOD", "2g").shares("p2", "MS", 30);
    table.running("BK", "R7C1", "p3", 400).round("OR4.1").turnOf("BK").after(buyTrain("BK", "5"));
    EXPECT_NE(table.status("MS"), "operating");

    table.after(done("BK"));

    ASSERT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.status("MS"), "operating");
    EXPECT_THAT(turnsOf(table), ElementsAre("MS", "BK"));
}

TEST(OperatingOrder1824, OnlyTheCompanyWhoseTurnItIsActs_AH6_1)
{
    Table table = game1824(3);
    table.running("BK", "R5C4", "p1", 200).running("MS", "R5C3", "p2", 200).train("BK", "2").train("MS", "2");
    table.round("OR3.1");

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("MS"), "not-your-turn AH-6.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("MS", 10), "not-your-turn AH-6.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("MS"), "not-your-turn AH-6.1"));
}

TEST(OperatingOrder1824, NoSharesAreBoughtInOperatingRounds_AH6_1)
{
    Table table = game1824(3);
    table.running("BK", "R5C4", "p1", 200).train("BK", "2").round("OR3.1");
    EXPECT_NE(table.refusal(buyShare("p1", "BK")), "accepted");
    EXPECT_NE(table.refusal(forced(buyShare("p1", "BK"))), "accepted");
    EXPECT_NE(table.refusal(pass("p1")), "accepted");
}

// Moves that other games know mean nothing here.
TEST(OperatingOrder1824, MovesOfOtherGamesAreRefused_AH6_5)
{
    Table table = game1824(4);
    table.running("BK", "R5C4", "p1", 500).train("BK", "2").running("MS", "R5C3", "p1", 0).privateOf("p1", "B1");
    table.round("OR3.1");
    for (const std::string &line :
         {acquire("BK", "MS", 80), convert("BK", "2", "3"), buyLocal("BK", "B1", 120), sellLocal("BK", "B1"),
          useLocal("BK", "B1"), companyMove("take_loan", "BK"), withRightOf("B1", layTrack("BK"))}) {
        EXPECT_NE(table.refusal(line), "accepted") << line;
        EXPECT_NE(table.refusal(forced(line)), "accepted") << line;
    }
}

} // namespace
} // namespace flimnap::test
