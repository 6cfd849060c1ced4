#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// When a regional railway opens, and with what (AH-5.29, AH-5.30).

TEST(Floating1824, AnUnlinkedRegionalOpensAtHalfWithTenTimesItsStartingPrice_AH5_30)
{
    Table table = game1824(3);
    table.started("BH", "R4C3", "p2").shares("p3", "BH", 10).cash("p1", 500).round("SR3");
    const int bank = table.cash("bank");

    table.after(buyShare("p1", "BH"));
    EXPECT_EQ(table.status("BH"), "started"); // 40 %

    table.after({pass("p2"), pass("p3"), buyShare("p1", "BH")});
    EXPECT_EQ(table.status("BH"), "operating");
    EXPECT_EQ(table.cash("BH"), 900);
    EXPECT_EQ(table.cash("bank"), bank + 2 * 90 - 900);
    EXPECT_EQ(table.tokensLeft("BH"), 3);
}

// AH-2.12
TEST(Floating1824, ARegionalThatLostItsCoalRailwayToo_AH2_12)
{
    Table table = game1824(3);
    table.cash("p1", 500).cash("p2", 500).cash("p3", 500).round("SR2");
    table.after({startCompany("p1", "SB", 60), buyShare("p2", "SB"), buyShare("p3", "SB"), buyShare("p1", "SB")});

    EXPECT_EQ(table.status("SB"), "operating");
    EXPECT_EQ(table.cash("SB"), 600);
}

TEST(Floating1824, ALinkedRegionalGetsEightTimesItsPrice_AH5_30)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "SPB", 0, 200).shares("p1", "SB", 30).round("SR3");

    table.after(exchange("p1", "SPB"));

    EXPECT_EQ(table.status("SB"), "operating");
    EXPECT_EQ(table.cash("SB"), 8 * 100);
}

TEST(Floating1824, ItTakesItsFirstTurnInTheNextOperatingRound_AH5_30)
{
    Table table = game1824(3);
    table.started("BH", "R4C3", "p2").shares("p3", "BH", 20).cash("p1", 500).round("SR3");
    table.after({buyShare("p1", "BH"), pass("p2"), pass("p3"), pass("p1")});

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.turn(), "BH");
    EXPECT_EQ(table.stationsOnMap("BH"), 1); // AH-6.5: its home marker, free
    EXPECT_EQ(table.tokensLeft("BH"), 2);
    EXPECT_EQ(table.cash("BH"), 900);
}

TEST(Floating1824, ShareCertificatesAloneDoNotOpenIt_AH5_29)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 0).shares("p2", "BK", 60).cash("p3", 500).round("SR3");

    table.after({pass("p1"), pass("p2"), buyShare("p3", "BK")});

    EXPECT_EQ(table.percent("bank", "BK"), 10);
    EXPECT_EQ(table.status("BK"), "started");
    EXPECT_EQ(table.cash("BK"), 0);
}

TEST(Floating1824, IsTold_AH5_30)
{
    Table table = game1824(3);
    table.started("BH", "R4C3", "p2").shares("p3", "BH", 20).cash("p1", 500).round("SR3");

    table.after(buyShare("p1", "BH"));

    const auto floated = told<CompanyFloated>(table.events());
    ASSERT_EQ(floated.size(), 1U);
    EXPECT_EQ(floated.front().company, table.game().findCompany("BH"));
}

} // namespace
} // namespace flimnap::test
