#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// Who is director (AH-5.24 to AH-5.28).

TEST(Directors1824, WhoBuysMoreThanTheDirectorHoldsTakesHisCertificate_AH5_25)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p2", 333).train("BK", "2").shares("p1", "BK", 10).cash("p1", 500).round("SR3");

    table.after({buyShare("p1", "BK"), pass("p2"), pass("p3")});
    EXPECT_EQ(table.director("BK"), "p2"); // equal

    table.after(buyShare("p1", "BK"));
    EXPECT_EQ(table.director("BK"), "p1");
    EXPECT_EQ(table.directorsCertificate("BK"), "p1");
    EXPECT_EQ(table.certificates("p1"), 2);
    EXPECT_EQ(table.percent("p1", "BK"), 30);
    EXPECT_EQ(table.certificates("p2"), 2);
    EXPECT_EQ(table.percent("p2", "BK"), 20);
    EXPECT_EQ(table.cash("BK"), 333); // money and trains stay with the company
    EXPECT_THAT(table.trains("BK"), ::testing::ElementsAre("2"));
}

/// Scenario 15, the book's example: BH at 80; A (p1) directs with 20 %, B (p2) 20 %, C (p3) 20 %, the bank 40 %.
class DirectorSells1824 : public ::testing::Test
{
protected:
    DirectorSells1824()
    {
        table.running("BH", "R5C3", "p1", 0).shares("p2", "BH", 20).shares("p3", "BH", 20);
        table.cash("p1", 0).round("SR3");
    }

    Table table = game1824(3);
};

TEST_F(DirectorSells1824, TheSuccessorGivesTwoSharesForTheCertificateBeforeTheSale_AH5_26)
{
    table.after(sellShares("p1", "BH", 10));

    EXPECT_EQ(table.director("BH"), "p2"); // the first of the equal ones, clockwise
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.percent("p2", "BH"), 20);
    EXPECT_EQ(table.percent("p1", "BH"), 10);
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.cash("p1"), 80);
    EXPECT_EQ(table.percent("bank", "BH"), 50);
    EXPECT_EQ(table.cell("BH"), "R6C3");
    EXPECT_EQ(table.price("BH"), 70);
}

TEST_F(DirectorSells1824, NotMoreThanTheBankMayTake_AH5_19)
{
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "BH", 20), "unsold-limit AH-5.19"));
}

TEST_F(DirectorSells1824, TheNearestIsSeenFromTheOldDirector_AH5_26)
{
    // Given the priority card with p3; then p1, p2; p1 still precedes p2.
    table.order({"p3", "p1", "p2"}).turnOf("p1").after(sellShares("p1", "BH", 10));
    EXPECT_EQ(table.director("BH"), "p2");
}

TEST_F(DirectorSells1824, TheLargestComesBeforeTheNearest_AH5_26)
{
    table.shares("p3", "BH", 10).after(sellShares("p1", "BH", 10));
    EXPECT_EQ(table.director("BH"), "p3");
    EXPECT_EQ(table.certificates("p3"), 2);
}

