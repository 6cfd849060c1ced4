#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// The certificate limit (AH-5.10, AH-5.14 to AH-5.16).

const std::vector<std::string> fourRegionals = {"BK", "CL", "MS", "SB"};

/// Gives p1, who directs four regional railways, ten percents up to this number of certificates.
void giveCertificates(Table &table, int number)
{
    for (int certificate = table.certificates("p1"); certificate < number; ++certificate)
        table.shares("p1", fourRegionals[static_cast<std::size_t>(certificate) % fourRegionals.size()], 10);
}

/// SR4 of four players, whose limit is 16; p1 directs BK, CL, MS and SB at 80 and is first.
class CertificateLimit1824 : public ::testing::Test
{
protected:
    CertificateLimit1824()
    {
        for (const std::string &regional : fourRegionals)
            table.running(regional, "R5C3", "p1", 0);
        table.begun("3").cash("p1", 1000).privateOf("p1", "B1");
    }

    Table table = game1824(4);
};

// Scenario 14
TEST_F(CertificateLimit1824, AtTheLimitNothingIsAcquiredUntilSomethingIsSold_AH5_10)
{
    giveCertificates(table, 16);
    table.shares("p2", "BK", 20).round("SR4"); // of BK 30 % are left
    ASSERT_EQ(table.certificates("p1"), 16);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "UG"), "certificate-limit AH-5.10"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BH", 60), "certificate-limit AH-5.10"));
    EXPECT_TRUE(refusesUnlessForced(table, exchange("p1", "B1", "BH"), "certificate-limit AH-5.10"));

    table.after(sellShares("p1", "BK", 20)).after(buyShare("p1", "UG"));
    EXPECT_EQ(table.certificates("p1"), 15);
}

TEST_F(CertificateLimit1824, OneBelowTheLimitOneMoreMayCome_AH5_10)
{
    giveCertificates(table, 15);
    table.round("SR4");
    for (const std::string &acquisition :
         {buyShare("p1", "UG"), startCompany("p1", "BH", 60), exchange("p1", "B1", "BH")})
        EXPECT_EQ(table.refusal(acquisition), "accepted") << acquisition;
}

// also if the director's swap that follows would leave him with one certificate less.
TEST_F(CertificateLimit1824, TheLimitIsLookedAtBeforeASwap_A07)
{
    giveCertificates(table, 14);
    table.running("BH", "R5C3", "p2", 0).shares("p1", "BH", 20).round("SR4");
    ASSERT_EQ(table.certificates("p1"), 16);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BH"), "certificate-limit AH-5.10"));
}

TEST_F(CertificateLimit1824, ACoalExchangeNeedsAPlaceToo_AH5_23)
{
    Table exchanging = game1824(4);
    for (const char *regional : {"CL", "MS", "SB"})
        exchanging.running(regional, "R5C3", "p1", 0).shares("p1", regional, 40);
    exchanging.begun("3").minorOf("p1", "EPP", 45).round("SR4");
    ASSERT_EQ(exchanging.certificates("p1"), 15);
    EXPECT_EQ(exchanging.refusal(exchange("p1", "EPP")), "accepted");

    exchanging.shares("p1", "UG", 10);

    EXPECT_TRUE(refusesUnlessForced(exchanging, exchange("p1", "EPP"), "certificate-limit AH-5.10"));
}

// AH-5.14, A-06
TEST_F(CertificateLimit1824, RailwaysWithoutSharesDoNotCount_A06)
{
    giveCertificates(table, 15);
    for (const char *mountain : {"B2", "B3", "B4", "B5", "B6"})
        table.privateOf("p1", mountain);
    for (const char *preState : {"SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"})
        table.minorOf("p1", preState, 0);
    table.round("SR4");

    EXPECT_EQ(table.certificates("p1"), 15);
    EXPECT_EQ(table.refusal(buyShare("p1", "UG")), "accepted");
}

TEST_F(CertificateLimit1824, ADirectorsCertificateIsOne_AH5_14)
{
    EXPECT_EQ(table.certificates("p1"), 4);
    EXPECT_EQ(table.percent("p1", "BK"), 20);
}

// AH-5.14
TEST_F(CertificateLimit1824, AboveTheLimitHeSellsDownToItBeforeAnythingElse_AH5_14)
{
    giveCertificates(table, 18);
    table.shares("p2", "BK", 20).shares("p2", "CL", 20).round("SR4");
    ASSERT_EQ(table.certificates("p1"), 18);

    for (const std::string &other :
         {pass("p1"), buyShare("p1", "UG"), startCompany("p1", "BH", 60), exchange("p1", "B1", "BH")})
        EXPECT_TRUE(refusesUnlessForced(table, other, "must-sell AH-5.14")) << other;

    table.after(sellShares("p1", "BK", 10));
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-sell AH-5.14")); // 17

    table.after(sellShares("p1", "CL", 10));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted"); // 16
}

// AH-5.14: no legal sale, since none of his companies has operated.
TEST_F(CertificateLimit1824, WhoCanSellNothingKeepsTheExcessAndAcquiresNothing_AH5_14)
{
    giveCertificates(table, 17);
    for (const std::string &regional : fourRegionals)
        table.position().companies[table.game().findCompany(regional)].hasOperated = false;
    table.round("SR4");

    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "UG"), "certificate-limit AH-5.10"));
    EXPECT_TRUE(refusesUnlessForced(table, exchange("p1", "B1", "BH"), "certificate-limit AH-5.10"));
}

TEST_F(CertificateLimit1824, DebtMayBeRepaidAboveTheLimit_AH5_3)
{
    giveCertificates(table, 17);
    table.shares("p2", "BK", 20).debt("p1", 100).round("SR4");

    EXPECT_EQ(table.refusal(repayDebt("p1", 40)), "accepted");
}

// the old director has one certificate more than before.
TEST_F(CertificateLimit1824, ADirectorWhoIsReplacedMayExceedTheLimit_A49)
{
    giveCertificates(table, 15);
    table.running("BH", "R5C3", "p1", 0).shares("p2", "BH", 20).cash("p2", 500);
    table.order({"p2", "p3", "p4", "p1"}).round("SR4");
    ASSERT_EQ(table.certificates("p1"), 16);

    table.after(buyShare("p2", "BH"));

    EXPECT_EQ(table.director("BH"), "p2");
    EXPECT_EQ(table.certificates("p1"), 17); // two certificates instead of one
}

// Scenario 13
TEST(HoldingLimit1824, WhoHas60PercentMayExchangeButNotBuy_AH5_9)
{
    Table table = game1824(4);
    table.begun("3").running("CL", "R5C3", "p1", 0).shares("p1", "CL", 40).privateOf("p1", "B3");
    table.cash("p1", 500).round("SR4");

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "CL"), "holding-limit AH-5.9"));
    table.after(exchange("p1", "B3", "CL"));
    EXPECT_EQ(table.percent("p1", "CL"), 70);

    table.after({pass("p2"), pass("p3"), pass("p4")});
    EXPECT_EQ(table.refusal(pass("p1")), "accepted"); // no sale is forced
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "CL"), "holding-limit AH-5.9"));
}

} // namespace
} // namespace flimnap::test
