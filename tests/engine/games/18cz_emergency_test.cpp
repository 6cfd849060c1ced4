#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string repay(const std::string &player, int amount)
{
    return with(companyMove("repay_debt", player), R"("amount":)" + std::to_string(amount));
}

/// KFN, medium, without a train in phase d with 130; p1 directs it. The deck shows d: 3 120, 3+3 180, 3E 250.
class KfnInNeed : public ::testing::Test
{
protected:
    KfnInNeed()
    {
        table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 130).established("KFN").round("OR2.1");
        table.cash("p1", 300);
    }

    Table table{3};
};

// CZ-6.70, CZ-6.71
TEST_F(KfnInNeed, GivesItsTreasuryAndItsDirectorExactlyTheRest)
{
    table.after(buyTrain("KFN", "d.3+3"));

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 300 - (180 - 130));
    EXPECT_EQ(table.debt("p1"), 0);
    EXPECT_THAT(table.trains("KFN"), ElementsAre("d.3+3"));
}

// CZ-6.74, CZ-10.41; appendix A: loan-not-needed
TEST_F(KfnInNeed, ItsDirectorBorrowsNothingWhileHeHasCash)
{
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("KFN", "d.3+3"), R"("loan":50)"), "loan-not-needed CZ-6.74"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("KFN", "d.3+3"), R"("loan":1)"), "loan-not-needed CZ-6.74"));
    EXPECT_EQ(table.refusal(with(buyTrain("KFN", "d.3+3"), R"("loan":0)")), "accepted");
}

// CZ-10.41: a director with 300 and a gap of 200 pays 200.
TEST_F(KfnInNeed, ItsDirectorWithEnoughCashPaysAll)
{
    table.cash("KFN", 0).cash("p1", 300).train("pool", "f.4+4"); // 400
    table.cash("KFN", 200).after(buyFromPool("KFN", "f.4+4"));

    EXPECT_EQ(table.cash("p1"), 100);
    EXPECT_EQ(table.debt("p1"), 0);
    EXPECT_EQ(table.penalty("p1"), 0);
}

// CZ-6.74
TEST_F(KfnInNeed, ItsDirectorBorrowsWhatHisCashLacks)
{
    table.cash("p1", 20).after(buyTrain("KFN", "d.3+3"));

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.debt("p1"), 180 - 130 - 20);
    EXPECT_EQ(table.penalty("p1"), 30);
}

// CZ-6.74: the loan may be stated, and must then be the computed one.
TEST_F(KfnInNeed, AStatedLoanIsTheComputedOne)
{
    table.cash("p1", 20);
    EXPECT_EQ(table.refusal(with(buyTrain("KFN", "d.3+3"), R"("loan":30)")), "accepted");
    for (const char *loan : {R"("loan":0)", R"("loan":29)", R"("loan":50)"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("KFN", "d.3+3"), loan), "loan-not-needed CZ-6.74"));
}

// CZ-6.70, CZ-6.71, CZ-10.41; appendix A: not-financed
TEST_F(KfnInNeed, IsNotHelpedToATrainItCannotRun)
{
    table.cash("KFN", 100);
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("KFN", "d.3"), "not-financed CZ-6.70"));
}

// CZ-6.70, CZ-10.41; appendix A: not-financed
TEST_F(KfnInNeed, IsNotHelpedToATrainOfAnotherCompany)
{
    table.operating("BN", 70, "p1", 0).train("BN", "d.3+3");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("KFN", "BN", "d.3+3", 131), "not-financed CZ-6.70"));
}

// CZ-6.72, CZ-9.12
TEST_F(KfnInNeed, MayBuyFromAnotherCompanyWithItsOwnMoneyInstead)
{
    table.operating("BN", 70, "p2", 0).train("BN", "d.3+3").after(buyFrom("KFN", "BN", "d.3+3", 130));

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("BN"), 130);
    EXPECT_EQ(table.cash("p1"), 300);
    EXPECT_EQ(table.refusal(done("KFN")), "accepted");
}

// CZ-6.70, CZ-9.10: the pool is the bank's.
TEST_F(KfnInNeed, IsHelpedToATrainOfThePool)
{
    table.train("pool", "b.2+2").cash("KFN", 50).after(buyFromPool("KFN", "b.2+2"));

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 300 - 30);
}

// CZ-6.70, CZ-9.36
TEST_F(KfnInNeed, ItsDirectorMayChooseADearerTrainThanTheTreasuryCouldPay)
{
    table.train("pool", "f.4+4").cash("KFN", 180).after(buyFromPool("KFN", "f.4+4")); // 3+3 was 180

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 300 - 220);
}

// CZ-6.71; appendix A: no-treasury
TEST_F(KfnInNeed, IsNotHelpedToASecondTrain)
{
    table.after(buyTrain("KFN", "d.3+3"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("KFN", "d.3+3"), "no-treasury CZ-6.4"));
}

// CZ-6.71
TEST_F(KfnInNeed, IsNotHelpedToTrackAndStations)
{
    table.cash("KFN", 9);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("KFN", 10), "no-treasury CZ-6.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("KFN"), "no-treasury CZ-6.32"));
}

