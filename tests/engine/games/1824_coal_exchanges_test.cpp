#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Coal railways for director's certificates in a stock round (AH-5.23).

/// SR3 in phase 3, p1 first: he owns EPP (45, a 1g), p2 SPB; BK stands at 80, SB at 60.
class CoalExchange1824 : public ::testing::Test
{
protected:
    CoalExchange1824()
    {
        table.begun("3").minorOf("p1", "EPP", 45, 160).train("EPP", "1g").minorOf("p2", "SPB", 10);
        table.round("SR3");
    }

    Table table = game1824(3);
};

// Scenario 7
TEST_F(CoalExchange1824, BringsTheDirectorsCertificateAndOpensTheRegional_AH5_23)
{
    table.shares("p1", "BK", 10).shares("p2", "BK", 20);
    const int bank = table.cash("bank");

    table.after(exchange("p1", "EPP"));

    EXPECT_EQ(table.percent("p1", "BK"), 30);
    EXPECT_EQ(table.director("BK"), "p1");
    EXPECT_EQ(table.certificates("p1"), 2);
    EXPECT_EQ(table.percent("p2", "BK"), 20);
    EXPECT_EQ(table.status("BK"), "operating");
    EXPECT_EQ(table.cash("BK"), 8 * 80 + 45);
    EXPECT_EQ(table.cash("bank"), bank - 640);
    EXPECT_THAT(table.trains("BK"), ElementsAre("1g"));
    EXPECT_EQ(table.status("EPP"), "closed");
    EXPECT_EQ(table.director("EPP"), "");
    EXPECT_EQ(table.cash("EPP"), 0);
    EXPECT_EQ(table.turn(), "p2");
}

// Scenario 8, A-53
TEST(CoalExchangeForAnother1824, WhoHasMoreTakesTheDirectorsCertificate_AH5_23)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "MLB", 12).shares("p2", "CL", 40).round("SR3");

    table.after(exchange("p1", "MLB"));

    EXPECT_EQ(table.director("CL"), "p2");
    EXPECT_EQ(table.directorsCertificate("CL"), "p2");
    EXPECT_EQ(table.percent("p2", "CL"), 40);
    EXPECT_EQ(table.certificates("p2"), 3);
    EXPECT_EQ(table.percent("p1", "CL"), 20);
    EXPECT_EQ(table.certificates("p1"), 2);
    EXPECT_EQ(table.status("CL"), "operating");
    EXPECT_EQ(table.cash("CL"), 8 * 60 + 12);
}

// Scenario 9, A-37
TEST_F(CoalExchange1824, AssetsWaitOnTheCharterUntilTheRegionalOpens_AH5_30)
{
    table.shares("p1", "BK", 10).shares("p2", "BK", 10).cash("p3", 100);

    table.after(exchange("p1", "EPP"));
    EXPECT_EQ(table.status("BK"), "started");
    EXPECT_EQ(table.director("BK"), "p1");
    EXPECT_EQ(table.cash("BK"), 45);
    EXPECT_THAT(table.trains("BK"), ElementsAre("1g"));

    table.after({pass("p2"), buyShare("p3", "BK")});
    EXPECT_EQ(table.status("BK"), "operating");
    EXPECT_EQ(table.cash("BK"), 640 + 45);
}

// A-37: they rust all the same.
TEST_F(CoalExchange1824, TrainsOnAnUnopenedCharterRust_A37)
{
    table.running("BH", "R3C3", "p2", 400).begun("4");
    table.after({exchange("p1", "EPP"), pass("p2"), pass("p3"), pass("p1")});
    ASSERT_EQ(table.turn(), "SPB");
    table.turnOf("BH").after(buyTrain("BH", "3g"));

    EXPECT_THAT(table.trains("BK"), IsEmpty());
    EXPECT_EQ(table.cash("BK"), 45);
}

