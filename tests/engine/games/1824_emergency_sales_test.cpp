#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::StartsWith;

// Shares that a director sells to help with a train (AH-6.33).

/// CL's turn in OR3.1: phase 3, only 4-trains (280) are left; p1 directs it and holds 30 % of BK at 90, p2 50 %.
class SellingForATrain1824 : public ::testing::Test
{
protected:
    SellingForATrain1824()
    {
        table.begun("3").stock("3", 0).stock("1g", 0).stock("2g", 0).running("CL", "R3C4", "p1", 0);
        table.running("BK", "R4C3", "p2", 0).shares("p2", "BK", 30).shares("p1", "BK", 30).train("BK", "3");
        table.cash("p1", 30).round("OR3.1");
    }

    Table table = game1824(3);
};

// Scenario 43
TEST_F(SellingForATrain1824, TheDirectorMaySellSharesFirst_AH6_33)
{
    const int bank = table.cash("bank");
    table.after(sellShares("p1", "BK", 20));
    EXPECT_EQ(table.cash("p1"), 30 + 180);
    EXPECT_EQ(table.turn(), "CL");
    EXPECT_EQ(table.cell("BK"), "R5C3"); // one step
    EXPECT_EQ(table.cell("CL"), "R3C3"); // its zero income is settled before

    table.after(buyTrain("CL", "4"));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.debt("p1"), 70 + 35);
    EXPECT_EQ(table.cash("bank"), bank + 280 - 70 - 180);
    EXPECT_EQ(table.cell("CL"), "R3C3");
}

TEST_F(SellingForATrain1824, NeedNotSell_AH6_32)
{
    table.after(buyTrain("CL", "4"));
    EXPECT_EQ(table.debt("p1"), 250 + 125);
    EXPECT_EQ(table.percent("p1", "BK"), 30);
}

// Scenario 44
TEST_F(SellingForATrain1824, TheSurplusOfTheLastShareIsThePlayers_AH6_33)
{
    table.cash("p1", 210).after(sellShares("p1", "BK", 10));
    EXPECT_NE(table.refusal(sellShares("p1", "BK", 10)), "accepted");

    table.after(buyTrain("CL", "4"));

    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_EQ(table.debt("p1"), 0);
}

TEST_F(SellingForATrain1824, WhenTheMoneyIsThereNothingMoreIsSold_AH6_33)
{
    table.running("MS", "R5C3", "p2", 0).shares("p2", "MS", 20).shares("p1", "MS", 30).cash("p1", 210);
    table.after(sellShares("p1", "BK", 10));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "MS", 10), "sale-not-needed AH-6.33"));
}

TEST_F(SellingForATrain1824, NothingIsSoldWithoutAShortage_AH6_33)
{
    table.cash("p1", 280);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
    table.cash("p1", 279);
    EXPECT_EQ(table.refusal(sellShares("p1", "BK", 10)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 20), "sale-not-needed AH-6.33"));
}

TEST_F(SellingForATrain1824, TheTreasuryCounts_AH6_33)
{
    table.cash("CL", 250);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
}

// The check looks at the dearest train on offer.
TEST_F(SellingForATrain1824, ADearerTrainOnOfferIsReasonEnough_AH6_33)
{
    table.stock("2g", 1).running("MS", "R5C3", "p2", 0).train("MS", "5").cash("p1", 300); // 400
    EXPECT_EQ(table.refusal(sellShares("p1", "BK", 10)), "accepted");
    table.cash("p1", 400);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
}

TEST_F(SellingForATrain1824, ThePurchaseMustNeedTheLastShare_AH6_33)
{
    table.stock("2g", 1).cash("p1", 240).after(sellShares("p1", "BK", 10)); // for the 4 at 280, not the 2g at 240
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("CL", "2g"), "sale-not-needed AH-6.33"));
    EXPECT_EQ(table.refusal(buyTrain("CL", "4")), "accepted");
}

TEST_F(SellingForATrain1824, ThePurchaseIsTheNextThingTheCompanyDoes_AH6_33)
{
    table.after(sellShares("p1", "BK", 10));
    EXPECT_NE(table.refusal(done("CL")), "accepted");
    EXPECT_NE(table.refusal(layTrack("CL")), "accepted");
    EXPECT_NE(table.refusal(placeStation("CL")), "accepted");
}

