#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// When a loan is taken, and when its interest is due (JR-6.11, JR-6.12, JR-6.14, JR-6.16), in every order of a turn.

/// B of p1 in its turn of OR2.1, phase 4; five shares are with players.
class TimeOfALoan : public ::testing::Test
{
protected:
    explicit TimeOfALoan(const std::string &options = "{}") : table(game1836(3, options))
    {
        table.begun("4").running("B", "R1C5", "p1", 0).shares("p2", "B", 30).cash("p1", 300);
    }

    void begin(int number, int treasury) { loans(table, "B", number).cash("B", treasury).round("OR2.1"); }

    Table table;
};

TEST_F(TimeOfALoan, BeforeTheRunBringsHundredAndBearsInterest_JR6_12)
{
    table.train("B", "4");
    begin(1, 0);
    table.after(takeLoan("B"));
    EXPECT_EQ(table.cash("B"), 100);
    table.after({runTrains("B", 50), withhold("B")});
    EXPECT_EQ(table.cash("B"), 100 - 20 + 50);
}

TEST_F(TimeOfALoan, BetweenIncomeAndDividendBringsNinety_JR6_12)
{
    table.train("B", "4");
    begin(1, 0);
    table.after({runTrains("B", 50), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 90);
    table.after(withhold("B"));
    EXPECT_EQ(table.cash("B"), 90 + 40); // no interest for the new one
}

TEST_F(TimeOfALoan, AfterAnIncomeThatIsAllInterestBringsNinety_JR6_12)
{
    table.train("B", "4");
    begin(3, 0);
    table.after(runTrains("B", 30));
    EXPECT_EQ(table.cell("B"), "R1C4"); // nothing is left to be paid
    table.after(takeLoan("B"));
    EXPECT_EQ(table.cash("B"), 90);
}

TEST_F(TimeOfALoan, AfterARunForNothingBringsNinety_JR6_12)
{
    table.train("B", "4");
    begin(0, 0);
    table.after({runTrains("B", 0), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 90);
}

TEST_F(TimeOfALoan, OfWhoDoesNotRunBringsHundredBeforeItsPurchase_JR6_12)
{
    begin(1, 300);
    table.after({takeLoan("B"), buyTrain("B", "4")});
    EXPECT_EQ(table.cash("B"), 300 + 100 - 20 - 350);
}

TEST_F(TimeOfALoan, OfWhoDoesNotRunBringsNinetyAfterItsPurchase_JR6_12)
{
    begin(1, 400);
    table.after({buyTrain("B", "4"), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 400 - 10 - 350 + 90);
}

TEST_F(TimeOfALoan, AfterAnOtherDealOfAnyTimeStillBringsHundred_JR6_12)
{
    table.privateOf("p2", "CdH");
    begin(0, 100);
    table.after({buyLocal("B", "CdH", 50), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 100 - 50 + 100);
}

TEST_F(TimeOfALoan, MayFollowARepayment_JR6_11)
{
    table.train("B", "4");
    begin(2, 200);
    table.after({runTrains("B", 0), repayLoans("B", 1), takeLoan("B")});
    EXPECT_EQ(table.cash("B"), 200 - 20 - 100 + 90);
    EXPECT_EQ(loans(table, "B"), 2);
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11")); // one a round
}

/// As other tables play it: in the own turn alone.
class TimeOfALoanInTheOwnTurn : public TimeOfALoan
{
protected:
    TimeOfALoanInTheOwnTurn() : TimeOfALoan(R"({"JR-D31":"E"})") {}
};

TEST_F(TimeOfALoanInTheOwnTurn, IsOverWithARepayment_JR6_11)
{
    table.train("B", "4");
    begin(2, 200);
    table.after({runTrains("B", 0), repayLoans("B", 1)});
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));
}

TEST_F(TimeOfALoanInTheOwnTurn, IsOverWithACompulsoryRepaymentToo_JR6_18)
{
    table.train("B", "4");
    begin(6, 400);
    table.after({runTrains("B", 0), repayLoans("B", 1)}); // one is repaid before it
    EXPECT_EQ(loans(table, "B"), 4);
    EXPECT_EQ(table.cash("B"), 400 - 60 - 100 - 100);
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));
}

