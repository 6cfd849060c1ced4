#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// Debts (AH-5.35, AH-6.32, A-16).

/// SR3: p1, first, owes 440 and has 400; BK runs under p2 at 80.
class Debtor1824 : public ::testing::Test
{
protected:
    Debtor1824()
    {
        table.running("BK", "R5C3", "p2", 0).train("BK", "2").shares("p2", "BK", 40).debt("p1", 440).cash("p1", 400);
        table.round("SR3");
    }

    Table table = game1824(3);
};

// Scenario 46
TEST_F(Debtor1824, RepaysWhatHeCanAndMayNotBuyYet_AH5_35)
{
    const int bank = table.cash("bank");
    table.after(repayDebt("p1", 390));
    EXPECT_EQ(table.debt("p1"), 50);
    EXPECT_EQ(table.cash("p1"), 10);
    EXPECT_EQ(table.cash("bank"), bank + 390);

    table.after(repayDebt("p1", 10));
    EXPECT_EQ(table.debt("p1"), 40);
    EXPECT_TRUE(refusesUnlessForced(table.cash("p1", 80), buyShare("p1", "BK"), "in-debt AH-5.11"));

    allPass(table);
    EXPECT_EQ(table.debt("p1"), 60);
}

TEST_F(Debtor1824, RepaysNoMoreThanHeOwesOrHas_AH5_35)
{
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 401), "repay-range AH-5.35"));
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 0), "repay-range AH-5.35"));
    EXPECT_EQ(table.refusal(repayDebt("p1", 1)), "accepted");
    EXPECT_EQ(table.refusal(repayDebt("p1", 400)), "accepted");
    table.cash("p1", 1000);
    EXPECT_EQ(table.refusal(repayDebt("p1", 440)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 441), "repay-range AH-5.35"));
}

TEST_F(Debtor1824, MayBuyInTheTurnInWhichHeRepaysAll_AH5_35)
{
    table.cash("p1", 520).after(repayDebt("p1", 440));
    EXPECT_EQ(table.refusal(buyShare("p1", "BK")), "accepted");
}

TEST_F(Debtor1824, NeedNotRepayNorSell_AH5_35)
{
    table.shares("p1", "BK", 20);
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST_F(Debtor1824, MayRepayOutOfASale_AH5_3)
{
    table.cash("p1", 0).shares("p1", "BK", 20).after({sellShares("p1", "BK", 20), repayDebt("p1", 160)});
    EXPECT_EQ(table.debt("p1"), 280);
}

TEST_F(Debtor1824, RepaysInHisOwnTurnOnly_AH5_35)
{
    table.after(pass("p1"));
    EXPECT_TRUE(refusesUnlessForced(table, repayDebt("p1", 100), "not-your-turn AH-5.1"));
}

TEST_F(Debtor1824, DoesNotRepayInOperatingRounds_AH5_35)
{
    table.round("OR3.1");
    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 100), "wrong-round AH-5.35"));
}

TEST_F(Debtor1824, IsPaidLikeOthersAndOwesTheSame_A16)
{
    table.cash("BK", 0).shares("p1", "BK", 20).round("OR3.1").after({runTrains("BK", 100), payOut("BK")});
    EXPECT_EQ(table.cash("p1"), 400 + 20);
    EXPECT_EQ(table.debt("p1"), 440);
}

// AH-7.6
TEST_F(Debtor1824, TheDebtIsDeductedFromWhatHeIsWorth_AH7_6)
{
    EXPECT_EQ(table.worth("p1"), 400 - 440);
}

} // namespace
} // namespace flimnap::test
