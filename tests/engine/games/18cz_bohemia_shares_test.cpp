#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Bohemia: shares, limits, directors and the scores (CZ-8.20, CZ-8.23, CZ-8.27, CZ-8.32).

/// SR4 in phase d, p1 first, both with 1000: Vaclav has EKJ at 50, BTE at 60 and kk at 90.
class BohemiaShares : public ::testing::Test
{
protected:
    BohemiaShares()
    {
        largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
        table.phase("d").cash("p1", 1000).cash("p2", 1000);
    }

    Table table = bohemia();
};

TEST_F(BohemiaShares, TheBankSellsTheRestOfThemAtThePriceOfTheMoment_CZ8_27)
{
    table.marker("EKJ", 58).round("SR4").after(buyShare("p1", "EKJ"));

    EXPECT_EQ(table.cash("p1"), 1000 - 58);
    EXPECT_EQ(table.percent("p1", "EKJ"), 25);
    EXPECT_EQ(table.percent("bank", "EKJ"), 25);
    EXPECT_EQ(table.cash("EKJ"), 0);
}

TEST_F(BohemiaShares, NoMoreThanTheRestIsForSale_CZ8_27)
{
    table.shares("p1", "EKJ", 25).shares("p2", "EKJ", 25).shares("p1", "BTE", 40).shares("p2", "kk", 50).round("SR4");

    for (const char *company : {"EKJ", "BTE", "kk"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", company), "not-on-sale CZ-5.8"));
}

TEST_F(BohemiaShares, TheyAreOnSaleInTheFirstStockRoundAndNotYetSoldInIt_CZ8_27)
{
    table.phase("a").shares("p1", "EKJ", 25).round("SR1");

    EXPECT_EQ(table.refusal(buyShare("p1", "EKJ")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "EKJ", 25), "no-sale-first-round CZ-5.16"));
}

TEST_F(BohemiaShares, NobodyStartsThemAgain_CZ8_27)
{
    table.round("SR4");

    for (const auto &[company, price] : {std::pair("EKJ", 50), std::pair("BTE", 60), std::pair("kk", 90)})
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", company, price), "not-on-sale CZ-5.6"));
}

TEST_F(BohemiaShares, AsManySharesAsVaclavDoNotDeposeHim_CZ8_27)
{
    table.shares("p1", "EKJ", 25).shares("p1", "kk", 40).round("SR4").after({buyShare("p1", "EKJ"), pass("p2")});
    EXPECT_EQ(table.percent("p1", "EKJ"), 50);
    EXPECT_EQ(table.director("EKJ"), "vaclav");

    table.after(buyShare("p1", "kk"));
    EXPECT_EQ(table.percent("p1", "kk"), 50);
    EXPECT_EQ(table.director("kk"), "vaclav");
    EXPECT_EQ(table.certificates("p1"), 2 + 5); // no director's certificate among them
    EXPECT_THAT(told<DirectorChanged>(table.events()), IsEmpty());
}

TEST_F(BohemiaShares, ACorrectedHoldingDoesNotDeposeHimEither_CZ8_27)
{
    table.round("SR4").after(correct(R"("holder":"p1","company":"EKJ","percent":50)"));

    EXPECT_EQ(table.percent("p1", "EKJ"), 50);
    EXPECT_EQ(table.director("EKJ"), "vaclav");
    EXPECT_EQ(reason(table, correct(R"("holder":"vaclav","company":"EKJ","percent":-50)")), "unknown-name");
}

TEST_F(BohemiaShares, APlayerMaySellAllHeHasOfThem_CZ8_27)
{
    table.shares("p1", "EKJ", 50).round("SR4").after(sellShares("p1", "EKJ", 50));

    EXPECT_EQ(table.cash("p1"), 1100);
    EXPECT_EQ(table.price("EKJ"), 45); // one step for the block
    EXPECT_EQ(table.director("EKJ"), "vaclav");
    EXPECT_EQ(table.directorsCertificate("EKJ"), "vaclav");
}

TEST_F(BohemiaShares, VaclavTakesOverNoCompanyOfAPlayer_CZ8_23)
{
    // Nobody else has two units of VBW: its director keeps two.
    table.operating("VBW", 60, "p1", 0).shares("p1", "VBW", 25).round("SR4");

    EXPECT_EQ(table.refusal(sellShares("p1", "VBW", 25)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "VBW", 50), "nobody-takes-over CZ-5.24"));
}

