#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Exchanges that a phase forces (AH-6.45, AH-6.46).

/// OR3.1: MS (p3) is about to buy the first 4-train; B1 and B4 are p1's, B3 p2's; BK has not acted yet.
class ForcedMountains1824 : public ::testing::Test
{
protected:
    ForcedMountains1824()
    {
        table.begun("3").stock("3", 0).running("MS", "R1C5", "p3", 600).running("BK", "R5C3", "p3", 0);
        table.privateOf("p1", "B1").privateOf("p2", "B3").privateOf("p1", "B4").train("BK", "3");
        table.round("OR3.1");
    }

    Table table = game1824(4);
};

// Scenario 35
TEST_F(ForcedMountains1824, ComeInTheOrderOfTheirNumbersAtOnce_AH6_45)
{
    table.train("BK", "2").train("BK", "3").train("BK", "3").train("BK", "3").after(buyTrain("MS", "4"));

    EXPECT_THAT(table.trains("BK"), ElementsAre("3", "3", "3", "3"));
    EXPECT_EQ(table.turn(), "BK"); // first the limit
    table.after(discard("BK", "3"));
    EXPECT_EQ(table.turn(), "p1");
    table.after(exchange("p1", "B1", "BK"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(exchange("p2", "B3", "BK"));
    EXPECT_EQ(table.turn(), "p1");
    table.after(exchange("p1", "B4", "BH"));
    EXPECT_EQ(table.turn(), "MS");
    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.percent("p1", "BK"), 10);
    EXPECT_EQ(table.percent("p2", "BK"), 10);
    EXPECT_EQ(table.percent("p1", "BH"), 10);
    EXPECT_THAT(table.privates("p1"), IsEmpty());
    EXPECT_THAT(table.privates("p2"), IsEmpty());
}

// Scenario 35, AH-6.17
TEST_F(ForcedMountains1824, TheNewSharesEarnInThisRoundAlready_AH6_45)
{
    table.after({buyTrain("MS", "4"), exchange("p1", "B1", "BK"), exchange("p2", "B3", "BK"),
                 exchange("p1", "B4", "BK"), done("MS")});
    const int p1 = table.cash("p1");
    const int p2 = table.cash("p2");
    ASSERT_EQ(table.turn(), "BK");

    table.after({runTrains("BK", 100), payOut("BK")});

    EXPECT_EQ(table.cash("p1"), p1 + 20);
    EXPECT_EQ(table.cash("p2"), p2 + 10);
}

// Scenario 35: the state forms at the end of the round, and the mountain railways pay no more.
TEST_F(ForcedMountains1824, NoMountainRailwayPaysInTheNextRound_AH6_45)
{
    table.after({buyTrain("MS", "4"), exchange("p1", "B1", "BK"), exchange("p2", "B3", "BK"),
                 exchange("p1", "B4", "BH"), done("MS")});
    const int p1 = table.cash("p1");
    EXPECT_NE(table.status("SD"), "operating");

    idle(table);

    ASSERT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.cash("p1"), p1);
    EXPECT_EQ(table.status("SD"), "operating");
}

TEST_F(ForcedMountains1824, NothingElseIsDoneBefore_AH6_45)
{
    table.after(buyTrain("MS", "4"));
    for (const std::string &line :
         {done("MS"), buyTrain("MS", "4"), exchange("p1", "B4", "BK"), exchange("p2", "B3", "BK"), pass("p1")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-exchange AH-6.45")) << line;
}

TEST_F(ForcedMountains1824, OnlyForRegionalShares_AH6_45)
{
    table.after(buyTrain("MS", "4"));
    for (const char *state : {"SD", "UG", "KK"})
        EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B1", state), "exchange-into AH-5.22")) << state;
}

TEST_F(ForcedMountains1824, LimitsAreIgnored_AH6_45)
{
    table.begun("3").stock("3", 0).shares("p1", "BK", 60); // 60 % and a lot of certificates
    for (const char *other : {"CL", "SB", "BH"})
        table.running(other, "R7C3", "p1", 0).shares("p1", other, 40);
    ASSERT_GE(table.certificates("p1"), 16);
    table.after(buyTrain("MS", "4"));

    EXPECT_EQ(table.refusal(exchange("p1", "B1", "BK")), "accepted");
}

//
TEST_F(ForcedMountains1824, TheOwnerCannotRefuseWhileThereIsAShare_A12)
{
    table.after(buyTrain("MS", "4"));
    EXPECT_NE(table.refusal(exchange("p1", "B1")), "accepted");
    EXPECT_EQ(table.refusal(exchange("p1", "B1", "SB")), "accepted");
}

// Scenario 37
TEST(ForcedMountainsWithoutShares1824, WhereNoShareIsLeftTheRailwayIsLost_AH6_45)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).privateOf("p1", "B2").privateOf("p2", "B5");
    for (const char *regional : {"BH", "BK", "CL", "MS", "SB"}) {
        table.running(regional, "R5C3", "p3", 600).train(regional, "3");
        table.shares("p3", regional, 40).shares("p4", regional, 40);
    }
    table.position().holdings.move(table.game().findCompany("SB"), PlayerId(3), Party::bank(), 1);
    table.round("OR3.1").after({runTrains("BH", 0), buyTrain("BH", "4")});
    ASSERT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B2", "BK"), "not-on-sale AH-5.22"));

    table.after(exchange("p1", "B2", "SB"));
    EXPECT_EQ(table.percent("p1", "SB"), 10);
    ASSERT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p2", "B5", "SB"), "not-on-sale AH-5.22"));
    const int cash = table.cash("p2");
    table.after(exchange("p2", "B5"));
    EXPECT_THAT(table.privates("p2"), IsEmpty());
    EXPECT_EQ(table.cash("p2"), cash);
    EXPECT_EQ(table.turn(), "BH");
}

