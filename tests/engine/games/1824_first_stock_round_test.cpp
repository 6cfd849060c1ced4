#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// Purchases of the first stock round and its order (AH-4.1 to AH-4.5).

// Scenario 2: the first lap goes backwards, all others forwards.
TEST(FirstStockRound1824, GoesBackFromTheLastSeatAndThenForwards_AH4_1)
{
    Table table = game1824(5);
    std::vector<std::string> turns;
    for (const char *railway :
         {"B1", "B2", "B3", "B4", "B5", "B6", "SD2", "SD3", "UG2", "KK2", "EPP", "EOD"}) { // 120 each
        turns.push_back(table.turn());
        const std::string purchase = buyPrivate(table.turn(), railway);
        table.after(railway[0] == 'E' ? with(purchase, R"("price":120)") : purchase);
    }

    EXPECT_THAT(turns, ElementsAre("p5", "p4", "p3", "p2", "p1", "p1", "p2", "p3", "p4", "p5", "p1", "p2"));
}

TEST(FirstStockRound1824, TheFirstLapGoesBackwardsAtEveryTable_A33)
{
    for (int players = 3; players <= 6; ++players) {
        Table table = game1824(players);
        table.after(buyShare(player(players), "SD"));
        for (int seat = players - 1; seat >= 1; --seat)
            table.after(pass(player(seat)));
        EXPECT_EQ(table.turn(), "p1") << players;
    }
}

TEST(FirstStockRound1824, APassDoesNotExcludeLaterTurns_AH4_2)
{
    Table table = game1824(3);
    table.after({pass("p3"), buyPrivate("p2", "B1"), pass("p1"), pass("p1"), pass("p2")});

    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(table.refusal(buyPrivate("p3", "B2")), "accepted");
}

TEST(FirstStockRound1824, ATurnIsOnePurchase_AH4_2)
{
    Table table = game1824(3);
    table.after(buyPrivate("p3", "B1"));

    EXPECT_TRUE(refusesUnlessForced(table, buyPrivate("p3", "B2"), "not-your-turn AH-5.1"));
    EXPECT_EQ(table.turn(), "p2");
}

TEST(FirstStockRound1824, AllowsNoSales_AH5_17)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 0).shares("p3", "BK", 30).shares("p2", "BK", 20).round("SR1");

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p3", "BK", 10), "no-sale-first-round AH-5.17"));
}

TEST(FirstStockRound1824, AllowsNoExchanges_AH4_2)
{
    Table table = game1824(3);
    table.after({buyPrivate("p3", "B1"), buyCoal("p2", "EPP", 120), pass("p1"), pass("p1")});

    EXPECT_THAT(table.refusal(exchange("p2", "EPP")), StartsWith("phase-too-early AH-5.2"));
    table.after(pass("p2"));
    EXPECT_THAT(table.refusal(exchange("p3", "B1", "BK")), StartsWith("phase-too-early AH-5.2"));
}

TEST(FirstStockRound1824, EndsAtOnceIfNobodyBuysInTheFirstLap_AH4_3)
{
    Table table = game1824(3);
    table.after({pass("p3"), pass("p2")});
    EXPECT_EQ(table.round(), "SR1");

    table.after(pass("p1"));

    EXPECT_NE(table.round(), "SR1");
}

// Seat 1 acts twice in a row, but he passes once for himself only: p3 must have passed too.
TEST(FirstStockRound1824, EndsWhenEverybodyHasPassedSinceTheLastPurchase_AH4_3)
{
    Table table = game1824(3);
    table.after({buyPrivate("p3", "SD2"), pass("p2"), pass("p1"), pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "SR1");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "OR1.1");
}

TEST(FirstStockRound1824, APurchaseKeepsItAlive_AH4_3)
{
    Table table = game1824(3);
    table.after({buyPrivate("p3", "SD2"), pass("p2"), pass("p1"), pass("p1"), buyShare("p2", "SD"), pass("p3")});
    table.after(pass("p1"));
    EXPECT_EQ(table.round(), "SR1"); // p2 has not passed since his purchase

    table.after(pass("p2"));

    EXPECT_EQ(table.round(), "OR1.1");
}

TEST(FirstStockRound1824, ThePriorityCardGoesToTheNeighbourOfTheLastBuyer_AH4_3)
{
    Table firstLap = game1824(4);
    firstLap.after({pass("p4"), buyPrivate("p3", "SD2"), pass("p2"), pass("p1"), pass("p1"), pass("p2"), pass("p3")});
    ASSERT_EQ(firstLap.round(), "SR1"); // p4 has passed before the purchase only
    firstLap.after(pass("p4"));
    ASSERT_EQ(firstLap.round(), "OR1.1");
    EXPECT_THAT(firstLap.order(), ElementsAre("p4", "p1", "p2", "p3"));

    Table lastSeat = game1824(3);
    lastSeat.after(buyPrivate("p3", "SD2"));
    allPass(lastSeat);
    EXPECT_THAT(lastSeat.order(), ElementsAre("p1", "p2", "p3"));
}

