#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

// Dealings in shares (JR-5.1 to JR-5.33); scenarios S9, S11, S12, S15 to S17, S19.

/// SR2 with four players; whoever a test names has the turn.
class Shares1836Jr56 : public ::testing::Test
{
protected:
    void begin(const std::string &player = "p1") { table.round("SR2").turnOf(player); }

    Table table = game1836(4);
};

TEST_F(Shares1836Jr56, LowerThePriceByARowForEveryTenPercentSold_S9)
{
    table.started("B", "R1C6", "p2").shares("p1", "B", 20).cash("p1", 0);
    begin();
    table.after(sellShares("p1", "B", 20));

    EXPECT_EQ(table.cash("p1"), 220);
    EXPECT_EQ(table.cell("B"), "R3C6");
    EXPECT_EQ(table.price("B"), 90);
    EXPECT_EQ(table.percent("pool", "B"), 20);
}

TEST_F(Shares1836Jr56, StayWhereNoSpaceIsBelow_S11)
{
    table.started("B", "R6C9", "p2").shares("p1", "B", 10);
    begin();
    table.after(sellShares("p1", "B", 10));

    EXPECT_EQ(table.price("B"), 90);
    EXPECT_EQ(table.cell("B"), "R6C9");
}

TEST_F(Shares1836Jr56, StopOnTheLineAboveTheClosingArea_S12)
{
    table.started("B", "R9C1", "p2").shares("p1", "B", 10);
    begin();
    table.after(sellShares("p1", "B", 10));

    EXPECT_EQ(table.price("B"), 30);
    EXPECT_EQ(table.status("B"), "started");
}

TEST(SharesInTheOtherReading, PushACompanyIntoTheClosingArea_S12)
{
    Table table = game1836(4, R"({"JR-D8":"E"})");
    table.running("B", "R9C1", "p2", 70).shares("p1", "B", 10).train("B", "3").round("SR2").turnOf("p1");
    const int bank = table.cash("bank");
    table.after(sellShares("p1", "B", 10));

    EXPECT_EQ(table.status("B"), "closed");
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(table.cash("bank"), bank - 30 + 70);
    EXPECT_EQ(table.percent("p2", "B"), 0);
}

TEST_F(Shares1836Jr56, RiseARowWhenPlayersHoldAllOfThem_S15)
{
    table.started("B", "R6C3", "p1").shares("p1", "B", 40).shares("p2", "B", 40);
    table.started("GCL", "R1C6", "p2").shares("p2", "GCL", 40).shares("p1", "GCL", 40);
    begin();
    EXPECT_EQ(table.price("B"), 55);
    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});

    EXPECT_EQ(table.price("B"), 60); // one row up
    EXPECT_EQ(table.price("GCL"), 110);
}

TEST_F(Shares1836Jr56, InYellowDoNotCountAgainstTheLimit_S16)
{
    table.started("GCL", "R1C5", "p1").shares("p1", "GCL", 40);   // 5 certificates
    table.started("Nord", "R2C5", "p1").shares("p1", "Nord", 40); // 5 more
    table.started("B", "R5C1", "p2").pooled("B", 10).started("HSM", "R3C5", "p3").cash("p1", 500);
    begin();
    ASSERT_EQ(table.certificates("p1"), 10);

    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "B")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "HSM"), "certificate-limit JR-5.25"));
}

TEST_F(Shares1836Jr56, AreLimitedTo60PercentOutsideTheBrownZone_JR5_26)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 40).started("GCL", "R9C1", "p1").shares("p1", "GCL", 40);
    table.pooled("GCL", 10).pooled("B", 10).cash("p1", 500);
    begin();

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "B"), "holding-limit JR-5.26"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShareFromPool("p1", "B"), "holding-limit JR-5.26"));
    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "GCL")), "accepted");
}

TEST_F(Shares1836Jr56, BoughtInThisRoundAreNotSoldInIt_S17)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 20).cash("p1", 500);
    begin();
    table.after(buyShare("p1", "B"));

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 30), "keeps-bought JR-5.15"));
    EXPECT_EQ(table.refusal(sellShares("p1", "B", 20)), "accepted");

    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 30), "keeps-bought JR-5.15"));
}

TEST(SharesInTheOtherReading, AreKeptInTheTurnOfTheirPurchaseOnly_JRD6)
{
    Table table = game1836(4, R"({"JR-D6":"E"})");
    table.started("B", "R1C5", "p2").shares("p1", "B", 20).cash("p1", 500).round("SR2").turnOf("p1");
    table.after(buyShare("p1", "B"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 30), "keeps-bought JR-5.15"));

    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});
    EXPECT_EQ(table.refusal(sellShares("p1", "B", 30)), "accepted");
}