TEST_F(TimeOfALoan, IsOnceInEveryRound_JR6_11)
{
    table.train("B", "4");
    begin(0, 0);
    table.after({takeLoan("B"), runTrains("B", 100), payOut("B")});
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-used JR-6.11"));
    table.after(done("B"));
    ASSERT_EQ(table.round(), "OR2.2");
    EXPECT_EQ(table.refusal(takeLoan("B")), "accepted");
}

TEST_F(TimeOfALoan, DependsOnSharesWithPlayersOnly_JR6_11)
{
    table.train("B", "4").pooled("B", 30);
    begin(5, 0); // president 2, p2 3; the pool does not count
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-limit JR-6.11"));
    loans(table, "B", 4);
    EXPECT_EQ(table.refusal(takeLoan("B")), "accepted");
}

// Interest.

TEST_F(TimeOfALoan, MakesThePresidentOweWhatTreasuryAndIncomeLack_JR6_14)
{
    table.train("B", "4").cash("p1", 25).cash("p2", 0);
    begin(5, 9); // 50 due: nothing out of 9, 20 out of the income, 25 and 5 more by p1
    table.running("GCL", "R3C5", "p2", 0).train("GCL", "4").shares("p1", "GCL", 20);
    table.round("OR2.1").cash("p1", 25).cash("B", 9).after(runTrains("B", 20));
    EXPECT_EQ(table.cash("B"), 9);
    EXPECT_EQ(table.cash("p1"), -5);
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.cell("B"), "R1C5"); // not before it is paid
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "must-raise-money JR-6.14"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 20), "sale-not-needed JR-6.35"));
    table.after(sellShares("p1", "GCL", 10));
    EXPECT_EQ(table.cash("p1"), 75);
    EXPECT_EQ(table.cell("B"), "R1C4");
}

TEST_F(TimeOfALoan, LetsSeveralBlocksBeSoldForInterest_JR6_14)
{
    table.train("B", "4").running("GCL", "R9C5", "p2", 0).train("GCL", "4").shares("p1", "GCL", 20).cash("p1", 0);
    begin(5, 0);
    table.cash("p1", 0).after(runTrains("B", 0));
    EXPECT_EQ(table.cash("p1"), -50);
    table.after(sellShares("p1", "GCL", 10)); // 50
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.turn(), "B");

    Table more = game1836(3);
    more.begun("4").running("B", "R1C5", "p1", 0).shares("p2", "B", 40).train("B", "4").cash("p1", 0);
    more.running("GCL", "R10C5", "p2", 0).train("GCL", "4").shares("p1", "GCL", 20);
    loans(more, "B", 6).round("OR2.1");
    more.after({runTrains("B", 0), sellShares("p1", "GCL", 10)}); // 45 of 60
    EXPECT_EQ(more.turn(), "p1");
    more.after(sellShares("p1", "GCL", 10));
    EXPECT_EQ(more.cash("p1"), 45 + 40 - 60);
    EXPECT_EQ(more.turn(), "B");
}

TEST_F(TimeOfALoan, BankruptsWhoCannotPayTheInterest_JR6_14)
{
    table.train("B", "4").cash("p1", 10);
    begin(5, 0);
    table.cash("p1", 10).after(runTrains("B", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, bankrupt("p2"), "can-pay JR-6.39"));
    // B's own shares: he keeps the presidency only with the certificate.
    table.after(bankrupt("p1"));
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.cash("p1"), 0);
}

TEST_F(TimeOfALoan, BankruptsWhoCannotMakeACompulsoryRepayment_JR6_18)
{
    table.train("B", "4").cash("p1", 0);
    begin(6, 60); // one more than shares with players
    table.cash("p1", 0).cash("B", 60).after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.cash("p1"), -100);
    EXPECT_EQ(table.turn(), "p1");
    table.after(bankrupt("p1"));
    EXPECT_EQ(table.round(), "END");
}

TEST_F(TimeOfALoan, IsSettledByThePrivateRailwayAPresidentSells_JR6_35)
{
    table.train("B", "4").privateOf("p1", "CdH");
    begin(5, 0);
    table.cash("p1", 0).cash("p2", 300).after(runTrains("B", 0));
    ASSERT_EQ(table.turn(), "p1");
    table.after(with(buyPrivate("p2", "CdH"), R"("price":50)"));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.turn(), "B");
    EXPECT_EQ(table.cell("B"), "R1C4");
    EXPECT_THAT(table.privates("p2"), ElementsAre("CdH"));
}

