#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// One share or a director's certificate in a stock round after the first (AH-5.1 to AH-5.13).

/// SR3, p1 first. BK runs under p2 at R4C5 = 110, a price from elsewhere than its start; all have 1000.
class Buying1824 : public ::testing::Test
{
protected:
    Buying1824()
    {
        table.cash("p1", 1000).cash("p2", 1000).cash("p3", 1000);
        table.running("BK", "R4C5", "p2", 500).round("SR3");
    }

    Table table = game1824(3);
};

TEST_F(Buying1824, AShareCostsThePriceOfTheMoment_AH5_12)
{
    const int bank = table.cash("bank");

    table.after(buyShare("p1", "BK"));

    EXPECT_EQ(table.cash("p1"), 1000 - 110);
    EXPECT_EQ(table.cash("bank"), bank + 110);
    EXPECT_EQ(table.percent("p1", "BK"), 10);
    EXPECT_EQ(table.percent("bank", "BK"), 70);
    EXPECT_EQ(table.cell("BK"), "R4C5");
    EXPECT_EQ(table.cash("BK"), 500);
}

TEST_F(Buying1824, AlsoAShareThatWasSoldBack_AH5_6)
{
    table.shares("p1", "BK", 20).shares("p2", "BK", 30).after(sellShares("p1", "BK", 20)).after(pass("p1"));
    ASSERT_EQ(table.cell("BK"), "R5C5");

    table.after(buyShare("p2", "BK"));

    EXPECT_EQ(table.cash("p2"), 1000 - 100);
}

TEST_F(Buying1824, APurchaseEndsTheTurn_AH5_2)
{
    table.after(buyShare("p1", "BK"));

    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "not-your-turn AH-5.1"));
}

TEST_F(Buying1824, NothingIsSoldAfterThePurchase_AH5_2)
{
    table.shares("p1", "BK", 20).shares("p2", "BK", 30).after(buyShare("p1", "BK"));

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-after-purchase AH-5.2"));
}

TEST_F(Buying1824, SalesMayComeBefore_AH5_2)
{
    table.running("MS", "R5C3", "p3", 0).shares("p1", "MS", 20).shares("p3", "MS", 30);
    table.after(sellShares("p1", "MS", 10));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "BK")), "accepted");
}

TEST_F(Buying1824, WithoutAPriceNothingIsForSale_AH5_6)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BH"), "not-on-sale AH-5.6"));
}

TEST_F(Buying1824, WhatTheBankDoesNotHaveIsNotForSale_AH5_6)
{
    table.shares("p2", "BK", 30).shares("p3", "BK", 40);
    EXPECT_EQ(table.refusal(buyShare("p1", "BK")), "accepted"); // the last one
    table.shares("p3", "BK", 10);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BK"), "not-on-sale AH-5.6"));
}

TEST_F(Buying1824, ThereIsNoPool_AH5_21)
{
    EXPECT_NE(table.refusal(buyShareFromPool("p1", "BK")), "accepted");
    EXPECT_NE(table.refusal(forced(buyShareFromPool("p1", "BK"))), "accepted");
}

TEST_F(Buying1824, OneCertificateAtATime_AH5_6)
{
    EXPECT_EQ(table.refusal(buySharePercent("p1", "BK", 10)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buySharePercent("p1", "BK", 20), "other-value AH-5.6"));
}

TEST_F(Buying1824, ThePlayerHasTheCash_AH5_7)
{
    table.cash("p1", 110);
    EXPECT_EQ(table.refusal(buyShare("p1", "BK")), "accepted");
    table.cash("p1", 109);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BK"), "no-cash AH-5.7"));
}

TEST_F(Buying1824, NotWhatHeSoldInThisRound_AH5_8)
{
    table.shares("p1", "BK", 20).shares("p2", "BK", 30).after(sellShares("p1", "BK", 10));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "sold-this-round AH-5.8"));

    table.after({pass("p1"), pass("p2"), pass("p3")});
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "sold-this-round AH-5.8"));
}

TEST_F(Buying1824, SixtyPercentMayBeReachedAndNotPassed_AH5_9)
{
    table.shares("p2", "BK", 30).turnOf("p2").after(buyShare("p2", "BK")).turnOf("p2");
    ASSERT_EQ(table.percent("p2", "BK"), 60);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p2", "BK"), "holding-limit AH-5.9"));
}

