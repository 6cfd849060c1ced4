#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Sales in stock rounds (AH-5.17 to AH-5.21).

/// SR3, p1 first. MS at R3C4 = 110 under p2 (50 %), p1 30 %, p3 10 %, the bank 10 %; BK at R6C3 = 70 the same.
class Selling1824 : public ::testing::Test
{
protected:
    Selling1824()
    {
        for (const auto &[company, cell] : {std::pair("MS", "R3C4"), std::pair("BK", "R6C3")}) {
            table.running(company, cell, "p2", 0).shares("p2", company, 30);
            table.shares("p1", company, 30).shares("p3", company, 10);
        }
        table.cash("p1", 0).cash("p3", 500).round("SR3");
    }

    Table table = game1824(3);
};

// Scenario 17
TEST_F(Selling1824, AllSharesAreOneSaleAtThePriceBeforeTheDrop_AH5_21)
{
    const int bank = table.cash("bank");

    table.after(sellShares("p1", "MS", 30));

    EXPECT_EQ(table.cash("p1"), 3 * 110);
    EXPECT_EQ(table.cash("bank"), bank - 3 * 110);
    EXPECT_EQ(table.cell("MS"), "R4C4");
    EXPECT_EQ(table.price("MS"), 100);
    EXPECT_EQ(table.percent("bank", "MS"), 40);
    EXPECT_EQ(table.percent("pool", "MS"), 0);
    EXPECT_EQ(told<PriceMoved>(table.events()).size(), 1U);

    table.after({pass("p1"), pass("p2"), sellShares("p3", "MS", 10)});

    EXPECT_EQ(table.cash("p3"), 500 + 100);
    EXPECT_EQ(table.cell("MS"), "R5C4");
    EXPECT_EQ(table.price("MS"), 90);
    table.after(pass("p3"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "MS"), "sold-this-round AH-5.8"));
}

// Scenario 18
TEST_F(Selling1824, AtTheBottomOfItsColumnTheMarkerStays_AH2_24)
{
    table.marker("MS", "R4C11").after(sellShares("p1", "MS", 20));

    EXPECT_EQ(table.cash("p1"), 440);
    EXPECT_EQ(table.cell("MS"), "R4C11");
}

// the second sale joins the first, at its price.
TEST_F(Selling1824, SharesOfACompanySoldInTwoGoesOfATurnAreOneSale_AH5_21)
{
    table.after({sellShares("p1", "MS", 10), sellShares("p1", "BK", 10), sellShares("p1", "MS", 20)});

    EXPECT_EQ(table.cash("p1"), 3 * 110 + 70);
    EXPECT_EQ(table.cell("MS"), "R4C4"); // one step down in all
    EXPECT_EQ(table.percent("bank", "MS"), 40);
    EXPECT_EQ(table.cell("BK"), "R7C3");
}

// The bank holds 30 %: after the first go 40, with 20 more it would be 60.
TEST_F(Selling1824, TheLimitsHoldForBothGoesTogether_AH5_19)
{
    const CompanyId ms = table.game().findCompany("MS");
    for (const int seat : {1, 2})
        table.position().holdings.move(ms, PlayerId(seat), Party::bank(), 1);
    table.after(sellShares("p1", "MS", 10));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "MS", 20), "unsold-limit AH-5.19"));
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 10)), "accepted");
}

TEST_F(Selling1824, InALaterTurnTheCompanyMayBeSoldAgain_AH5_21)
{
    table.after({sellShares("p1", "MS", 10), pass("p1"), pass("p2"), pass("p3"), sellShares("p1", "MS", 20)});

    EXPECT_EQ(table.cash("p1"), 110 + 2 * 100);
    EXPECT_EQ(table.cell("MS"), "R5C4");
}

TEST_F(Selling1824, TheSellerChoosesTheOrderOfCompanies_AH5_21)
{
    table.marker("BK", "R3C4").marker("MS", "R3C4"); // they fall to the same cell
    Table otherWay = table;

    table.after({sellShares("p1", "MS", 10), sellShares("p1", "BK", 10)});
    otherWay.after({sellShares("p1", "BK", 10), sellShares("p1", "MS", 10)});

    EXPECT_THAT(table.pile("R4C4"), ElementsAre("MS", "BK"));
    EXPECT_THAT(otherWay.pile("R4C4"), ElementsAre("BK", "MS"));
}

TEST_F(Selling1824, OnlyWhatHeHolds_AH5_21)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "MS", 40), "not-enough-shares AH-5.21"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "CL", 10), "not-enough-shares AH-5.21"));
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 30)), "accepted");
}

TEST_F(Selling1824, OnlyWholeShares_AH5_21)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "MS", 15), "other-value AH-5.21"));
}

TEST_F(Selling1824, OnlyInHisTurn_AH5_1)
{
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p3", "MS", 10), "not-your-turn AH-5.1"));
}

// AH-5.18, A-04
TEST_F(Selling1824, ACompanyThatHasNotOperatedIsNotSold_AH5_18)
{
    Table opened = game1824(3);
    opened.floated("BH", "R6C3", "p2", 700).shares("p1", "BH", 30).round("SR3");
    EXPECT_TRUE(refusesUnlessForced(opened, sellShares("p1", "BH", 10), "not-operated AH-5.18"));
}