TEST_F(BohemiaShares, VaclavHasNoTurn_CZ8_23)
{
    table.round("SR4");
    EXPECT_EQ(reason(table, buyShare("vaclav", "EKJ")), "unknown-name");

    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(buyShare("p2", "EKJ"));
    EXPECT_EQ(table.turn(), "p1");
    table.after({pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "OR4.1");
}

TEST_F(BohemiaShares, ALargeCompanyMayBeHeldUpTo70Percent_CZ10_20)
{
    table.operating("SX", 90, "p1", 0).shares("p1", "SX", 40).round("SR4").after(buyShare("p1", "SX"));
    EXPECT_EQ(table.percent("p1", "SX"), 70);
    table.turnOf("p1");

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "SX"), "holding-limit CZ-8.20"));
}

TEST_F(BohemiaShares, AMediumUpTo60AndASmallUpTo75_CZ8_20)
{
    table.operating("NWB", 60, "p1", 0).shares("p1", "NWB", 20);
    table.operating("VBW", 50, "p1", 0).shares("p1", "VBW", 25).round("SR4");

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "NWB"), "holding-limit CZ-8.20"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "VBW"), "holding-limit CZ-8.20"));
}

TEST_F(BohemiaShares, APlayerHolds14Certificates_CZ8_20)
{
    for (const char *local : {"S1", "S2", "S3", "M1", "M2", "M3", "L1", "L2", "L3"})
        table.privateOf("p1", local);
    table.shares("p1", "EKJ", 25).shares("p1", "kk", 30).round("SR4"); // 9 + 1 + 3
    EXPECT_EQ(table.certificates("p1"), 13);
    table.after({buyShare("p1", "BTE"), pass("p2")});

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BTE"), "certificate-limit CZ-8.20"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BCB", 50), "certificate-limit CZ-8.20"));
}

TEST_F(BohemiaShares, VaclavsSharesCountForSoldOut_CZ8_32)
{
    // EKJ is sold out with both players' 25 %; of BTE one certificate is left.
    table.shares("p1", "EKJ", 25).shares("p2", "EKJ", 25).shares("p1", "BTE", 20).round("SR4");
    allPass(table);

    EXPECT_EQ(table.price("EKJ"), 53);
    EXPECT_EQ(table.price("BTE"), 60);
    EXPECT_EQ(table.price("kk"), 90);
}

TEST_F(BohemiaShares, SoldOutCompaniesOfEverySizeRise_CZ8_32)
{
    table.shares("p1", "BTE", 40).shares("p1", "kk", 20).shares("p2", "kk", 30).round("SR4");
    allPass(table);

    EXPECT_EQ(table.price("EKJ"), 50);
    EXPECT_EQ(table.price("BTE"), 63);
    EXPECT_EQ(table.price("kk"), 95);
}

TEST_F(BohemiaShares, VaclavTakesNoPartInTheScoring_CZ8_32)
{
    table.shares("p1", "EKJ", 25).shares("p2", "kk", 30).privateOf("p2", "L1").round("OR8.3").cash("p1", 100);
    table.cash("p2", 200).after(endGame());

    const std::vector<Score> scores = table.rules().scores(table.position());
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores.front().player, PlayerId(1));
    EXPECT_EQ(totalOfSeat(table, 1), 100 + 50);
    EXPECT_EQ(totalOfSeat(table, 2), 200 + 3 * 90 + 120);
}

TEST_F(BohemiaShares, OrderCardsFollowTheCashOfTheTwo_CZ8_22)
{
    table.cash("p1", 10).cash("p2", 20).round("SR4");
    allPass(table);

    EXPECT_THAT(table.order(), ElementsAre("p2", "p1"));
}

TEST_F(BohemiaShares, LargeCompaniesFloatAsEver_CZ8_20)
{
    table.started("SX", 100, "p1").shares("p1", "SX", 20).round("SR4").after(buyShare("p1", "SX"));

    EXPECT_EQ(table.status("SX"), "operating");
    EXPECT_EQ(table.cash("SX"), 1000);
}

} // namespace
} // namespace flimnap::test
