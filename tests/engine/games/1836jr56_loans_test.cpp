#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

// Interest, loans and dividends (JR-6.11 to JR-6.24); scenarios S13, S14, S20 to S27, S46.

/// B's turn in OR2.1 of phase 2. p1 directs it.
class Loans1836Jr56 : public ::testing::Test
{
protected:
    /// Shares that make as many loans legal: all in players' hands.
    void inDebt(int number, int treasury, const std::string &cell)
    {
        table.running("B", cell, "p1", treasury).shares("p1", "B", 20).shares("p2", "B", 30).shares("p3", "B", 30);
        table.train("B", "2");
        loans(table, "B", number);
        table.round("OR2.1");
    }

    Table table = game1836(3);
};

TEST_F(Loans1836Jr56, BearInterestOutOfWholeTensAndThenTheRevenue_S20)
{
    inDebt(2, 4, "R1C5");
    const int holderOfFour = table.cash("p1");
    table.after({runTrains("B", 250), payOut("B")});

    EXPECT_EQ(table.cash("B"), 4);
    EXPECT_EQ(table.cash("p1"), holderOfFour + 92);
}

TEST_F(Loans1836Jr56, BearInterestFromTreasuryAndRevenue_S21)
{
    table.running("B", "R1C5", "p1", 15).shares("p1", "B", 10).train("B", "2");
    loans(table, "B", 2).round("OR2.1");
    const int holderOfThree = table.cash("p1");
    table.after({runTrains("B", 130), payOut("B")});

    EXPECT_EQ(table.cash("B"), 5);
    EXPECT_EQ(table.cash("p1"), holderOfThree + 36);
}

TEST_F(Loans1836Jr56, LetTheDirectorPayWhatIsMissing_S22)
{
    inDebt(10, 35, "R6C8");
    table.cash("p1", 60).after(runTrains("B", 30));

    EXPECT_EQ(table.cash("B"), 5);
    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_EQ(table.price("B"), 75);
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("B"), "nothing-to-pay JR-6.b5"));
}

TEST_F(Loans1836Jr56, MakeTheDirectorSellBeforeTheMarkerMoves_S23)
{
    inDebt(10, 4, "R6C7");
    table.cash("p1", 16);
    ASSERT_EQ(table.price("B"), 75);
    table.after(runTrains("B", 30));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.cash("p1"), 16 - 70);
    EXPECT_TRUE(refusesEvenIfForced(table, done("B"), "must-raise-money JR-6.14"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 20), "director-stays JR-6.37"));
    EXPECT_TRUE(refusesUnlessForced(table, bankrupt("p1"), "can-pay JR-6.39"));

    table.after(sellShares("p1", "B", 10));
    EXPECT_EQ(table.cash("p1"), 21);
    EXPECT_EQ(table.cell("B"), "R7C6");
    EXPECT_EQ(table.price("B"), 65);
    EXPECT_EQ(table.turn(), "B");
}

TEST_F(Loans1836Jr56, AfterTheInterestBringNinety_S24)
{
    inDebt(0, 0, "R1C5");
    EXPECT_EQ(table.refusal(takeLoan("B")), "accepted");
    Table before = table;
    before.after({takeLoan("B"), runTrains("B", 100)});
    EXPECT_EQ(before.cash("B"), 100 - 10);

    table.after({runTrains("B", 100), withhold("B"), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 100 + 90);
    EXPECT_EQ(loans(table, "B"), 1);
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));
}

TEST_F(Loans1836Jr56, AreNoMoreThanSharesInPlayersHands_S25)
{
    table.running("B", "R1C5", "p1", 100).shares("p2", "B", 30).pooled("B", 20).train("B", "2");
    loans(table, "B", 5).round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-limit JR-6.11"));
}

TEST_F(Loans1836Jr56, AreRepaidWhereTheyAreMoreThanShares_S26)
{
    table.running("B", "R1C5", "p1", 105).shares("p1", "B", 40).shares("p2", "B", 30).train("B", "2").cash("p1", 200);
    loans(table, "B", 10).round("OR2.1");
    table.after(runTrains("B", 0)); // its interest takes the whole tens
    ASSERT_EQ(table.cash("B"), 5);
    ASSERT_EQ(table.cash("p1"), 200);
    table.after(done("B"));

    EXPECT_EQ(loans(table, "B"), 9);
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(table.cash("p1"), 105);
    EXPECT_EQ(table.round(), "SR3");
}

TEST_F(Loans1836Jr56, HoldUpTheNextTurnUntilTheDirectorCanPay_JR6_18)
{
    table.running("B", "R1C5", "p1", 105).shares("p1", "B", 40).shares("p2", "B", 30).train("B", "2").cash("p1", 20);
    table.running("GCL", "R2C5", "p2", 50).train("GCL", "2").shares("p1", "GCL", 10);
    loans(table, "B", 10).round("OR2.1");
    table.after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.cash("p1"), 20 - 95);
    EXPECT_EQ(table.turn(), "p1");

    table.after(sellShares("p1", "GCL", 10));
    EXPECT_EQ(table.cash("p1"), 15);
    EXPECT_EQ(table.turn(), "GCL");
}