// CZ-9.9: a train it cannot run first, then help for one it can
TEST_F(KfnInNeed, MayBeHelpedAfterBuyingATrainItCannotRun)
{
    table.after({buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3+3")});

    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 300 - (180 - 10));
}

// CZ-6.72, CZ-9.11
TEST_F(KfnInNeed, NeedNotSellItsLocalsFirst)
{
    table.privateOf("KFN", "M1").after(buyTrain("KFN", "d.3+3"));

    EXPECT_THAT(table.privates("KFN"), ElementsAre("M1"));
    EXPECT_EQ(table.cash("p1"), 250);
}

// CZ-6.72
TEST_F(KfnInNeed, MaySellALocalFirst)
{
    table.privateOf("KFN", "M1").after({sellLocal("KFN", "M1"), buyTrain("KFN", "d.3+3")}); // V = 45

    EXPECT_EQ(table.cash("p1"), 300 - (180 - 130 - 45));
}

// CZ-6.73; appendix A: wrong-round
TEST_F(KfnInNeed, ItsDirectorSellsNoShares)
{
    EXPECT_TRUE(refusesEvenIfForced(table, with(companyMove("sell_shares", "p1"), R"("company":"KFN","percent":20)"),
                                    "wrong-round CZ-6.5"));
}

// CZ-6.66, CZ-6.70, CZ-10.60
TEST_F(KfnInNeed, IsHelpedAlsoWhenItIsAtItsLimit)
{
    for (int train = 0; train < 3; ++train)
        table.train("KFN", "a.2");
    table.after(buyTrain("KFN", "d.3+3"));

    EXPECT_EQ(table.cash("p1"), 250);
    EXPECT_TRUE(refusesEvenIfForced(table, done("KFN"), "must-discard CZ-6.90"));
}

// CZ-6.40, CZ-6.71: a loan is no income of the director and moves no more than it must.
TEST_F(KfnInNeed, TheBankPaysTheLoanAndGetsThePrice)
{
    const Money before = table.position().ledger.balance(Party::bank());
    table.cash("p1", 0);
    const Money bank = table.position().ledger.balance(Party::bank());
    EXPECT_EQ(bank.units, before.units + 300);

    table.after(buyTrain("KFN", "d.3+3"));

    EXPECT_EQ(table.position().ledger.balance(Party::bank()).units, bank.units + 130); // 180 paid, 50 lent
    EXPECT_EQ(table.position().ledger.sum().units, 0);
}

/// OR8.1: PR (large, 389) and BN (medium, 382) have no train, p3 directs both and has 607; the deck shows j.
class LateNeed : public ::testing::Test
{
protected:
    LateNeed()
    {
        table.phase("j").deckFrom("j").operating("PR", 231, "p3", 389).operating("BN", 105, "p3", 382);
        table.round("OR8.1").cash("p3", 607);
    }

    Table table{3};
};

// CZ-6.74, CZ-10.40
TEST_F(LateNeed, TheDirectorPaysAllHeHasAndBorrowsTheRest)
{
    table.after(buyTrain("PR", "j.8E")); // 1000

    EXPECT_EQ(table.cash("PR"), 0);
    EXPECT_EQ(table.cash("p3"), 0);
    EXPECT_EQ(table.debt("p3"), 1000 - 389 - 607);
    EXPECT_EQ(table.penalty("p3"), 4);
}

// CZ-6.74, CZ-10.40
TEST_F(LateNeed, FurtherLoansAddUp)
{
    table.after({buyTrain("PR", "j.8E"), done("PR"), buyTrain("BN", "j.5+5")}); // 500

    EXPECT_EQ(table.debt("p3"), 4 + (500 - 382));
    EXPECT_EQ(table.penalty("p3"), 122);
}

// CZ-6.75, CZ-6.77, CZ-7.4
TEST_F(LateNeed, DebtAndPenaltyAreBothDeductedFromTheWorth)
{
    const int before = table.worth("p3");
    table.after(buyTrain("PR", "j.8E"));

    // its marker has gone from 231 to 213 for want of income; p3 has two units
    EXPECT_EQ(table.worth("p3"), before - 607 - 4 - 4 - 2 * (231 - 213));
}

// CZ-6.76; appendix A: wrong-round
TEST_F(LateNeed, DebtIsRepaidInStockRoundsOnly)
{
    table.after(buyTrain("PR", "j.8E")).cash("p3", 100);
    EXPECT_TRUE(refusesEvenIfForced(table, repay("p3", 4), "wrong-round CZ-6.76"));
}

// CZ-6.75: the penalty is never paid during the game.
TEST(Emergency, RepayingTheDebtLeavesThePenalty)
{
    Table table(3);
    table.debt("p1", 122, 122).cash("p1", 200).round("SR3").after(repay("p1", 122));

    EXPECT_EQ(table.debt("p1"), 0);
    EXPECT_EQ(table.penalty("p1"), 122);
    EXPECT_TRUE(refusesEvenIfForced(table, repay("p1", 1), "repay-range CZ-5.21"));
}

// CZ-6.76: locals and compensations are paid to a debtor normally.
TEST(Emergency, ADebtorGetsLocalIncomeAndCompensation)
{
    Table table(3);
    table.phase("b").operating("KFN", 80, "p2", 300).operating("BCB", 60, "p1", 0);
    table.debt("p1", 50, 50).cash("p1", 0).privateOf("p1", "L1").round("OR1.1");

    table.after(acquire("KFN", "BCB", 60));

    EXPECT_EQ(table.cash("p1"), 20 + 2 * 60);
    EXPECT_EQ(table.debt("p1"), 50);
}

} // namespace
} // namespace flimnap::test