TEST_F(Shares1836Jr56, OfThePresidentGoToASuccessorFirst_S19)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 10).shares("p2", "B", 20).shares("p3", "B", 30);
    table.cash("p1", 0);
    begin();
    table.after(sellShares("p1", "B", 20));

    EXPECT_EQ(table.percent("p1", "B"), 10);
    EXPECT_EQ(table.director("B"), "p3");
    EXPECT_EQ(table.percent("p3", "B"), 30);
    EXPECT_EQ(table.cell("B"), "R3C5");
    EXPECT_EQ(table.cash("p1"), 200);
}

TEST_F(Shares1836Jr56, OfThePresidentStayIfNobodyHoldsTwenty_JR5_16)
{
    table.started("B", "R1C5", "p1").shares("p2", "B", 10);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "B", 10), "nobody-takes-over JR-5.16"));
}

TEST_F(Shares1836Jr56, AreNotSoldBeyondHalfOfACompanyInThePool_JR5_14)
{
    table.started("B", "R1C5", "p2").pooled("B", 40).shares("p1", "B", 20);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 20), "pool-limit JR-5.14"));
    EXPECT_EQ(table.refusal(sellShares("p1", "B", 10)), "accepted");
}

TEST_F(Shares1836Jr56, AreNotBoughtAgainAfterASale_JR5_27)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 20).cash("p1", 500);
    begin();
    table.after(sellShares("p1", "B", 10));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "B"), "sold-this-round JR-5.27"));
}

TEST_F(Shares1836Jr56, OfOneCompanyAreSoldInOneBlock_JR5_12)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 20);
    begin();
    table.after(sellShares("p1", "B", 10));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 10), "already-sold-this-turn JR-5.12"));
}

TEST_F(Shares1836Jr56, AreNotSoldInTheFirstRound_JR5_4)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 20).round("SR1").turnOf("p1");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 10), "no-sale-first-round JR-5.4"));
}

// The order in a turn (JR-5.3, JR-D5).

class ATurn1836Jr56 : public ::testing::Test
{
protected:
    static Table laidOut(const std::string &options)
    {
        Table table = game1836(4, options);
        table.started("B", "R1C5", "p2").started("GCL", "R2C5", "p3").started("Nord", "R3C5", "p4");
        table.shares("p1", "GCL", 20).shares("p1", "Nord", 20).cash("p1", 500).round("SR2").turnOf("p1");
        return table;
    }
};

TEST_F(ATurn1836Jr56, IsSalesAndThenAPurchase)
{
    Table table = laidOut("{}");
    table.after({sellShares("p1", "GCL", 10), buyShare("p1", "B")});
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "Nord", 10), "sold-before-purchase JR-5.3"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(ATurn1836Jr56, OrAPurchaseAndThenSales)
{
    Table table = laidOut("{}");
    table.after({buyShare("p1", "B"), sellShares("p1", "GCL", 10), sellShares("p1", "Nord", 10), pass("p1")});
    EXPECT_EQ(table.turn(), "p2");
}

TEST_F(ATurn1836Jr56, IsSalesPurchaseAndSalesInTheOtherReading)
{
    Table table = laidOut(R"({"JR-D5":"E"})");
    table.after({sellShares("p1", "GCL", 10), buyShare("p1", "B"), sellShares("p1", "Nord", 10)});
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(ATurn1836Jr56, HasOnePurchase)
{
    Table table = laidOut("{}");
    table.after(buyShare("p1", "B"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "Nord"), "bought-this-turn JR-5.3"));
}

TEST_F(ATurn1836Jr56, CanBuyAPrivateRailwayFromAnotherPlayerInstead)
{
    Table table = laidOut("{}");
    table.privateOf("p2", "CdH");
    const int seller = table.cash("p2");
    const std::string line = with(buyPrivate("p1", "CdH"), R"("price":65)");
    table.after(line);

    EXPECT_EQ(table.cash("p1"), 435);
    EXPECT_EQ(table.cash("p2"), seller + 65);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "B"), "bought-this-turn JR-5.3"));

    Table other = laidOut(R"({"JR-D7":"E"})");
    other.privateOf("p2", "CdH");
    EXPECT_TRUE(refusesUnlessForced(other, line, "private-not-on-sale JR-5.10"));
}

} // namespace
} // namespace flimnap::test
