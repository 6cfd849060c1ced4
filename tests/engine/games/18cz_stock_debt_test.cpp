#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

// Debt in the stock round (CZ-5.20, CZ-5.21).

/// p1, to act in SR3, owes 122 with a penalty of 122 and has 200; BCB is on sale at 70, he has 25 % of EKJ.
class DebtorsTurn : public ::testing::Test
{
protected:
    DebtorsTurn()
    {
        table.debt("p1", 122, 122).cash("p1", 200);
        table.operating("BCB", 70, "p2", 0).operating("EKJ", 60, "p3", 0).shares("p1", "EKJ", 25).round("SR3");
    }

    Table table = Table(3);
};

TEST_F(DebtorsTurn, HeMayNeitherBuyNorStart_CZ5_20)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BCB"), "in-debt CZ-5.20"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "OFE", 50), "in-debt CZ-5.20"));
}

TEST_F(DebtorsTurn, HeMaySell_CZ5_20)
{
    EXPECT_EQ(table.refusal(sellShares("p1", "EKJ", 25)), "accepted");
}

TEST_F(DebtorsTurn, ThePenaltyAloneForbidsNothing_CZ5_20)
{
    table.debt("p1", 0, 122);

    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "accepted");
}

TEST_F(DebtorsTurn, RepaysToTheBankAndThePenaltyStays_CZ5_21)
{
    table.after(repayDebt("p1", 50));

    EXPECT_EQ(table.cash("p1"), 150);
    EXPECT_EQ(table.debt("p1"), 72);
    EXPECT_EQ(table.penalty("p1"), 122);
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 1U);
    EXPECT_EQ(payments.front().to, Party::bank());
    EXPECT_EQ(payments.front().reason, Reason::Repayment);
    const auto changes = told<DebtChanged>(table.events());
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().debt, Money{72});
    EXPECT_EQ(changes.front().penalty, Money{122});
}

TEST_F(DebtorsTurn, RepaysFromOneUpToTheWholeDebt_CZ5_21)
{
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 0), "repay-range CZ-5.21"));
    EXPECT_EQ(table.refusal(repayDebt("p1", 1)), "accepted");
    EXPECT_EQ(table.refusal(repayDebt("p1", 122)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 123), "repay-range CZ-5.21"));
}

TEST_F(DebtorsTurn, RepaysNoMoreThanHisCash_CZ5_21)
{
    table.cash("p1", 30);

    EXPECT_EQ(table.refusal(repayDebt("p1", 30)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 31), "repay-range CZ-5.21"));
}

TEST_F(DebtorsTurn, MaySellToRaiseTheMoneyAndBuyInTheSameTurn_CZ5_21)
{
    // Given cash that, with 60 for EKJ, is enough for the debt of 122 and a share at 70.
    table.cash("p1", 122 + 70 - 60);

    table.after({sellShares("p1", "EKJ", 25), repayDebt("p1", 122), buyShare("p1", "BCB")});

    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.percent("p1", "BCB"), 25);
}

TEST_F(DebtorsTurn, AfterThePurchaseTheTurnIsOverForRepaymentsToo_CZ5_21)
{
    table.after(forced(buyShare("p1", "BCB")));

    EXPECT_EQ(table.refusal(repayDebt("p1", 50)), "not-your-turn CZ-5.1");
}

TEST_F(DebtorsTurn, WhoOwesNothingRepaysNothing_CZ5_21)
{
    table.after(pass("p1"));

    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p2", 1), "repay-range CZ-5.21"));
}

TEST_F(DebtorsTurn, DebtIsRepaidInStockRoundsOnly_CZ6_76)
{
    table.round("OR3.1");

    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 50), "wrong-round CZ-6.76"));
}

TEST_F(DebtorsTurn, DebtBan_CZ10_42)
{
    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "in-debt CZ-5.20");
    table.after(repayDebt("p1", 50));
    EXPECT_EQ(table.debt("p1"), 72);
    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "in-debt CZ-5.20");

    table.after(repayDebt("p1", 72));

    EXPECT_EQ(table.cash("p1"), 78);
    EXPECT_EQ(table.penalty("p1"), 122);
    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "accepted");
}

TEST_F(DebtorsTurn, ATurnOfRepayingOnlyIsAPass_CZ10_42)
{
    table.after({repayDebt("p1", 50), pass("p1"), pass("p2"), pass("p3")});

    EXPECT_EQ(table.round(), "OR3.1");
}

} // namespace
} // namespace flimnap::test