TEST_F(DirectorSells1824, WhoKeepsAsMuchAsTheOthersStays_AH5_26)
{
    table.shares("p1", "BH", 10).after(sellShares("p1", "BH", 10));
    EXPECT_EQ(table.director("BH"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
}

TEST_F(DirectorSells1824, WhoKeeps20PercentButLessThanAnotherIsReplaced_AH5_26)
{
    Table other = game1824(3);
    other.running("BH", "R5C3", "p1", 0).shares("p1", "BH", 20).shares("p2", "BH", 30).round("SR3");
    other.after(sellShares("p1", "BH", 20));
    EXPECT_EQ(other.director("BH"), "p2");
    EXPECT_EQ(other.percent("p1", "BH"), 20);
    EXPECT_EQ(other.certificates("p1"), 2);
}

TEST_F(DirectorSells1824, MaySellAllIfThereIsASuccessor_AH5_26)
{
    table.shares("p2", "BH", 30).after(sellShares("p1", "BH", 20));
    EXPECT_EQ(table.director("BH"), "p2");
    EXPECT_EQ(table.percent("p1", "BH"), 0);
}

// AH-5.24, scenario 6; A-09
TEST(FrozenCertificate1824, WhoFirstHoldsTwoSharesSwapsThemAtOnce_AH5_24)
{
    Table table = game1824(3);
    table.minorOf("p2", "UG2", 100).shares("p1", "UG", 10).cash("p1", 500).round("SR2");
    ASSERT_EQ(table.percent("bank", "UG"), 60 + 20);

    table.after(buyShare("p1", "UG"));

    EXPECT_EQ(table.directorsCertificate("UG"), "p1");
    EXPECT_EQ(table.percent("p1", "UG"), 20);
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.percent("bank", "UG"), 70); // seven shares again
    EXPECT_EQ(table.director("UG"), "");        // AH-5.28
    EXPECT_EQ(table.cash("p1"), 500 - 120);
}

TEST(FrozenCertificate1824, ASecondHolderOfTwoSharesChangesNothing_AH5_28)
{
    Table table = game1824(3);
    table.shares("p1", "UG", 10).shares("p2", "UG", 10).cash("p1", 500).cash("p2", 500).round("SR2");
    table.after({buyShare("p1", "UG"), buyShare("p2", "UG"), pass("p3"), pass("p1"), buyShare("p2", "UG")});

    EXPECT_EQ(table.directorsCertificate("UG"), "p1"); // no comparison before the formation
    EXPECT_EQ(table.percent("p2", "UG"), 30);
}

TEST(FrozenCertificate1824, WhereTheTableWaitsForTheFormationNothingIsSwapped_A09)
{
    Table table = game1824(3, R"({"overrides":{"frozen20":"formation"}})");
    table.shares("p1", "UG", 10).cash("p1", 500).round("SR2");

    table.after(buyShare("p1", "UG"));

    EXPECT_EQ(table.directorsCertificate("UG"), "bank");
    EXPECT_EQ(table.certificates("p1"), 2);
}

TEST(Directors1824, SharesOfALinkedRegionalGiveNoSayWhileItsCoalRailwayIsOut_AH5_27)
{
    Table table = game1824(3);
    table.minorOf("p2", "EPP", 0).shares("p1", "BK", 50).cash("p1", 500).round("SR3");

    table.after(buyShare("p1", "BK"));

    EXPECT_EQ(table.director("BK"), "");
    EXPECT_EQ(table.directorsCertificate("BK"), "reserve");
    EXPECT_EQ(table.status("BK"), "started"); // 60 % alone do not open it
}

// Scenario 12, A-44
TEST(Directors1824, WhoHoldsMoreThanTheBuyerOfTheCertificateTakesIt_A44)
{
    Table table = game1824(3);
    table.begun("3").shares("p2", "BH", 30).cash("p1", 500).round("SR3");

    table.after(startCompany("p1", "BH", 70));

    EXPECT_EQ(table.cash("p1"), 500 - 140);
    EXPECT_EQ(table.director("BH"), "p2");
    EXPECT_EQ(table.certificates("p2"), 2);
    EXPECT_EQ(table.percent("p1", "BH"), 20);
    EXPECT_EQ(table.certificates("p1"), 2);
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 700);
}

// Scenario 11
TEST(Directors1824, BosniaMayBeHalfExchangedBeforeItHasAPrice_AH5_29)
{
    Table table = game1824(4);
    table.begun("3").running("BK", "R5C3", "p4", 0);
    table.privateOf("p1", "B1").privateOf("p1", "B2").privateOf("p2", "B3").privateOf("p2", "B4").privateOf("p4", "B5");
    table.cash("p2", 205).round("SR3");
    table.after({exchange("p1", "B1", "BH"), exchange("p2", "B3", "BH"), pass("p3"), exchange("p4", "B5", "BH"),
                 exchange("p1", "B2", "BH"), exchange("p2", "B4", "BH"), pass("p3"), pass("p4"), pass("p1")});
    EXPECT_EQ(table.percent("bank", "BH"), 50);
    EXPECT_EQ(table.status("BH"), "waiting");
    EXPECT_EQ(table.director("BH"), "");

    table.after(startCompany("p2", "BH", 100));

    EXPECT_EQ(table.cash("p2"), 5);
    EXPECT_EQ(table.percent("p2", "BH"), 40);
    EXPECT_EQ(table.director("BH"), "p2");
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 1000);
}

TEST(Directors1824, AnEqualHolderLeavesTheBuyerOfTheCertificateInOffice_A44)
{
    Table table = game1824(3);
    table.begun("3").shares("p2", "BH", 20).cash("p1", 500).round("SR3").after(startCompany("p1", "BH", 70));
    EXPECT_EQ(table.director("BH"), "p1");
}

} // namespace
} // namespace flimnap::test
