#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Loans and purchases of private companies "at any moment of an operating round", by "every company" (items 8 and 9 of
// the operating round; JR-6.2, JR-6.9, JR-6.11, JR-D31).

/// OR2.1 in phase 3: GCL of p1 has its turn, before B of p2; six shares of B are with players. p3 owns E-SF.
class AnyTimeOfTheRound : public ::testing::Test
{
protected:
    AnyTimeOfTheRound()
    {
        table.begun("3").running("GCL", "R1C6", "p1", 100).train("GCL", "3").shares("p1", "GCL", 20);
        table.running("B", "R1C5", "p2", 50).train("B", "3").shares("p3", "B", 40).privateOf("p3", "E-SF");
        table.round("OR2.1").cash("p3", 0);
    }

    Table table = game1836(3);
};

TEST_F(AnyTimeOfTheRound, ACompanyBorrowsInTheTurnOfAnother_JRD31)
{
    ASSERT_EQ(table.turn(), "GCL");
    table.after(takeLoan("B"));
    EXPECT_EQ(table.cash("B"), 150); // it has paid no interest yet
    EXPECT_EQ(table.turn(), "GCL");

    table.after({runTrains("GCL", 0), done("GCL"), runTrains("B", 50), withhold("B")});
    EXPECT_EQ(table.cash("B"), 150 - 10 + 50);
}

TEST_F(AnyTimeOfTheRound, ALoanAfterTheOwnTurnBringsNinety_JR6_12)
{
    table.turnOf("B").after(takeLoan("GCL")); // GCL has had its turn
    EXPECT_EQ(table.cash("GCL"), 190);
}

TEST_F(AnyTimeOfTheRound, ACompanyBorrowsOnceInARoundInWhoeversTurn_JR6_11)
{
    table.after(takeLoan("B"));
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));
    table.after({runTrains("GCL", 0), done("GCL")});
    ASSERT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));

    table.after({runTrains("B", 0), done("B")});
    ASSERT_EQ(table.round(), "OR2.2");
    EXPECT_EQ(table.refusal(takeLoan("B")), "accepted");
}

TEST_F(AnyTimeOfTheRound, ALoanOutOfTurnIsLimitedByShares_JR6_11)
{
    loans(table, "B", 6);
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-limit JR-6.11"));
}

TEST_F(AnyTimeOfTheRound, NobodyBorrowsForACompanyThatDoesNotOperate_JR6_4)
{
    table.started("NFL", "R3C5", "p3");
    EXPECT_TRUE(refusesEvenIfForced(table, takeLoan("NFL"), "not-your-turn JR-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, takeLoan("MESS"), "not-your-turn JR-6.2"));
}

TEST_F(AnyTimeOfTheRound, ACompanyBuysAPrivateCompanyInTheTurnOfAnother_JR6_9)
{
    table.after(buyLocal("B", "E-SF", 40));
    EXPECT_EQ(table.cash("B"), 10);
    EXPECT_EQ(table.cash("p3"), 40);
    EXPECT_THAT(table.privates("B"), ElementsAre("E-SF"));
    EXPECT_EQ(table.turn(), "GCL");
    // Its right belongs to the own turn.
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("E-SF", layTrack("B")), "not-your-turn JR-6.2"));
}

TEST_F(AnyTimeOfTheRound, PhaseAndPriceBindThatPurchaseToo_JR6_9)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("B", "E-SF", 19), "price-range JR-6.9"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("B", "E-SF", 51), "no-treasury JR-6.9"));
}

TEST_F(AnyTimeOfTheRound, LeavesTheTurnThatIsRunningAlone_JR6_2)
{
    table.after({layTrack("GCL"), runTrains("GCL", 100), takeLoan("B"), buyLocal("B", "E-SF", 80)});
    EXPECT_TRUE(refusesEvenIfForced(table, done("GCL"), "must-pay JR-6.b1")); // the income is still to be dealt with
    table.after(payOut("GCL"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("GCL"), "wrong-step JR-6.b1"));
}

TEST_F(AnyTimeOfTheRound, OffersWhatOtherCompaniesMayDoNow_JRD31)
{
    EXPECT_THAT(offeredTo(table, MoveKind::TakeLoan), ElementsAre("GCL", "B"));
    EXPECT_THAT(offeredTo(table, MoveKind::BuyPrivate), ElementsAre("GCL", "B"));
    table.after({takeLoan("B"), buyLocal("B", "E-SF", 40)});
    EXPECT_THAT(offeredTo(table, MoveKind::TakeLoan), ElementsAre("GCL"));
}

/// GCL of p1 has neither train nor money: p1, who owns CdH, directs B, too, and holds shares of HSM.
class AnyTimeOfAnEmergency : public ::testing::Test
{
protected:
    AnyTimeOfAnEmergency()
    {
        table.begun("3").running("GCL", "R1C6", "p1", 0).shares("p2", "GCL", 30);
        table.running("B", "R1C5", "p1", 100).train("B", "3").privateOf("p1", "CdH");
        table.running("HSM", "R4C5", "p2", 0).train("HSM", "3").shares("p1", "HSM", 20); // at 75
    }

    void begin(int cash) { table.round("OR2.1").cash("p1", cash); }

    Table table = game1836(3);
};

TEST_F(AnyTimeOfAnEmergency, ADirectorSellsAPrivateCompanyToHisOtherCompany_JR6_35)
{
    begin(125);
    table.after({buyLocal("B", "CdH", 100), buyTrain("GCL", "3")}); // 225
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("B"), 0);
}

TEST_F(AnyTimeOfAnEmergency, ALoanMayFollowASale_JR6_11)
{
    begin(60);
    table.after({sellShares("p1", "HSM", 10), takeLoan("GCL")}); // 60 and 75, and 100 with 10 of interest: 225
    EXPECT_EQ(table.refusal(buyTrain("GCL", "3")), "accepted");
}

TEST_F(AnyTimeOfAnEmergency, WhatComesInAfterASaleMakesItNoneTooMany_JR6_35)
{
    begin(160);
    table.after({sellShares("p1", "HSM", 10), buyLocal("B", "CdH", 100), buyTrain("GCL", "3")});
    EXPECT_EQ(table.cash("p1"), 160 + 75 + 100 - 225);
}

TEST_F(AnyTimeOfAnEmergency, WhoOwesInterestGetsMoneyOfHisOtherCompany_JR6_14)
{
    loans(table, "GCL", 3);
    table.train("GCL", "3");
    begin(0);
    table.after(runTrains("GCL", 0));
    ASSERT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.cash("p1"), -30);
    EXPECT_THAT(offeredTo(table, MoveKind::BuyPrivate), ElementsAre("B", "p2", "p3"));

    table.after(buyLocal("B", "CdH", 30));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.turn(), "GCL");
}

} // namespace
} // namespace flimnap::test