// AH-6.45: after each a director check
TEST_F(ForcedMountains1824, MayMakeADirector_AH6_45)
{
    table.shares("p1", "BK", 20).after({buyTrain("MS", "4"), exchange("p1", "B1", "BK")});
    EXPECT_EQ(table.director("BK"), "p1");
}

// AH-6.45, A-14
TEST_F(ForcedMountains1824, WhatReachesHalfOpensAtTheEndOfTheRound_A14)
{
    table.started("BH", "R4C3", "p4").shares("p3", "BH", 20);
    table.after(
        {buyTrain("MS", "4"), exchange("p1", "B1", "BH"), exchange("p2", "B3", "BK"), exchange("p1", "B4", "BK")});
    EXPECT_EQ(table.status("BH"), "started");
    EXPECT_EQ(table.cash("BH"), 0);

    table.after(done("MS"));
    idle(table);

    ASSERT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 900);
}

TEST_F(ForcedMountains1824, NoneIsDueInPhaseThree_AH6_45)
{
    table.begun("3").after(buyTrain("MS", "3"));
    EXPECT_EQ(table.turn(), "MS");
}

// Scenario 38
TEST(ForcedCoal1824, ComesWithTheFirst5TrainAndOpensTheRegionalAtTheEndOfTheRound_AH6_46)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30, 140).train("EOD", "2g").shares("p2", "MS", 30);
    table.running("BK", "R7C3", "p3", 400).round("OR4.1");
    ASSERT_EQ(table.price("MS"), 70);
    idle(table);

    table.after(buyTrain("BK", "5"));

    EXPECT_EQ(table.status("EOD"), "closed");
    EXPECT_EQ(table.director("MS"), "p2");
    EXPECT_EQ(table.percent("p2", "MS"), 30);
    EXPECT_EQ(table.certificates("p2"), 2);
    EXPECT_EQ(table.percent("p1", "MS"), 20);
    EXPECT_EQ(table.status("MS"), "started");
    EXPECT_EQ(table.turn(), "BK");

    table.after(done("BK"));
    ASSERT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.status("MS"), "operating");
    EXPECT_EQ(table.cash("MS"), 8 * 70 + 30);
    EXPECT_THAT(table.trains("MS"), ElementsAre("2g"));
    EXPECT_EQ(table.turn(), "MS");
}

TEST(ForcedCoal1824, AllOfThemGoWithoutADecision_AH6_46)
{
    Table table = game1824(4);
    table.begun("4").stock("4", 0).running("BH", "R7C3", "p4", 400);
    for (const auto &[coal, owner] :
         {std::pair("SPB", "p1"), std::pair("MLB", "p2"), std::pair("EOD", "p3"), std::pair("EPP", "p1")})
        table.minorOf(owner, coal, 10).train(coal, "2g");
    table.round("OR4.1").turnOf("BH").after(buyTrain("BH", "5"));

    EXPECT_EQ(table.turn(), "BH");
    for (const auto &[regional, owner] :
         {std::pair("BK", "p1"), std::pair("MS", "p3"), std::pair("CL", "p2"), std::pair("SB", "p1")}) {
        EXPECT_EQ(table.director(regional), owner) << regional;
        EXPECT_EQ(table.percent(owner, regional), 20) << regional;
        EXPECT_EQ(table.cash(regional), 10) << regional;
        EXPECT_THAT(table.trains(regional), ElementsAre("2g")) << regional;
        EXPECT_EQ(table.status(regional), "started") << regional; // 20 % only
    }
}

TEST(ForcedCoal1824, NotYetInPhaseFour_AH6_46)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p1", "EOD", 30).train("EOD", "2g").running("BH", "R7C3", "p3", 400);
    table.round("OR3.1").turnOf("BH").after(buyTrain("BH", "4"));
    EXPECT_EQ(table.status("EOD"), "operating");
}

TEST(ForcedCoal1824, LimitsAreIgnored_AH6_46)
{
    Table table = game1824(6);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30).running("BH", "R7C3", "p3", 400);
    for (const char *regional : {"BK", "CL", "SB"})
        table.running(regional, "R7C4", "p1", 0).shares("p1", regional, 40);
    ASSERT_GE(table.certificates("p1"), 11);
    table.round("OR4.1").turnOf("BH").after(buyTrain("BH", "5"));
    EXPECT_EQ(table.director("MS"), "p1");
}

} // namespace
} // namespace flimnap::test
