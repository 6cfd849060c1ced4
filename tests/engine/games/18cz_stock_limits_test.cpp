#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

// How much a player may hold (CZ-5.12 to CZ-5.14).

TEST(HoldingLimit, Is75PercentOfASmallCompany_CZ5_12)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).round("SR2");
    ASSERT_EQ(table.refusal(buyShare("p1", "BCB")), "accepted"); // 50 → 75 %

    table.shares("p1", "BCB", 25);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BCB"), "holding-limit CZ-5.12"));
}

TEST(HoldingLimit, Is60PercentOfAMediumCompany_CZ5_12)
{
    Table table(3);
    table.phase("b").operating("KFN", 60, "p1", 0).round("SR2");
    ASSERT_EQ(table.refusal(buyShare("p1", "KFN")), "accepted"); // 40 → 60 %

    table.shares("p1", "KFN", 20);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "KFN"), "holding-limit CZ-5.12"));
}

TEST(HoldingLimit, Is60PercentOfALargeCompany_CZ5_12)
{
    Table table(3);
    table.phase("d").operating("Ug", 90, "p1", 0).shares("p1", "Ug", 30).round("SR2");
    ASSERT_EQ(table.refusal(buyShare("p1", "Ug")), "accepted"); // 50 → 60 %

    table.shares("p1", "Ug", 10);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "Ug"), "holding-limit CZ-5.12"));
}

TEST(CertificateLimit, CountsEveryCertificateOnceAndEveryLocal_CZ5_13)
{
    Table table(3);
    table.phase("d").operating("BCB", 60, "p1", 0).shares("p1", "BCB", 25); // director's + 1
    table.operating("KFN", 80, "p1", 0).shares("p1", "KFN", 20);            // director's + 1
    table.operating("Ug", 90, "p1", 0).shares("p1", "Ug", 30);              // director's + 3
    table.operating("BN", 90, "p2", 0).shares("p1", "BN", 40);              // 2
    table.privateOf("p1", "S1").privateOf("p1", "L6");                      // 2

    EXPECT_EQ(table.certificates("p1"), 2 + 2 + 4 + 2 + 2);
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.certificates("p3"), 0);
}

TEST(CertificateLimit, DoesNotCountTheLocalsOfACompany_CZ5_13)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).privateOf("BCB", "S1").privateOf("BCB", "S2");

    EXPECT_EQ(table.certificates("p1"), 1);
}

TEST(CertificateLimit, ForbidsEvenThePurchaseThatMakesTheBuyerDirector_CZ5_13)
{
    // Given p1 at the limit of 10 with as much of ATE as its director. A third 20 % would bring him the director's
    // certificate for two single ones: 8 locals + 2 certificates of ATE, before and after.
    Table table(5);
    table.phase("b").operating("ATE", 60, "p3", 0).shares("p1", "ATE", 40);
    for (const char *local : {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2"})
        table.privateOf("p1", local);
    table.round("SR3");
    ASSERT_EQ(table.certificates("p1"), 10);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "ATE"), "certificate-limit CZ-5.13"));
}

/// Five players, limit 10; p1 has seven share certificates and three locals.
class PlayerAtTheLimit : public ::testing::Test
{
protected:
    PlayerAtTheLimit()
    {
        table.phase("d").cash("p1", 1000).cash("p2", 1000).cash("p3", 1000);
        table.operating("KFN", 80, "p1", 400);                                   // 1
        table.operating("BCB", 60, "p3", 0).shares("p1", "BCB", 25);             // 2
        table.operating("Ug", 90, "p3", 0).shares("p1", "Ug", 30);               // 5
        table.operating("EKJ", 50, "p3", 0).shares("p1", "EKJ", 50);             // 7
        table.privateOf("p1", "S1").privateOf("p1", "M1").privateOf("p1", "L1"); // 10
        table.shares("p2", "KFN", 40);
    }

    Table table = Table(5);
};

TEST_F(PlayerAtTheLimit, MayBuyNothing_CZ10_21)
{
    table.round("SR3");
    ASSERT_EQ(table.certificates("p1"), 10);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "Ug"), "certificate-limit CZ-5.13"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BN", 90), "certificate-limit CZ-5.13"));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST_F(PlayerAtTheLimit, MaySellAndThenBuy_CZ5_13)
{
    table.round("SR3").after(sellShares("p1", "BCB", 25));

    EXPECT_EQ(table.refusal(buyShare("p1", "Ug")), "accepted");
}

/// The same after p2 became director of KFN: p1 got two 20 % for the director's certificate.
class PlayerOverTheLimit : public PlayerAtTheLimit
{
protected:
    PlayerOverTheLimit() { table.order({"p2", "p1", "p3", "p4", "p5"}).round("SR3").after(buyShare("p2", "KFN")); }
};

TEST_F(PlayerOverTheLimit, MustSellFirst_CZ10_21)
{
    ASSERT_EQ(table.director("KFN"), "p2");
    ASSERT_EQ(table.certificates("p1"), 11);
    ASSERT_EQ(table.turn(), "p1");

    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-sell CZ-5.14"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "Ug"), "must-sell CZ-5.14"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BN", 90), "must-sell CZ-5.14"));
}

TEST_F(PlayerOverTheLimit, MayPassOnceHeSoldEnough_CZ10_21)
{
    table.after(sellShares("p1", "Ug", 10));
    ASSERT_EQ(table.certificates("p1"), 10);

    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "certificate-limit CZ-5.13");
}

TEST_F(PlayerOverTheLimit, MustGoOnSellingWhileHeIsOver_CZ5_14)
{
    table.privateOf("p1", "S2"); // 12
    table.after(sellShares("p1", "Ug", 10));

    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-sell CZ-5.14"));
    table.after(sellShares("p1", "BCB", 25));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST_F(PlayerOverTheLimit, MayRepayDebtFirst_CZ5_14)
{
    table.debt("p1", 50, 50);

    EXPECT_EQ(table.refusal(repayDebt("p1", 50)), "accepted");
}

TEST_F(PlayerOverTheLimit, MayBeLetGoByConsent_CZ5_14)
{
    table.after(forced(pass("p1")));

    EXPECT_TRUE(toldOfWaiving(table.events(), Code::MustSell));
    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(table.certificates("p1"), 11);
}

TEST(CertificateLimit, WhoCannotSellAnythingIsLetGo_CZ5_14)
{
    // Given p1 with ten locals and BCB's director's certificate, which nobody could take over.
    Table table(5);
    table.operating("BCB", 60, "p1", 0);
    for (const char *local : {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3", "M4"})
        table.privateOf("p1", local);
    table.round("SR2");
    ASSERT_EQ(table.certificates("p1"), 11);

    EXPECT_EQ(table.refusal(buyShare("p1", "BCB")), "certificate-limit CZ-5.13");
    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p2");
}

TEST(CertificateLimit, WhoMayNotSellYetIsLetGo_CZ5_14)
{
    // Given p1 over the limit in SR1, in which nothing is sold.
    Table table(5);
    table.operating("BCB", 60, "p2", 0).shares("p1", "BCB", 25);
    for (const char *local : {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3", "M4"})
        table.privateOf("p1", local);
    table.round("SR1");

    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

} // namespace
} // namespace flimnap::test
