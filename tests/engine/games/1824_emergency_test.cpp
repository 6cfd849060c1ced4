#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

// Help for a company that must own a train and cannot pay it (AH-6.30 to AH-6.34).

// Scenario 42
TEST(Emergency1824, TheTreasuryThenTheDirectorsCashAndTheRestIsDebtAndAHalf_AH6_32)
{
    Table table = game1824(3);
    table.begun("3").stock("1g", 0).stock("2g", 0).running("BK", "R5C3", "p1", 60).cash("p1", 50).round("OR3.2");
    const int bank = table.cash("bank");

    table.after(buyTrain("BK", "3"));

    EXPECT_EQ(table.cash("BK"), 0);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.debt("p1"), 70 + 35);
    EXPECT_EQ(table.cash("bank"), bank + 110);
    EXPECT_EQ(table.position().ledger.sum(), Money{0});
    EXPECT_THAT(table.trains("BK"), ElementsAre("3"));

    table.after(done("BK"));
    allPass(table);
    EXPECT_EQ(table.debt("p1"), 105 + 53);
}

// AH-A.23: what is borrowed is not paid out by the bank, so that it cannot break it.
TEST(Emergency1824, ALoanForABankTrainDoesNotBreakTheBank_AH6_32)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 0).cash("p1", 0).round("OR3.1").cash("bank", 5);

    table.after(buyTrain("BK", "3"));

    EXPECT_EQ(table.cash("bank"), 5);
    EXPECT_FALSE(table.position().isBankBroken);
    EXPECT_EQ(table.debt("p1"), 180 + 90);
}

// AH-6.32: half of an odd sum is rounded up; scenario 46
TEST(Emergency1824, HalfOfAnOddLoanIsRoundedUp_AH6_32)
{
    Table table = game1824(3);
    table.begun("5").running("BK", "R5C3", "p1", 7).cash("p1", 100).round("OR4.1").after(buyTrain("BK", "5"));
    EXPECT_EQ(table.debt("p1"), 293 + 147);
}

TEST(Emergency1824, FurtherLoansAddUp_AH6_32)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 80).cash("p1", 0).debt("p1", 40).round("OR3.1");
    table.after(buyTrain("BK", "3"));
    EXPECT_EQ(table.debt("p1"), 40 + 150);
}

// AH-6.31
TEST(Emergency1824, TheDirectorChoosesAnyTrainOnOffer_AH6_31)
{
    Table table = game1824(3);
    table.begun("4").stock("1g", 0).running("BK", "R4C3", "p1", 100).cash("p1", 1000);
    table.running("MS", "R5C3", "p1", 0).train("MS", "3").running("CL", "R5C3", "p2", 0).train("CL", "3");
    table.round("OR4.1");

    for (const auto &[purchase, price] :
         {std::pair(buyTrain("BK", "4"), 280), std::pair(buyTrain("BK", "2g"), 240),
          std::pair(buyTrain("BK", "3g"), 360), std::pair(buyFrom("BK", "MS", "3", 150), 150),
          std::pair(buyFrom("BK", "CL", "3", 180), 180)}) {
        Table copy = table;
        copy.after(purchase);
        EXPECT_EQ(copy.cash("BK"), 0) << purchase;
        EXPECT_EQ(copy.cash("p1"), 1000 - (price - 100)) << purchase;
    }
}

TEST(Emergency1824, NeverAboveThePrintedPrice_AH6_31)
{
    Table table = game1824(3);
    table.begun("4").running("BK", "R4C3", "p1", 100).cash("p1", 1000);
    table.running("MS", "R5C3", "p1", 0).train("MS", "3").running("CL", "R5C3", "p2", 0).train("CL", "3");
    table.round("OR4.1");

    EXPECT_EQ(table.refusal(buyFrom("BK", "MS", "3", 180)), "accepted");
    EXPECT_THAT(table.refusal(buyFrom("BK", "MS", "3", 181)), StartsWith("price-range AH-6."));
    EXPECT_THAT(table.refusal(buyFrom("BK", "CL", "3", 150)), StartsWith("price-choice AH-6.26"));
}

