#include <gmock/gmock.h>

#include "1824_moves.h"
#include "table/values.h"

namespace flimnap::test {
namespace {

// The bank pool (AH-8.17 to AH-8.19) and the bonus of Bukowina (AH-8.20) in Cisleithania for two.

/// SR3, p1 first; BK runs under p1 at R5C3 = 80 and CL under p2 at R5C3; both have 500.
class Pool1824 : public ::testing::Test
{
protected:
    Pool1824()
    {
        table.running("BK", "R5C3", "p1", 0).running("CL", "R5C3", "p2", 0);
        table.cash("p1", 500).cash("p2", 500).round("SR3");
    }

    Table table = cisleithaniaForTwo();
};

TEST_F(Pool1824, SoldSharesGoThere_AH8_17)
{
    table.shares("p2", "CL", 30).shares("p1", "CL", 30).after(sellShares("p1", "CL", 30));

    EXPECT_EQ(table.percent("pool", "CL"), 30);
    EXPECT_EQ(table.percent("bank", "CL"), 20);
    EXPECT_EQ(table.cash("p1"), 500 + 240);
    EXPECT_EQ(table.cell("CL"), "R6C3");
}

TEST_F(Pool1824, TheBuyerSaysFromWhereAtOnePrice_AH8_17)
{
    table.pooled("CL", 30);
    Table fromBank = table;
    fromBank.after(buyShare("p1", "CL"));
    EXPECT_EQ(fromBank.percent("bank", "CL"), 40);
    EXPECT_EQ(fromBank.percent("pool", "CL"), 30);
    EXPECT_EQ(fromBank.cash("p1"), 420);

    table.after(buyShareFromPool("p1", "CL"));
    EXPECT_EQ(table.percent("bank", "CL"), 50);
    EXPECT_EQ(table.percent("pool", "CL"), 20);
    EXPECT_EQ(table.cash("p1"), 420);
}

TEST_F(Pool1824, WhatItDoesNotHaveItDoesNotSell_AH8_17)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyShareFromPool("p1", "CL"), "not-on-sale AH-8.17"));
    table.pooled("CL", 80);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "CL"), "not-on-sale AH-8.17"));
    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "CL")), "accepted");
}

// Scenario 58
TEST_F(Pool1824, PurchasesFromItMayLeadBeyond60Percent_AH8_17)
{
    table.shares("p1", "BK", 40).shares("p2", "BK", 20).pooled("BK", 10);
    ASSERT_EQ(table.percent("bank", "BK"), 10);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "holding-limit AH-8.17"));

    table.after(buyShareFromPool("p1", "BK"));

    EXPECT_EQ(table.percent("p1", "BK"), 70);
    table.turnOf("p1");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BK"), "holding-limit AH-8.17"));
}

// The other conditions of a purchase hold there too.
TEST_F(Pool1824, OtherwiseItIsAPurchaseLikeOthers_AH8_17)
{
    table.pooled("CL", 30).cash("p1", 79);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShareFromPool("p1", "CL"), "no-cash AH-5.7"));
    table.cash("p1", 80).debt("p1", 1);
    EXPECT_TRUE(refusesUnlessForced(table, buyShareFromPool("p1", "CL"), "in-debt AH-5.11"));
    table.debt("p1", 0).shares("p1", "CL", 20).after(buyShareFromPool("p1", "CL"));
    EXPECT_EQ(table.director("CL"), "p1"); // 30 % against 20 %
}

// AH-8.18
TEST_F(Pool1824, BankAndPoolTogetherHoldHalfAtMost_AH8_18)
{
    table.shares("p2", "CL", 20).shares("p1", "CL", 20).pooled("CL", 20);
    ASSERT_EQ(table.percent("bank", "CL") + table.percent("pool", "CL"), 40);
    EXPECT_EQ(table.refusal(sellShares("p1", "CL", 10)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "CL", 20), "unsold-limit AH-8.18"));
}

// A-30
TEST(PoolLimit1824, ATableMayLetEverythingBeSold_A30)
{
    Table table = cisleithaniaForTwo(R"({"overrides":{"pool_limit":100}})");
    table.running("CL", "R5C3", "p2", 0).shares("p1", "CL", 20).round("SR3");
    EXPECT_EQ(table.refusal(sellShares("p1", "CL", 20)), "accepted");
}

// AH-8.19
TEST_F(Pool1824, AMountainRailwayTakesFromThePoolOnlyWhatTheBankLacks_AH8_19)
{
    table.begun("3").privateOf("p1", "B1").privateOf("p2", "B2").pooled("CL", 70);
    ASSERT_EQ(table.percent("bank", "CL"), 10);
    table.after(exchange("p1", "B1", "CL"));
    EXPECT_EQ(table.percent("bank", "CL"), 0);
    EXPECT_EQ(table.percent("pool", "CL"), 70);

    table.after(exchange("p2", "B2", "CL"));
    EXPECT_EQ(table.percent("pool", "CL"), 60);
}

// AH-5.31: what lies in the pool is in nobody's hands.
TEST_F(Pool1824, SharesInItKeepACompanyFromBeingSoldOut_AH5_31)
{
    table.shares("p1", "BK", 40).shares("p2", "BK", 30).pooled("BK", 10);
    table.shares("p2", "CL", 40).shares("p1", "CL", 40);
    ASSERT_EQ(table.percent("bank", "BK"), 0);
    allPass(table);
    EXPECT_EQ(table.cell("BK"), "R5C3");
    EXPECT_EQ(table.cell("CL"), "R4C3");
}

// AH-5.26 with a pool
TEST_F(Pool1824, ADirectorsCertificateNeverGoesThere_AH5_20)
{
    table.shares("p2", "BK", 30).shares("p1", "BK", 20).after(sellShares("p1", "BK", 20));
    EXPECT_EQ(table.director("BK"), "p2");
    EXPECT_EQ(table.percent("pool", "BK"), 20);
    EXPECT_EQ(table.percent("p1", "BK"), 20);
    EXPECT_EQ(table.certificates("p1"), 2);
}

// Scenario 59, AH-8.20: the bonus is part of the run that the players declare.
TEST(Bukowina1824, TheBonusIsPartOfTheRevenue_AH8_20)
{
    const auto run = [](const std::vector<int> &values) {
        std::vector<Money> stops;
        for (const int value : values)
            stops.push_back(Money{value});
        return stops;
    };
    const Money withBonus = incomeOf({run({30, 40, 50, 50}), run({30, 30})}); // Prag … E24: 120, 50; another train
    EXPECT_EQ(withBonus, Money{230});
    Table table = cisleithaniaForTwo();
    EXPECT_THAT(table.game().stopValues, ::testing::Contains(Money{50}));
    table.running("BK", "R5C3", "p1", 0).train("BK", "2").train("BK", "3").cash("p1", 0).round("OR3.1");
    table.after({runTrains("BK", 230), payOut("BK")});
    EXPECT_EQ(table.cash("p1"), 2 * 23);
}

} // namespace
} // namespace flimnap::test