TEST_F(Selling1824, ARegionalThatHasNotOpenedIsNotSold_AH5_18)
{
    Table unopened = game1824(3);
    unopened.minorOf("p3", "EPP", 0).shares("p1", "BK", 30).shares("p2", "BK", 50).round("SR3");
    EXPECT_TRUE(refusesUnlessForced(unopened, sellShares("p1", "BK", 10), "not-operated AH-5.18"));
}

TEST_F(Selling1824, AStateBeforeItsFormationIsNotSold_AH5_18)
{
    table.shares("p1", "UG", 60);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "UG", 10), "not-operated AH-5.18"));
}

TEST(SellingAfterOperating1824, TheIncomeStepOfItsFirstTurnMakesACompanySaleable_AH5_18)
{
    Table table = game1824(3);
    table.floated("BH", "R6C3", "p2", 700).shares("p1", "BH", 30).shares("p3", "BH", 30).round("OR2.1");
    table.after({buyTrain("BH", "2"), done("BH")});
    ASSERT_EQ(table.round(), "SR3");

    EXPECT_EQ(table.refusal(sellShares("p1", "BH", 10)), "accepted");
}

// Scenario 16
TEST(SellingAfterFormation1824, AStateFormedJustNowIsNotSoldUntilItHasOperated_A04)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p1", "SD1", 0).train("SD1", "3").shares("p1", "SD", 30);
    table.shares("p2", "SD", 30).running("BH", "R5C3", "p2", 300).round("OR3.2").turnOf("BH");
    table.after({buyTrain("BH", "4"), done("BH")});
    ASSERT_EQ(table.round(), "SR4");
    ASSERT_EQ(table.status("SD"), "operating");
    ASSERT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "SD", 10), "not-operated AH-5.18"));

    allPass(table);
    while (table.round() != "SR5")
        idle(table);

    EXPECT_EQ(table.refusal(sellShares("p1", "SD", 10)), "accepted");
}

// AH-5.19
TEST(SellingAfterOperating1824, HalfOfTheCompanyMayLieInTheBankAndNotMore_AH5_19)
{
    Table table = game1824(3);
    table.running("MS", "R5C3", "p2", 0).shares("p2", "MS", 20).shares("p1", "MS", 20).round("SR3");
    ASSERT_EQ(table.percent("bank", "MS"), 40);

    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 10)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "MS", 20), "unsold-limit AH-5.19"));
}

//
TEST(SellingAfterOperating1824, AStateWithMoreThan40PercentInTheBankIsNotSold_A39)
{
    Table table = game1824(3);
    table.running("UG", "R1C3", "p2", 500).shares("p1", "UG", 30).round("SR5");
    ASSERT_EQ(table.percent("bank", "UG"), 50);

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "UG", 10), "unsold-limit AH-5.19"));
}

// It never operates.
TEST(SellingAfterOperating1824, AStateWithoutADirectorIsNotSold_AH6_59)
{
    Table table = game1824(6);
    table.running("UG", "R1C3", "", 500);
    for (int seat = 1; seat <= 6; ++seat)
        table.shares(player(seat), "UG", 10);
    table.round("SR5");
    ASSERT_EQ(table.percent("bank", "UG"), 40);

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "UG", 10), "not-operated AH-5.18"));
}

// AH-5.20
TEST(SellingAfterOperating1824, TheDirectorsCertificateNeverGoesToTheBank_AH5_20)
{
    Table table = game1824(4);
    table.running("MS", "R5C3", "p1", 0).shares("p1", "MS", 20).round("SR3");
    for (int seat = 2; seat <= 4; ++seat)
        table.shares(player(seat), "MS", 10);
    ASSERT_EQ(table.percent("bank", "MS"), 30);

    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 20)), "accepted");
    table.shares("p4", "MS", 10).shares("p3", "MS", 10); // bank 10 %, two successors with 20 %
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 30)), "accepted");
    Table none = game1824(6);
    none.running("MS", "R5C3", "p1", 0).shares("p1", "MS", 20).round("SR3");
    for (int seat = 2; seat <= 6; ++seat)
        none.shares(player(seat), "MS", 10);
    EXPECT_TRUE(refusesEvenIfForced(none, sellShares("p1", "MS", 30), "nobody-takes-over AH-5.26"));
    EXPECT_EQ(none.refusal(sellShares("p1", "MS", 20)), "accepted");
}

TEST(SellingAfterOperating1824, WhateverTheIncomeIs_AH5_18)
{
    for (const std::vector<std::string> &income : {std::vector<std::string>{runTrains("BH", 0)},
                                                   {runTrains("BH", 50), payOut("BH")},
                                                   {runTrains("BH", 50), withhold("BH")}}) {
        Table table = game1824(3);
        table.floated("BH", "R6C3", "p2", 0).shares("p1", "BH", 30).shares("p3", "BH", 30).train("BH", "2");
        table.round("OR2.1").after(income).after(done("BH"));
        ASSERT_EQ(table.turn(), "p1");
        EXPECT_EQ(table.refusal(sellShares("p1", "BH", 10)), "accepted") << income.back();
    }
}

} // namespace
} // namespace flimnap::test