// Paid out of the treasury alone the price is free also above the printed one.
TEST(Emergency1824, WithItsOwnMoneyACompanyPaysWhatItLikesToOneOfItsDirectors_AH6_26)
{
    Table table = game1824(3);
    table.begun("4").running("BK", "R4C3", "p1", 300).running("MS", "R5C3", "p1", 0).train("MS", "3").round("OR4.1");
    EXPECT_EQ(table.refusal(buyFrom("BK", "MS", "3", 300)), "accepted");
}

// AH-6.32: the bank pays the seller what was borrowed.
TEST(Emergency1824, AnotherCompanyGetsTheWholePrice_AH6_32)
{
    Table table = game1824(3);
    table.begun("4").running("BK", "R4C3", "p1", 100).cash("p1", 20).running("CL", "R5C3", "p2", 5).train("CL", "3");
    table.round("OR4.1");
    const int bank = table.cash("bank");

    table.after(buyFrom("BK", "CL", "3", 180));

    EXPECT_EQ(table.cash("CL"), 185);
    EXPECT_EQ(table.cash("BK"), 0);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.debt("p1"), 60 + 30);
    EXPECT_EQ(table.cash("bank"), bank - 60);
    EXPECT_EQ(table.position().ledger.sum(), Money{0});
}

TEST(Emergency1824, NothingMoreIsBoughtAfterwards_AH6_34)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R4C3", "p1", 100).cash("p1", 1000).round("OR3.1").after(buyTrain("BK", "3"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "3"), "no-treasury AH-6.30"));
    table.stock("3", 0);
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("BK", "4", "3"), "no-treasury AH-6.30"));
}

TEST(Emergency1824, ALoanIsTheComputedOne_AH6_32)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R4C3", "p1", 100).cash("p1", 30).round("OR3.1");
    EXPECT_EQ(table.refusal(with(buyTrain("BK", "3"), R"("loan":50)")), "accepted");
    for (const char *loan : {R"("loan":0)", R"("loan":49)", R"("loan":80)"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("BK", "3"), loan), "loan-not-needed AH-6.32"));
}

// A-45
TEST(Emergency1824, OwnersHelpTheirCoalAndPreStateRailways_A45)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "EPP", 100).minorOf("p2", "SD1", 10).cash("p1", 50).cash("p2", 500);
    table.round("OR3.1").after({buyTrain("EPP", "2g"), done("EPP"), buyTrain("SD1", "3")});

    EXPECT_EQ(table.debt("p1"), 90 + 45);
    EXPECT_EQ(table.cash("p2"), 500 - 170);
}

// Scenario 62
TEST(Emergency1824, ADearerTrainMayBeChosenThoughACheaperOneCouldBePaid_A15)
{
    Table table = game1824(3);
    table.begun("2").minorOf("p1", "SD2", 110).cash("p1", 140).round("OR2.1").after(buyTrain("SD2", "1g"));

    EXPECT_EQ(table.cash("p1"), 130);
    EXPECT_EQ(table.cash("SD2"), 0);
    EXPECT_EQ(table.debt("p1"), 0);
}

TEST(Emergency1824, WhereTheTableSaysCheapestThereIsHelpOnlyIfNoneCouldBePaid_A15)
{
    Table table = game1824(3, R"({"overrides":{"emergency":"cheapest"}})");
    table.begun("2").minorOf("p1", "SD2", 110).cash("p1", 140).round("OR2.1");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SD2", "1g"), "not-financed AH-6.30"));
    EXPECT_EQ(table.refusal(buyTrain("SD2", "2")), "accepted");

    table.cash("SD2", 79);
    EXPECT_EQ(table.refusal(buyTrain("SD2", "1g")), "accepted");
    EXPECT_EQ(table.refusal(buyTrain("SD2", "2")), "accepted");
}

// AH-7.1, AH-A.23: the bank pays a company what was borrowed for its train, and may break by that.
TEST(Emergency1824, ALoanForATrainOfACompanyMayBreakTheBank_AHA23)
{
    for (const auto &[bank, isBroken] : {std::pair(61, false), std::pair(60, true)}) {
        Table table = game1824(3);
        table.begun("4").running("BK", "R4C3", "p1", 100).cash("p1", 20).running("CL", "R5C3", "p2", 5);
        table.train("CL", "3").round("OR4.1").cash("bank", bank).after(buyFrom("BK", "CL", "3", 180));
        EXPECT_EQ(table.position().isBankBroken, isBroken) << bank;
    }
}

} // namespace
} // namespace flimnap::test