// Scenario 45
TEST_F(SellingForATrain1824, NoDirectorChanges_AH6_33)
{
    Table directs = game1824(3);
    directs.begun("3").stock("3", 0).running("CL", "R3C4", "p1", 0).cash("p1", 0);
    directs.running("BK", "R4C3", "p1", 0).shares("p1", "BK", 10).shares("p2", "BK", 20).shares("p3", "BK", 20);
    directs.train("BK", "3").round("OR3.1");

    EXPECT_EQ(directs.refusal(sellShares("p1", "BK", 10)), "accepted"); // a tie changes nothing
    EXPECT_THAT(directs.refusal(sellShares("p1", "BK", 20)), StartsWith("director-stays AH-6.33"));
    directs.after(sellShares("p1", "BK", 10));
    EXPECT_EQ(directs.director("BK"), "p1");
}

TEST_F(SellingForATrain1824, NotEvenThatOfTheCompanyInNeed_AH6_33)
{
    table.shares("p1", "CL", 20).shares("p2", "CL", 30);
    EXPECT_EQ(table.refusal(sellShares("p1", "CL", 10)), "accepted");
    EXPECT_THAT(table.refusal(sellShares("p1", "CL", 20)), StartsWith("director-stays AH-6.33"));
}

// AH-6.33: AH-5.18 to AH-5.21 apply.
TEST_F(SellingForATrain1824, TheRulesOfSalesApply_AH6_33)
{
    table.shares("p2", "UG", 50).shares("p1", "UG", 30);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "UG", 10), "not-operated AH-5.18"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "BK", 40), "not-enough-shares AH-5.21"));

    table.running("MS", "R7C5", "p2", 0).shares("p2", "MS", 10).shares("p1", "MS", 30);
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 10)), "accepted"); // the bank then has 50 %
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "MS", 20), "unsold-limit AH-5.19"));
}

TEST_F(SellingForATrain1824, OneStepDownPerCompanyInAnEmergency_A19)
{
    table.after({sellShares("p1", "BK", 10), sellShares("p1", "BK", 10)});
    EXPECT_EQ(table.cash("p1"), 30 + 2 * 90);
    EXPECT_EQ(table.cell("BK"), "R5C3");
}

TEST_F(SellingForATrain1824, ItDoesNotBlockPurchasesInTheNextStockRound_AH6_33)
{
    table.round("OR3.2").after({sellShares("p1", "BK", 20), buyTrain("CL", "4"), done("CL"), runTrains("BK", 0)});
    table.after(done("BK")).cash("p1", 500).debt("p1", 0);
    ASSERT_EQ(table.round(), "SR4");
    ASSERT_EQ(table.turn(), "p1");

    EXPECT_EQ(table.refusal(buyShare("p1", "BK")), "accepted");
}

TEST_F(SellingForATrain1824, OnlyTheDirectorSells_AH6_33)
{
    EXPECT_NE(table.refusal(sellShares("p2", "BK", 10)), "accepted");
}

TEST_F(SellingForATrain1824, ACompanyWithATrainGetsNoHelp_AH6_30)
{
    table.train("CL", "2").cash("CL", 200).cash("p1", 50);
    EXPECT_NE(table.refusal(sellShares("p1", "BK", 10)), "accepted");
    table.after(runTrains("CL", 0)).cash("p1", 500);
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("CL", "4"), "no-treasury AH-6.30"));
}

// A-45: the owner of a coal railway sells as a director does; the railway has no price that could fall.
TEST(EmergencySale1824, TheOwnerOfACoalRailwayMaySellSharesForIt_A45)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "EPP", 100).cash("p1", 40).running("MS", "R4C3", "p2", 0).shares("p2", "MS", 30);
    table.shares("p1", "MS", 30).train("MS", "3").round("OR3.1");

    table.after({sellShares("p1", "MS", 10), buyTrain("EPP", "2g")}); // 240 - 100 - 40 - 90

    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.debt("p1"), 10 + 5);
    EXPECT_EQ(table.cell("MS"), "R5C3");
    EXPECT_EQ(table.cell("BK"), "R7C3");
}

