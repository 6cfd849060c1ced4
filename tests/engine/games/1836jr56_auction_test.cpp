#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The auction of the private railways (JR-4.1 to JR-4.9); scenarios S1 to S4.

TEST(TheSetUp1836Jr56, GivesCashAndTrainsByThePreparationLine_S1)
{
    const Table table = game1836(3);

    EXPECT_EQ(table.cash("p1"), 300);
    EXPECT_EQ(table.game().tableOf(3)->certificateLimit, 13);
    EXPECT_EQ(table.cash("bank"), 5100);
    EXPECT_EQ(table.left("2"), 5);
    EXPECT_EQ(table.left("3"), 4);
    EXPECT_EQ(table.left("4"), 3);
    EXPECT_EQ(table.left("5"), 2);
    EXPECT_EQ(table.left("6"), 2);
    EXPECT_EQ(table.left("8"), 5);
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "p1");
}

TEST(TheWaterfall, LowersTheCheapestByFiveWhenAllPass_S2)
{
    Table table = game1836(3);
    for (const int price : {15, 10, 5}) {
        table.after({pass("p1"), pass("p2"), pass("p3")});
        EXPECT_EQ(table.refusal(with(buyPrivate("p1", "ACC"), R"("price":)" + std::to_string(price))), "accepted");
    }
}

TEST(TheWaterfall, GivesTheCheapestAwayWhenItsPriceIsNothing_JR4_8)
{
    Table table = game1836(3);
    for (int lap = 0; lap < 4; ++lap)
        table.after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_THAT(table.privates("p1"), ElementsAre("ACC"));
    EXPECT_EQ(table.cash("p1"), 300);
    EXPECT_EQ(table.turn(), "p2"); // left of the one who took it
}

TEST(TheWaterfall, IsAuctionedFromTheLowestBid_S3)
{
    Table table = game1836(3);
    table.after({bid("p1", "E-SF", 45), bid("p2", "E-SF", 50), buyPrivate("p3", "ACC")});
    EXPECT_EQ(table.cash("p3"), 280);
    EXPECT_EQ(table.turn(), "p1");

    table.after({bid("p1", "E-SF", 55), pass("p2")});

    EXPECT_THAT(table.privates("p1"), ElementsAre("E-SF"));
    EXPECT_EQ(table.cash("p1"), 245);
    EXPECT_EQ(table.cash("p2"), 300);
    EXPECT_EQ(table.turn(), "p2"); // left of the winner
}

TEST(TheWaterfall, GoesOnAfterWhoPaidTheAskedPriceInTheOtherReading_S3)
{
    Table table = game1836(3, R"({"JR-D4":"E"})");
    table.after({bid("p1", "E-SF", 45), bid("p2", "E-SF", 50), buyPrivate("p3", "ACC")});
    table.after({bid("p1", "E-SF", 55), pass("p2")});

    EXPECT_EQ(table.turn(), "p1"); // left of p3
}

TEST(TheWaterfall, PaysTheOwnersWhenAllPass_S4)
{
    Table table = game1836(3);
    table.after({buyPrivate("p1", "ACC"), buyPrivate("p2", "E-SF")});
    table.after({pass("p3"), pass("p1"), pass("p2")});

    EXPECT_EQ(table.cash("p1"), 300 - 20 + 5);
    EXPECT_EQ(table.cash("p2"), 300 - 40 + 10);
    EXPECT_EQ(table.cash("p3"), 300);
    EXPECT_EQ(table.turn(), "p3"); // left of the last buyer
}

TEST(TheWaterfall, SellsToTheOnlyBidderAtOnce_JR4_5)
{
    Table table = game1836(3);
    table.after({bid("p1", "E-SF", 45), buyPrivate("p2", "ACC")});

    EXPECT_THAT(table.privates("p1"), ElementsAre("E-SF"));
    EXPECT_EQ(table.cash("p1"), 255);
    EXPECT_EQ(table.turn(), "p2");
}

TEST(TheWaterfall, GivesThePriorityCardToTheLeftOfTheLastBuyer_JR4_9)
{
    Table table = game1836(3);
    table.after({buyPrivate("p1", "ACC"), buyPrivate("p2", "E-SF"), buyPrivate("p3", "CdH"), buyPrivate("p1", "RdP")});

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p1"));
}

TEST(TheWaterfall, RefusesBidsThatAreTooLowOrBetweenTheSteps)
{
    Table table = game1836(3);
    EXPECT_TRUE(refusesUnlessForced(table, bid("p1", "E-SF", 40), "bid-too-low JR-4.3"));
    EXPECT_TRUE(refusesUnlessForced(table, bid("p1", "E-SF", 46), "bid-step JR-4.3"));
    table.after(bid("p1", "E-SF", 60));
    EXPECT_TRUE(refusesUnlessForced(table, bid("p2", "E-SF", 60), "bid-too-low JR-4.3"));
    EXPECT_EQ(table.refusal(bid("p2", "E-SF", 65)), "accepted");
}

TEST(TheWaterfall, CountsCashThatBidsStandForAsSpent_JR4_4)
{
    Table table = game1836(3);
    table.after({bid("p1", "RdP", 200), pass("p2"), pass("p3")});

    EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", "CdH", 105), "no-cash JR-4.4"));
    EXPECT_EQ(table.refusal(bid("p1", "CdH", 100)), "accepted");
    EXPECT_EQ(table.refusal(bid("p1", "RdP", 300)), "accepted"); // his own bid counts for the same railway
}

TEST(TheWaterfall, SellsOnlyTheFirstAtItsPriceAndTakesBidsOnLaterOnesOnly_JR4_2)
{
    const Table table = game1836(3);
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "CdH"), "not-on-sale JR-5.10"));
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", "ACC", 25), "not-on-sale JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p2", "ACC"), "not-your-turn JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "B", 100), "wrong-round JR-4.2"));
}

} // namespace
} // namespace flimnap::test