// Scenario 3
TEST(FirstStockRound1824, ACoalRailwayBuysItsTrainAndPricesItsRegional_AH4_5)
{
    Table table = game1824(4);
    const int bank = table.cash("bank");

    table.after(buyCoal("p4", "EPP", 160));

    EXPECT_EQ(table.cash("p4"), 680 - 160);
    EXPECT_EQ(table.cash("EPP"), 160 - 120);
    EXPECT_EQ(table.cash("bank"), bank + 120);
    EXPECT_EQ(table.cash("bank"), 9400);
    EXPECT_THAT(table.trains("EPP"), ElementsAre("1g"));
    EXPECT_EQ(table.left("1g"), 5);
    EXPECT_EQ(table.director("EPP"), "p4");
    EXPECT_EQ(table.status("EPP"), "operating");
    EXPECT_EQ(table.cell("BK"), "R5C3");
    EXPECT_EQ(table.price("BK"), 80);
    EXPECT_EQ(table.percent("bank", "BK"), 80);
    EXPECT_EQ(table.directorsCertificate("BK"), "reserve");
    EXPECT_EQ(table.director("BK"), "");
    EXPECT_EQ(table.certificates("p4"), 0);
    EXPECT_EQ(table.phase(), "2");
    EXPECT_EQ(table.refusal(buyShare("p3", "BK")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buyCoal("p3", "EPP", 160), "private-not-on-sale AH-4.5"));
}

TEST(FirstStockRound1824, ThePriceOfACoalRailwayIsTwiceThatOfItsRegional_AH2_9)
{
    struct Price
    {
        int paid;
        std::string cell;
        int price;
        int treasury;
    };
    for (const Price &row : {Price{120, "R7C3", 60, 0}, Price{140, "R6C3", 70, 20}, Price{160, "R5C3", 80, 40},
                             Price{180, "R4C3", 90, 60}, Price{200, "R3C3", 100, 80}}) {
        for (const auto &[coal, regional] :
             {std::pair("EPP", "BK"), std::pair("EOD", "MS"), std::pair("MLB", "CL"), std::pair("SPB", "SB")}) {
            Table table = game1824(3);
            table.after(buyCoal("p3", coal, row.paid));

            EXPECT_EQ(table.cell(regional), row.cell);
            EXPECT_EQ(table.price(regional), row.price);
            EXPECT_EQ(table.cash(coal), row.treasury);
            EXPECT_EQ(table.cash("p3"), 820 - row.paid);
        }
    }
}

TEST(FirstStockRound1824, ACoalRailwayHasFivePricesOnly_AH2_8)
{
    const Table table = game1824(3);
    for (const int price : {0, 100, 119, 130, 220})
        EXPECT_THAT(table.refusal(buyCoal("p3", "EPP", price)), StartsWith("price-choice AH-")) << price;
    EXPECT_THAT(table.refusal(buyPrivate("p3", "EPP")), StartsWith("price-choice AH-"));
}

TEST(FirstStockRound1824, OtherRailwaysHaveTheirPrintedPrice_AH4_5)
{
    const Table table = game1824(3);
    EXPECT_EQ(table.refusal(buyCoal("p3", "SD1", 240)), "accepted");
    EXPECT_EQ(table.refusal(buyCoal("p3", "B1", 120)), "accepted");
    EXPECT_THAT(table.refusal(buyCoal("p3", "SD1", 120)), StartsWith("price-choice AH-"));
    EXPECT_THAT(table.refusal(buyCoal("p3", "SD2", 240)), StartsWith("price-choice AH-"));
    EXPECT_THAT(table.refusal(buyCoal("p3", "B1", 100)), StartsWith("price-choice AH-"));
}

TEST(FirstStockRound1824, TheSecondMarkerOnACellLiesBelow_AH2_26)
{
    Table table = game1824(3);
    table.after({buyCoal("p3", "SPB", 140), buyCoal("p2", "EPP", 140)});
    EXPECT_THAT(table.pile("R6C3"), ElementsAre("SB", "BK"));
}

