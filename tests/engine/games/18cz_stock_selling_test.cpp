#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Selling blocks of shares (CZ-5.15 to CZ-5.19).

/// p1 is to act in SR3; he has 50 % of Ug, 40 % of KFN and 25 % of BCB and directs nothing.
class ShareholdersTurn : public ::testing::Test
{
protected:
    ShareholdersTurn()
    {
        table.phase("d").cash("p1", 100);
        table.operating("BCB", 70, "p2", 0).shares("p1", "BCB", 25);
        table.operating("KFN", 70, "p2", 0).shares("p1", "KFN", 40);
        table.operating("Ug", 196, "p2", 0).shares("p1", "Ug", 50);
        table.round("SR3");
        table.position().holdings.move(table.game().findCompany("Ug"), Party::bank(), PlayerId(1), 3); // 50 % too
    }

    Table table = Table(3);
};

TEST_F(ShareholdersTurn, ABlockBringsItsUnitsTimesThePriceBeforeTheMove_CZ5_15)
{
    table.after(sellShares("p1", "Ug", 50));

    EXPECT_EQ(table.cash("p1"), 100 + 5 * 196);
    EXPECT_EQ(table.percent("p1", "Ug"), 0);
    EXPECT_EQ(table.percent("bank", "Ug"), 50);
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 1U);
    EXPECT_EQ(payments.front().from, Party::bank());
    EXPECT_EQ(payments.front().reason, Reason::ShareSale);
}

TEST_F(ShareholdersTurn, TheMarkerMovesOnceHoweverManyWereSold_CZ10_13)
{
    table.after(sellShares("p1", "Ug", 50));

    EXPECT_EQ(table.price("Ug"), 188);
    EXPECT_EQ(told<PriceMoved>(table.events()).size(), 1U);
}

TEST_F(ShareholdersTurn, SoldSharesCanBeBoughtFromTheBankAgain_CZ5_15)
{
    table.after({sellShares("p1", "BCB", 25), pass("p1"), pass("p2")});
    table.cash("p3", 68);

    table.after(buyShare("p3", "BCB"));

    EXPECT_EQ(table.cash("p3"), 0);
    EXPECT_EQ(table.percent("p3", "BCB"), 25);
    EXPECT_EQ(table.trains("pool").size(), 0U);
    EXPECT_EQ(table.position().holdings.units(Party::pool(), table.game().findCompany("BCB")), 0);
}

TEST_F(ShareholdersTurn, MoreThanHeHoldsCannotBeSold_CZ5_15)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "KFN", 60), "not-enough-shares CZ-5.15"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "EKJ", 25), "not-enough-shares CZ-5.15"));
    EXPECT_EQ(table.refusal(sellShares("p1", "KFN", 40)), "accepted");
}

TEST_F(ShareholdersTurn, OnlyWholeUnitsCanBeSold_CZ5_15)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "KFN", 25), "other-value CZ-5.15"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "BCB", 20), "other-value CZ-5.15"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "Ug", 15), "other-value CZ-5.15"));
}

TEST_F(ShareholdersTurn, ASecondBlockOfTheSameCompanyIsRefused_CZ5_17)
{
    table.after(sellShares("p1", "Ug", 10));

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "Ug", 10), "already-sold-this-turn CZ-5.17"));
    EXPECT_EQ(table.refusal(sellShares("p1", "KFN", 20)), "accepted");
}

TEST_F(ShareholdersTurn, ASecondBlockByConsentIsPaidAtTheNewPriceAndMovesTheMarkerAgain_CZ5_17)
{
    table.after(sellShares("p1", "Ug", 10)).after(forced(sellShares("p1", "Ug", 10)));

    EXPECT_EQ(table.cash("p1"), 100 + 196 + 188);
    EXPECT_EQ(table.price("Ug"), 180);
}

TEST_F(ShareholdersTurn, InAnotherTurnTheSameCompanyMayBeSoldAgain_CZ5_17)
{
    table.after({sellShares("p1", "Ug", 10), pass("p1"), pass("p2"), pass("p3")});

    table.after(sellShares("p1", "Ug", 20));

    EXPECT_EQ(table.cash("p1"), 100 + 196 + 2 * 188);
}

TEST_F(ShareholdersTurn, TheSellerChoosesTheOrderOfBlocks_CZ5_17)
{
    Table otherWay = table;

    table.after(sellShares("p1", "KFN", 40)).after(sellShares("p1", "BCB", 25));
    otherWay.after(sellShares("p1", "BCB", 25)).after(sellShares("p1", "KFN", 40));

    EXPECT_EQ(table.cash("p1"), 100 + 2 * 70 + 70);
    EXPECT_THAT(table.pile(68), ElementsAre("KFN", "BCB"));
    EXPECT_THAT(otherWay.pile(68), ElementsAre("BCB", "KFN"));
}

TEST_F(ShareholdersTurn, WhatHeSoldInThisRoundHeMayNotBuyInIt_CZ5_18)
{
    table.after(sellShares("p1", "BCB", 25));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BCB"), "sold-this-round CZ-5.18"));

    table.after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BCB"), "sold-this-round CZ-5.18"));
    EXPECT_EQ(table.refusal(buyShare("p1", "KFN")), "accepted");
}

TEST_F(ShareholdersTurn, OthersMayBuyWhatHeSold_CZ5_18)
{
    table.cash("p3", 200).after({sellShares("p1", "BCB", 25), pass("p1"), pass("p2")});

    EXPECT_EQ(table.refusal(buyShare("p3", "BCB")), "accepted");
}

TEST(FirstStockRound, AllowsNoSales_CZ5_16)
{
    Table table(3);
    table.operating("BCB", 60, "p2", 0).shares("p1", "BCB", 25).round("SR1");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BCB", 25), "no-sale-first-round CZ-5.16"));

    table.round("SR2");

    EXPECT_EQ(table.refusal(sellShares("p1", "BCB", 25)), "accepted");
}

TEST(StockRound, TheRightToBuyReturnsWithTheNextStockRound_CZ10_22)
{
    Table table(3);
    table.operating("OFE", 60, "p2", 0).shares("p1", "OFE", 25).train("OFE", "a.2").round("SR3");
    table.after({sellShares("p1", "OFE", 25), pass("p1"), pass("p2"), pass("p3")});
    ASSERT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "OFE")), "sold-this-round CZ-5.18");

    table.after({pass("p1"), runTrains("OFE", 0), done("OFE")});

    ASSERT_EQ(table.round(), "SR4");
    ASSERT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "OFE")), "accepted");
}

TEST(StockRound, SharesOfACompanyThatHasNotFloatedMayBeSoldToo_CZ5_19)
{
    // Given BY started at 100, of which p1 has 10 % beside the director's certificate.
    Table table(3);
    table.phase("d").cash("p1", 0).cash("p2", 1000).cash("p3", 1000);
    table.started("BY", 100, "p2").shares("p1", "BY", 10).round("SR3");

    table.after(sellShares("p1", "BY", 10));

    EXPECT_EQ(table.cash("p1"), 100);
    EXPECT_EQ(table.price("BY"), 95);
    EXPECT_EQ(table.status("BY"), "started");
    // When it floats after all, it gets its capital by the initial price.
    table.shares("p3", "BY", 20).after(pass("p1")).after(buyShare("p2", "BY"));
    EXPECT_EQ(table.status("BY"), "operating");
    EXPECT_EQ(table.cash("BY"), 10 * 100);
}

} // namespace
} // namespace flimnap::test