TEST_F(CoalExchange1824, EqualHoldersChangeNothing_AH5_25)
{
    table.shares("p2", "BK", 20).after(exchange("p1", "EPP"));

    EXPECT_EQ(table.director("BK"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
}

// AH-5.23: the largest holder, ties clockwise from the exchanger
TEST(CoalExchangeForAnother1824, OfSeveralTheLargestThenTheNearestTakesIt_AH5_23)
{
    Table largest = game1824(4);
    largest.begun("3").minorOf("p2", "EPP", 0).shares("p3", "BK", 30).shares("p1", "BK", 40);
    largest.order({"p2", "p3", "p4", "p1"}).round("SR3").after(exchange("p2", "EPP"));
    EXPECT_EQ(largest.director("BK"), "p1");

    Table tie = game1824(4);
    tie.begun("3").minorOf("p2", "EPP", 0).shares("p1", "BK", 30).shares("p4", "BK", 30);
    tie.order({"p1", "p2", "p3", "p4"}).round("SR3").after({pass("p1"), exchange("p2", "EPP")});
    EXPECT_EQ(tie.director("BK"), "p4"); // before p1, seen from p2
}

TEST_F(CoalExchange1824, IsForItsOwnRegionalOnly_AH5_23)
{
    EXPECT_EQ(table.refusal(exchange("p1", "EPP", "BK")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "EPP", "SB"), "exchange-into AH-5.23"));
}

TEST_F(CoalExchange1824, IsForTheOwnerOnly_AH5_23)
{
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "SPB"), "already-exchanged AH-5.23"));
}

TEST_F(CoalExchange1824, NotBeforePhaseThree_AH5_23)
{
    table.begun("2");
    EXPECT_TRUE(refusesUnlessForced(table, exchange("p1", "EPP"), "phase-too-early AH-5.23"));
}

// AH-2.19: coal railways until the first 5-train is sold
TEST_F(CoalExchange1824, StillInPhaseFour_AH5_23)
{
    table.begun("4");
    EXPECT_EQ(table.refusal(exchange("p1", "EPP")), "accepted");
}

TEST_F(CoalExchange1824, PreStateRailwaysAreNotExchangedByTheirOwners_AH6_54)
{
    Table preState = game1824(3);
    preState.begun("3").minorOf("p1", "SD1", 0).round("SR3");
    EXPECT_NE(preState.refusal(exchange("p1", "SD1")), "accepted");
    EXPECT_NE(preState.refusal(exchange("p1", "SD1", "SD")), "accepted");
}

// A-17, A-18
TEST_F(CoalExchange1824, IsOpenToDebtors_A17)
{
    table.debt("p1", 30);
    EXPECT_EQ(table.refusal(exchange("p1", "EPP")), "accepted");
}

// AH-5.23: the 60 % rule does not apply.
TEST_F(CoalExchange1824, MayLeadBeyond60Percent_AH5_23)
{
    table.shares("p1", "BK", 60).after(exchange("p1", "EPP"));
    EXPECT_EQ(table.percent("p1", "BK"), 80);
}

TEST_F(CoalExchange1824, TheCoalRailwaysMarkerLeavesTheGame_AH5_23)
{
    table.shares("p1", "BK", 30).after(exchange("p1", "EPP"));
    EXPECT_EQ(table.stationsOnMap("BK"), 0);
    EXPECT_EQ(table.tokensLeft("BK"), 3);
}

TEST_F(CoalExchange1824, IsTold_AH5_23)
{
    table.after(exchange("p1", "EPP"));

    const auto exchanged = told<MinorExchanged>(table.events());
    ASSERT_EQ(exchanged.size(), 1U);
    EXPECT_EQ(exchanged.front().minor, table.game().findCompany("EPP"));
    EXPECT_EQ(exchanged.front().owner, PlayerId(0));
    EXPECT_EQ(exchanged.front().into, table.game().findCompany("BK"));
    EXPECT_EQ(exchanged.front().units, 2);
    const auto closed = told<CompanyClosed>(table.events());
    ASSERT_EQ(closed.size(), 1U);
    EXPECT_EQ(closed.front().company, table.game().findCompany("EPP"));
}

// AH-2.19: with the first 5-train coal railways become shares; if the table says that it was sold, they do as well.
TEST_F(CoalExchange1824, FollowsACorrectedPhase_AH6_46)
{
    table.after(correct(R"("phase":"5")"));

    EXPECT_EQ(table.status("EPP"), "closed");
    EXPECT_EQ(table.percent("p1", "BK"), 20);
}

/// The operating round is over but for one train too many.
TEST(CorrectedRound1824, EndsWhenNothingHoldsItUpAnyMore)
{
    Table table = game1824(3);
    table.begun("4").running("BK", "R3C4", "p1", 0).round("OR2.1");
    const CompanyId company = table.game().findCompany("BK");
    for (int train = 0; train <= trainLimit(table.game(), table.position(), company); ++train)
        table.train("BK", "4");
    table.position().roundsInSet = 2;
    table.position().companies[company].mustDiscard = true;
    table.position().operating.next = static_cast<int>(table.position().operating.queue.size());
    ASSERT_EQ(table.turn(), "BK");

    table.after(correct(R"("company":"BK","train":"4","do":"remove")"));

    EXPECT_EQ(table.round(), "OR2.2");
}

} // namespace
} // namespace flimnap::test