// AH-8.15, AH-8.17: in Cisleithania for two such sales go to the pool, and shares of the bond railway may be among
// them.
TEST(EmergencySale1824, InCisleithaniaForTwoTheSharesGoToThePool_AH8_17)
{
    Table table = afterDraft();
    const CompanyId bond = table.game().findCompany("MS");
    table.position().holdings.move(bond, Party::pool(), PlayerId(0), 4);
    table.position().companies[bond].hasOperated = true;
    table.begun("3").cash("SD1", 0).cash("p1", 0).marker("MS", "R5C3").round("OR3.1").turnOf("SD1").cash("p1", 0);

    table.after({sellShares("p1", "MS", 20), buyTrain("SD1", "3")});

    EXPECT_EQ(table.percent("pool", "MS"), 80);
    EXPECT_EQ(table.cell("MS"), "R6C3");
    EXPECT_EQ(table.debt("p1"), 20 + 10);
}

// AH-6.27, AH-6.33: what nobody can sell to him is no train he may choose.
TEST_F(SellingForATrain1824, ATrainOfAStateWithoutDirectorIsNoReason_AH6_33)
{
    table.running("UG", "R1C3", "", 0).train("UG", "5").cash("p1", 300); // 400; the 4 costs 280
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
}

// Nor is a train of a regional that has not opened.
TEST_F(SellingForATrain1824, ATrainOnAnUnopenedCharterIsNoReason_A37)
{
    table.started("BH", "R4C3", "p2").train("BH", "5").cash("p1", 300);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
}

TEST_F(SellingForATrain1824, InTheNextEmergencyTheCompanyMayBeSoldAgain_A19)
{
    table.running("MS", "R2C2", "p1", 0).round("OR3.1"); // 100, like CL once it has fallen, but after it
    table.after({sellShares("p1", "BK", 10), buyTrain("CL", "4"), done("CL")});
    ASSERT_EQ(table.turn(), "MS");
    table.after(sellShares("p1", "BK", 10));
    EXPECT_EQ(table.cell("BK"), "R6C3");
}

// AH-6.25: before phase three no other company's train can be chosen.
TEST(EmergencySale1824, BeforePhaseThreeTrainsOfOthersAreNoReasonToSell_AH6_31)
{
    Table table = game1824(3);
    table.begun("2").running("CL", "R3C4", "p1", 0).cash("p1", 130).running("BK", "R4C3", "p2", 0).train("BK", "3");
    table.shares("p2", "BK", 30).shares("p1", "BK", 30).round("OR2.1"); // the 1g costs 120, the 3 180
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BK", 10), "sale-not-needed AH-6.33"));
}

// AH-6.29, AH-6.30
TEST(EmergencySale1824, ForACoalRailwayThatNeedsNoTrainNothingIsSold_AH6_30)
{
    Table table = game1824(3);
    table.begun("4").stock("1g", 0).stock("2g", 0).stock("3g", 0).minorOf("p1", "EPP", 0).cash("p1", 0);
    table.running("MS", "R4C3", "p2", 0).train("MS", "2g").shares("p2", "MS", 30).shares("p1", "MS", 30);
    table.round("OR4.1");
    EXPECT_THAT(table.refusal(sellShares("p1", "MS", 10)), StartsWith("sale-not-needed AH-6.33"));

    table.stock("3g", 1);
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 10)), "accepted");
}

// A-15
TEST(EmergencySale1824, WhereTheTableSaysCheapestNothingIsSoldIfATrainCouldBePaid_A15)
{
    Table table = game1824(3, R"({"overrides":{"emergency":"cheapest"}})");
    table.begun("2").minorOf("p1", "SD2", 80).cash("p1", 0).running("MS", "R4C3", "p2", 0).train("MS", "2");
    table.shares("p2", "MS", 30).shares("p1", "MS", 30).round("OR2.1");
    EXPECT_THAT(table.refusal(sellShares("p1", "MS", 10)), StartsWith("sale-not-needed AH-6.33"));

    table.cash("SD2", 79);
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 10)), "accepted");
}

} // namespace
} // namespace flimnap::test