TEST_F(TimeOfALoan, BearsInterestInATurnWithoutATrain_JR6_14)
{
    for (const std::string card : {"4", "5", "6", "8"})
        table.stock(card, 0); // nothing to buy
    begin(2, 100);
    table.after(done("B"));
    EXPECT_EQ(table.cash("B"), 80);
    EXPECT_EQ(table.cell("B"), "R1C4");
}

class TimeOfALoanInTheOtherReading : public TimeOfALoan
{
protected:
    TimeOfALoanInTheOtherReading() : TimeOfALoan(R"({"JR-D30":"E"})") {}
};

TEST_F(TimeOfALoanInTheOtherReading, PaysInterestWithTheEndOfTheTurnAtLast_JRD30)
{
    for (const std::string card : {"4", "5", "6", "8"})
        table.stock(card, 0);
    begin(2, 100);
    table.after(done("B"));
    EXPECT_EQ(table.cash("B"), 80);
}

TEST_F(TimeOfALoanInTheOtherReading, PaysInterestBeforeARepayment_JRD30)
{
    for (const std::string card : {"4", "5", "6", "8"})
        table.stock(card, 0);
    begin(2, 119);
    EXPECT_TRUE(refusesEvenIfForced(table, repayLoans("B", 1), "no-treasury JR-6.17"));
    table.cash("B", 120).after(repayLoans("B", 1));
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(loans(table, "B"), 1);
}

TEST_F(TimeOfALoanInTheOtherReading, PaysInterestAfterTheFirstShareThatIsSoldForTheTrain_JRD30)
{
    table.running("GCL", "R3C5", "p2", 0).train("GCL", "4").shares("p1", "GCL", 30);
    begin(2, 100);
    table.cash("p1", 150).after(sellShares("p1", "GCL", 20)); // 100 and 150 are 100 short of 350
    EXPECT_EQ(table.cash("B"), 100 - 20);
    EXPECT_EQ(table.cash("p1"), 150 + 160);
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 310 - (350 - 80));
}

/// B of p1 has no train and five loans; it buys the first 6, and the treasury is too poor to repay a loan after that.
class InterestAtTheFormation : public TimeOfALoanInTheOtherReading
{
protected:
    InterestAtTheFormation()
    {
        table.begun("5").stock("5", 0).running("GCL", "R3C5", "p2", 0).train("GCL", "5");
        begin(5, 735); // 700 for the train; 50 due, 30 of it out of the treasury
    }
};

TEST_F(InterestAtTheFormation, IsPaidBeforeTheCompanyDecidesAboutItsLoans_JRD30)
{
    table.after(buyTrain("B", "6"));
    EXPECT_EQ(table.turn(), "B"); // to pay its loans or to merge
    EXPECT_EQ(table.cash("B"), 5);
    EXPECT_EQ(table.cash("p1"), 300 - 20);
    table.after(merges("B"));
    EXPECT_EQ(table.cash("MESS"), 5);
    EXPECT_EQ(table.cash("p1"), 300 - 20);
}

TEST_F(InterestAtTheFormation, IsPaidAfterWhatTheTreasuryRepaysByItself_JRD30)
{
    table.cash("B", 945).after(buyTrain("B", "6")); // two loans are repaid out of 245
    EXPECT_EQ(loans(table, "B"), 3);
    EXPECT_EQ(table.cash("B"), 45 - 30);
    EXPECT_EQ(table.cash("p1"), 300);
}

TEST_F(InterestAtTheFormation, MakesThePresidentRaiseItFirst_JRD30)
{
    table.shares("p1", "GCL", 20).cash("p1", 10).after(buyTrain("B", "6"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.cash("p1"), 10 - 20);
    EXPECT_TRUE(refusesEvenIfForced(table, merges("B"), "must-raise-money JR-6.14"));
    table.after(sellShares("p1", "GCL", 10));
    EXPECT_EQ(table.turn(), "B");
    EXPECT_EQ(table.refusal(merges("B")), "accepted");
}

} // namespace
} // namespace flimnap::test