TEST_F(Buying1824, MoreThan60PercentNeverForcesASale_AH5_16)
{
    table.shares("p2", "BK", 50).turnOf("p2");
    ASSERT_EQ(table.percent("p2", "BK"), 70);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p2", "BK"), "holding-limit AH-5.9"));
    EXPECT_EQ(table.refusal(pass("p2")), "accepted");
    EXPECT_EQ(table.refusal(buyShare("p2", "UG")), "accepted");
}

TEST_F(Buying1824, DebtorsBuyNothing_AH5_11)
{
    table.debt("p1", 1);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "in-debt AH-5.11"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BH", 100), "in-debt AH-5.11"));
}

TEST_F(Buying1824, RailwaysAreSoldInTheFirstRoundOnly_AH4_6)
{
    for (const char *railway : {"B1", "SD2", "SD1"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", railway), "private-not-on-sale AH-4.5")) << railway;
}

// Scenario 10, with AH-5.13 and AH-5.30
TEST_F(Buying1824, BosniasDirectorsCertificateCostsTwiceTheChosenPrice_AH5_13)
{
    table.after(startCompany("p1", "BH", 70));
    EXPECT_EQ(table.cash("p1"), 1000 - 140);
    EXPECT_EQ(table.cell("BH"), "R6C3");
    EXPECT_EQ(table.director("BH"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);

    table.after({buyShare("p2", "BH"), buyShare("p3", "BH")});
    EXPECT_EQ(table.cash("p2"), 1000 - 70);
    EXPECT_EQ(table.status("BH"), "started");
    EXPECT_EQ(table.cash("BH"), 0);

    table.after(buyShare("p1", "BH"));
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 10 * 70);
    EXPECT_EQ(table.cell("BH"), "R6C3");
}

TEST_F(Buying1824, TheDirectorsCertificateIsSoldOnce_AH5_13)
{
    table.after(startCompany("p1", "BH", 70));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p2", "BH", 70), "not-on-sale AH-5.13"));
}

// a holder of 40 % by exchanges may still take it, a holder of 50 % may not.
TEST_F(Buying1824, TheDirectorsCertificateDoesNotLeadBeyond60Percent_A47)
{
    table.shares("p1", "BH", 40);
    EXPECT_EQ(table.refusal(startCompany("p1", "BH", 60)), "accepted");
    table.shares("p1", "BH", 10);
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BH", 60), "holding-limit AH-5.9"));
}

TEST_F(Buying1824, TheDirectorsCertificateNeedsTheCash_AH5_7)
{
    table.cash("p1", 199);
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "BH", 100), "no-cash AH-5.13"));
    EXPECT_EQ(table.refusal(startCompany("p1", "BH", 90)), "accepted");
}

TEST_F(Buying1824, NoOtherDirectorsCertificateIsForSale_AH5_13)
{
    Table linked = game1824(3);
    linked.minorOf("p2", "EPP", 0).cash("p1", 1000).round("SR3");
    EXPECT_TRUE(refusesEvenIfForced(linked, startCompany("p1", "BK", 60), "not-on-sale AH-5.13"));
    EXPECT_NE(linked.refusal(buySharePercent("p1", "BK", 20)), "accepted");
}

// Whose turn it is, and when the round ends (AH-5.1, AH-5.4, AH-5.5).

TEST_F(Buying1824, ThePriorityCardsHolderBegins_AH5_1)
{
    table.order({"p2", "p3", "p1"}).round("SR4");
    std::vector<std::string> turns;
    for (int turn = 0; turn < 4; ++turn) {
        turns.push_back(table.turn());
        table.after(buyShare(table.turn(), "BK"));
    }
    EXPECT_THAT(turns, ElementsAre("p2", "p3", "p1", "p2"));
}

TEST_F(Buying1824, TheRoundEndsWhenAllHavePassedInSuccession_AH5_5)
{
    table.after({pass("p1"), pass("p2"), buyShare("p3", "BK"), pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "SR3");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(Buying1824, ASaleIsNoPass_AH5_4)
{
    table.shares("p3", "BK", 40).after({pass("p1"), pass("p2"), sellShares("p3", "BK", 10), pass("p3"), pass("p1")});
    table.after(pass("p2"));
    EXPECT_EQ(table.round(), "SR3");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(Buying1824, RepayingIsAPass_AH5_4)
{
    table.debt("p3", 50).after({pass("p1"), pass("p2"), repayDebt("p3", 50), pass("p3")});

    EXPECT_EQ(table.round(), "OR3.1");
}

} // namespace
} // namespace flimnap::test
