#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

// The auction of the private railways (JR-4.1 to JR-4.9); scenarios S1 to S4.

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

TEST(TheWaterfall, LetsNoCorrectionTakeCashThatBidsStandFor_JR4_4)
{
    Table table = game1836(3);
    table.after({bid("p1", "RdP", 200), bid("p2", "CdH", 105)});

    EXPECT_THAT(table.refusal(correctCash("p1", -101)), StartsWith("no-cash"));
    EXPECT_EQ(table.refusal(correctCash("p1", -100)), "accepted");
    EXPECT_EQ(table.refusal(correctCash("p3", -300)), "accepted");
}

TEST(TheWaterfall, SellsOnlyTheFirstAtItsPriceAndTakesBidsOnLaterOnesOnly_JR4_2)
{
    const Table table = game1836(3);
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "CdH"), "private-not-on-sale JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", "ACC", 25), "private-not-on-sale JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p2", "ACC"), "not-your-turn JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "B", 100), "wrong-round JR-4.2"));
}

TEST(TheWaterfall, GoesOnWithTheNextPlayerAfterAPayOutInTheOtherReading_JRD4)
{
    Table table = game1836(3, R"({"JR-D4":"E"})");
    table.after({bid("p1", "E-SF", 45), buyPrivate("p2", "ACC")}); // E-SF goes to p1 at once
    ASSERT_EQ(table.turn(), "p3");                                 // left of p2, who paid the asked price
    table.after({pass("p3"), pass("p1"), pass("p2")});
    EXPECT_EQ(table.turn(), "p3"); // simply the next

    Table printed = game1836(3);
    printed.after({bid("p1", "E-SF", 45), buyPrivate("p2", "ACC")});
    ASSERT_EQ(printed.turn(), "p2"); // left of p1, the last buyer
    printed.after({pass("p2"), pass("p3"), pass("p1")});
    EXPECT_EQ(printed.turn(), "p2");
}

TEST(TheWaterfall, GivesPriorityToTheLeftOfTheLastAskerInTheOtherReading_JRD4)
{
    for (const std::string options : {"{}", R"({"JR-D4":"E"})"}) {
        Table table = game1836(3, options);
        table.after({bid("p1", "RdP", 75), buyPrivate("p2", "ACC"), buyPrivate("p3", "E-SF"), pass("p1")});
        table.after(buyPrivate("p2", "CdH")); // and RdP to its only bidder
        EXPECT_THAT(table.privates("p1"), ElementsAre("RdP"));
        EXPECT_EQ(table.round(), "SR1");
        EXPECT_EQ(table.turn(), options == "{}" ? "p2" : "p3");
    }
}

TEST(TheWaterfall, LetsAPlayerRaiseHisOwnBid_JR4_4)
{
    Table table = game1836(3);
    table.after({bid("p1", "CdH", 55), pass("p2"), pass("p3")});
    EXPECT_TRUE(refusesUnlessForced(table, bid("p1", "CdH", 55), "bid-too-low JR-4.3"));
    table.after({bid("p1", "CdH", 70), pass("p2"), buyPrivate("p3", "ACC"), buyPrivate("p1", "E-SF")});
    EXPECT_THAT(table.privates("p1"), ElementsAre("E-SF", "CdH"));
    EXPECT_EQ(table.cash("p1"), 300 - 40 - 70); // only the latest bid counts
}

TEST(TheWaterfall, SellsOneAfterTheOtherWhatHasBids_JR4_5)
{
    Table table = game1836(3);
    table.after({bid("p1", "E-SF", 45), bid("p2", "CdH", 55), bid("p3", "CdH", 60), buyPrivate("p1", "ACC")});
    EXPECT_THAT(table.privates("p1"), ElementsAre("ACC", "E-SF"));
    EXPECT_EQ(table.turn(), "p2"); // the lower of the two bids on CdH
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", "RdP", 75), "private-not-on-sale JR-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p2", "CdH"), "private-not-on-sale JR-4.2"));
    EXPECT_TRUE(refusesUnlessForced(table, bid("p2", "CdH", 60), "bid-too-low JR-4.3"));
    table.after({bid("p2", "CdH", 65), pass("p3")});
    EXPECT_THAT(table.privates("p2"), ElementsAre("CdH"));
    EXPECT_EQ(table.cash("p2"), 235);
    EXPECT_EQ(table.cash("p3"), 300);
    EXPECT_EQ(table.turn(), "p3");
}

TEST(TheWaterfall, ForgetsPassesWithEveryBidAndPurchase_JR4_8)
{
    Table table = game1836(3);
    table.after({pass("p1"), pass("p2"), bid("p3", "RdP", 75), pass("p1"), pass("p2")});
    EXPECT_EQ(table.refusal(with(buyPrivate("p3", "ACC"), R"("price":20)")), "accepted"); // not cheaper yet
    table.after(pass("p3"));
    EXPECT_EQ(table.refusal(with(buyPrivate("p1", "ACC"), R"("price":15)")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyPrivate("p1", "ACC"), R"("price":20)"), "price-choice JR-4.2"));
}

TEST(TheWaterfall, SellsWhatHasABidAfterTheGiftOfTheCheapest_JR4_8)
{
    Table table = game1836(3);
    table.after({pass("p1"), bid("p2", "E-SF", 45)});
    for (int lap = 0; lap < 4; ++lap)
        table.after({pass("p3"), pass("p1"), pass("p2")});
    EXPECT_THAT(table.privates("p3"), ElementsAre("ACC"));
    EXPECT_THAT(table.privates("p2"), ElementsAre("E-SF"));
    EXPECT_EQ(table.cash("p2"), 255);
    EXPECT_EQ(table.turn(), "p3"); // left of the last buyer
}

} // namespace
} // namespace flimnap::test