// Scenario 4
TEST(FirstStockRound1824, PreStateRailwaysKeepWhatTheyCost_AH4_5)
{
    Table table = game1824(4);
    const int bank = table.cash("bank");

    table.after(buyPrivate("p4", "SD1"));
    EXPECT_EQ(table.cash("p4"), 440);
    EXPECT_EQ(table.cash("SD1"), 240);
    EXPECT_EQ(table.cash("bank"), bank);
    EXPECT_THAT(table.trains("SD1"), IsEmpty());

    table.after({pass("p3"), pass("p2"), pass("p1"), pass("p1"), pass("p2"), pass("p3"), buyPrivate("p4", "B2")});
    EXPECT_EQ(table.cash("p4"), 320);
    EXPECT_EQ(table.cash("SD1"), 240);
    EXPECT_EQ(table.cash("bank"), bank + 120);
    EXPECT_EQ(table.certificates("p4"), 0);
    EXPECT_THAT(table.privates("p4"), ElementsAre("B2"));
}

TEST(FirstStockRound1824, PreStateRailwaysCost240Or120_AH2_10)
{
    for (const auto &[code, price] :
         {std::pair("SD1", 240), std::pair("SD2", 120), std::pair("SD3", 120), std::pair("UG1", 240),
          std::pair("UG2", 120), std::pair("KK1", 240), std::pair("KK2", 120)}) {
        Table table = game1824(3);
        table.after(buyPrivate("p3", code));
        EXPECT_EQ(table.cash(code), price) << code;
        EXPECT_EQ(table.cash("p3"), 820 - price) << code;
        EXPECT_EQ(table.director(code), "p3") << code;
    }
}

TEST(FirstStockRound1824, NothingIsBoughtWithoutTheCash_AH5_7)
{
    Table table = game1824(3);
    table.cash("p3", 119);
    for (const std::string &purchase : {buyPrivate("p3", "B1"), buyPrivate("p3", "SD2"), buyCoal("p3", "EPP", 120)})
        EXPECT_TRUE(refusesEvenIfForced(table, purchase, "no-cash AH-4.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p3", "SD"), "no-cash AH-5.7"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p3", "BH", 60), "no-cash AH-5.13"));

    table.cash("p3", 120);
    for (const std::string &purchase : {buyPrivate("p3", "B1"), buyPrivate("p3", "SD2"), buyCoal("p3", "EPP", 120),
                                        buyShare("p3", "SD"), startCompany("p3", "BH", 60)})
        EXPECT_EQ(table.refusal(purchase), "accepted");
}

TEST(FirstStockRound1824, BosniasDirectorsCertificateSetsItsPrice_AH4_5)
{
    for (const auto &[price, cell] : {std::pair(60, "R7C3"), std::pair(70, "R6C3"), std::pair(80, "R5C3"),
                                      std::pair(90, "R4C3"), std::pair(100, "R3C3")}) {
        Table table = game1824(3);
        const int bank = table.cash("bank");

        table.after(startCompany("p3", "BH", price));

        EXPECT_EQ(table.cell("BH"), cell);
        EXPECT_EQ(table.cash("p3"), 820 - 2 * price);
        EXPECT_EQ(table.cash("bank"), bank + 2 * price);
        EXPECT_EQ(table.director("BH"), "p3");
        EXPECT_EQ(table.status("BH"), "started");
        EXPECT_EQ(table.refusal(buyShare("p2", "BH")), "accepted");
    }
}

TEST(FirstStockRound1824, BosniaHasFivePricesOnly_AH5_13)
{
    const Table table = game1824(3);
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p3", "BH", 110), "bad-par AH-5.13")); // R2C3
    for (const int price : {50, 65, 130})
        EXPECT_THAT(table.refusal(startCompany("p3", "BH", price)), StartsWith("bad-par AH-5.13")) << price;
}

TEST(FirstStockRound1824, SharesOfStatesGiveNoSay_AH5_28)
{
    Table table = game1824(3);
    table.after({buyShare("p3", "UG"), pass("p2"), pass("p1"), pass("p1"), pass("p2"), buyShare("p3", "UG")});

    EXPECT_EQ(table.cash("p3"), 820 - 2 * 120);
    EXPECT_EQ(table.percent("p3", "UG"), 20);
    EXPECT_EQ(table.certificates("p3"), 2);
    EXPECT_EQ(table.director("UG"), "");
    EXPECT_EQ(table.price("UG"), 120);
}

// AH-4.4: the limits of later rounds hold here too.
TEST(FirstStockRound1824, NobodyBuysMoreThan60Percent_AH5_9)
{
    Table table = game1824(3);
    table.shares("p3", "UG", 50);
    EXPECT_EQ(table.refusal(buyShare("p3", "UG")), "accepted");
    table.shares("p3", "UG", 10);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p3", "UG"), "holding-limit AH-5.9"));
}

} // namespace
} // namespace flimnap::test