TEST_F(Loans1836Jr56, AreRepaidAtHundredEachOutOfTheTreasury_JR6_17)
{
    inDebt(3, 250, "R1C5");
    table.after(runTrains("B", 0));
    ASSERT_EQ(table.cash("B"), 220);
    EXPECT_TRUE(refusesEvenIfForced(table, repayLoans("B", 4), "loan-count JR-6.17"));
    EXPECT_TRUE(refusesEvenIfForced(table, repayLoans("B", 3), "no-treasury JR-6.17"));
    table.after(repayLoans("B", 2));
    EXPECT_EQ(table.cash("B"), 20);
    EXPECT_EQ(loans(table, "B"), 1);
}

TEST_F(Loans1836Jr56, AreOverFromPhase6On_JR6_19)
{
    table.begun("6").running("B", "R1C5", "p1", 0).train("B", "5").round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "no-loans JR-6.19"));
}

// A company that does not run (JR-D30).

Table withoutTrain(const std::string &options)
{
    Table table = game1836(4, options);
    table.begun("4").running("NFL", "R1C5", "p1", 396).shares("p2", "NFL", 40).cash("p1", 132);
    loans(table, "NFL", 5).round("OR2.1");
    return table;
}

TEST(ACompanyThatDoesNotRun, PaysItsInterestBeforeItsTrain_S46)
{
    Table table = withoutTrain("{}");
    table.after(buyTrain("NFL", "4"));

    EXPECT_EQ(table.cash("NFL"), 0);
    EXPECT_EQ(table.cash("p1"), 128);
}

TEST(ACompanyThatDoesNotRun, PaysItsInterestAfterItsTrainInTheOtherReading_S46)
{
    Table table = withoutTrain(R"({"JR-D30":"E"})");
    table.after(buyTrain("NFL", "4"));

    EXPECT_EQ(table.cash("NFL"), 6);
    EXPECT_EQ(table.cash("p1"), 122);
}

TEST(ACompanyThatDoesNotRun, BuysNothingWhileItsDirectorWouldOweTheInterest_JR6_14)
{
    Table table = withoutTrain("{}");
    table.cash("NFL", 5).cash("p1", 20).running("GCL", "R3C5", "p2", 0).shares("p1", "GCL", 20).train("GCL", "4");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("NFL", "4"), "must-raise-money JR-6.14"));

    table.after(sellShares("p1", "GCL", 10)); // 50 of interest are booked before it
    EXPECT_EQ(table.cash("p1"), 20 - 50 + 80);
}

// Dividends (JR-6.20 to JR-6.24).

TEST_F(Loans1836Jr56, LeaveDividendsToHoldersAndThePoolsPartToTheTreasury_S27)
{
    table.running("B", "R1C5", "p3", 0).shares("p2", "B", 60).pooled("B", 10).train("B", "2");
    table.round("OR2.1");
    const int p2 = table.cash("p2");
    const int p3 = table.cash("p3");
    table.after({runTrains("B", 370), payOut("B")});

    EXPECT_EQ(table.cash("p2"), p2 + 222);
    EXPECT_EQ(table.cash("p3"), p3 + 74);
    EXPECT_EQ(table.cash("B"), 37); // and nothing for the bank's shares
}

TEST_F(Loans1836Jr56, MoveNoMarkerButLedgeAndFirstColumnDo_S14)
{
    table.running("B", "R6C9", "p1", 0).train("B", "2").running("GCL", "R5C1", "p2", 0).train("GCL", "2");
    table.round("OR2.1").after({runTrains("B", 50), payOut("B")});
    EXPECT_EQ(table.cell("B"), "R5C9");
    EXPECT_EQ(table.price("B"), 100);

    table.after({done("B"), runTrains("GCL", 50), withhold("GCL")});
    EXPECT_EQ(table.cell("GCL"), "R6C1");
    EXPECT_EQ(table.price("GCL"), 45);
}

TEST_F(Loans1836Jr56, AreCancelledWhenACompanyCloses_S13)
{
    table.running("B", "R10C2", "p1", 40).train("B", "3").shares("p2", "B", 20);
    table.running("GCL", "R11C3", "p2", 0).train("GCL", "2");
    loans(table, "B", 1).round("OR2.1");
    ASSERT_EQ(table.turn(), "GCL"); // further right at the same price
    table.after({runTrains("GCL", 10), payOut("GCL"), done("GCL"), runTrains("B", 50), withhold("B")});

    EXPECT_EQ(table.status("B"), "closed");
    EXPECT_EQ(table.trains("pool"), std::vector<std::string>{"3"});
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(loans(table, "B"), 0);
    EXPECT_EQ(table.percent("p1", "B"), 0);
    EXPECT_EQ(table.round(), "SR3");
}

TEST_F(Loans1836Jr56, DoNotLetAClosingCompanyBuyAnything_JR6_60)
{
    table.running("B", "R10C2", "p1", 400).round("OR2.1");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("B", "2"), "will-close JR-6.60"));

    table.after(done("B"));
    EXPECT_EQ(table.status("B"), "closed");
}

TEST_F(Loans1836Jr56, LeaveIncomesInStepsOfFive_JR6_b3)
{
    inDebt(0, 0, "R1C5");
    EXPECT_TRUE(refusesUnlessForced(table, runTrains("B", 52), "income-step JR-6.b3"));
    EXPECT_EQ(table.refusal(runTrains("B", 55)), "accepted");
}

} // namespace
} // namespace flimnap::test
