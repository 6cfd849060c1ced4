#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

// Sales and purchases of shares with an action card (LI-5.8, LI-5.9, LI-5.16 to LI-5.19, LI-5.23).

/// p1's turn with the card C4.
class SharesLilliput : public CardTurn
{
protected:
    SharesLilliput() : CardTurn("C4") {}
};

// Scenario LI-S5
TEST_F(SharesLilliput, SellAndBuyBack_LIS5)
{
    table.marker("LNR", 70).shares("p1", "LNR", 20).cash("p1", 15);
    withCard().after(sellShares("p1", "LNR", 20));
    EXPECT_EQ(table.cash("p1"), 155);
    EXPECT_EQ(table.price("LNR"), 60);

    table.after(buyShare("p1", "LNR"));
    EXPECT_EQ(table.cash("p1"), 95);
    EXPECT_EQ(table.percent("p1", "LNR"), 10);
    EXPECT_EQ(table.price("LNR"), 60);
    EXPECT_EQ(table.cash("LNR"), 500); // LI-5.9: the bank gets it
}

// Scenario LI-S6
TEST_F(SharesLilliput, NothingFallsBelow45_LIS6)
{
    table.shares("p1", "LNR", 30);
    withCard().after(sellShares("p1", "LNR", 30));
    EXPECT_EQ(table.cash("p1"), 30 + 150);
    EXPECT_EQ(table.price("LNR"), 45);
}

// Scenario LI-S7
TEST_F(SharesLilliput, FromTheLowerRowAMarkerGoesLeftAndUp_LIS7)
{
    table.shares("p1", "MR", 10);
    withCard().after(sellShares("p1", "MR", 10));
    EXPECT_EQ(table.cash("p1"), 85);
    EXPECT_EQ(table.price("MR"), 50);
}

// LI-2.9, LI-2.10: every space of the chart, from the last one down.
TEST_F(SharesLilliput, ASaleGoesDownOneSpace_LI2_10)
{
    const std::vector<int> chart{45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150};
    table.shares("p1", "LNR", 10);
    for (std::size_t space = 1; space < chart.size(); ++space) {
        Table copy = table;
        copy.marker("LNR", chart[space])
            .round("ACTIONS1")
            .after({takeCard("p1", "C4", 1), sellShares("p1", "LNR", 10)});
        EXPECT_EQ(copy.price("LNR"), chart[space - 1]) << chart[space];
        EXPECT_EQ(copy.cash("p1"), 30 + chart[space]);
    }
}

// LI-2.13: under those that lie there.
TEST_F(SharesLilliput, AMarkerThatComesLiesBelow_LI2_13)
{
    table.shares("p1", "MR", 10);
    withCard().after(sellShares("p1", "MR", 10));
    EXPECT_THAT(table.pile(50), ElementsAre("SR", "LNR", "GVR", "MR"));
}

// LI-2.13: at 45 it does not move, also not in its pile.
TEST_F(SharesLilliput, AMarkerThatStaysKeepsItsPlace_LI2_13)
{
    table.marker("LNR", 45).marker("MR", 45).shares("p1", "LNR", 10);
    withCard().after(sellShares("p1", "LNR", 10));
    EXPECT_THAT(table.pile(45), ElementsAre("LNR", "MR"));
}

// LI-5.18: shares of several companies, each once.
TEST_F(SharesLilliput, SeveralCompaniesAreSoldOneAfterTheOther_LI5_18)
{
    table.shares("p1", "LNR", 20).shares("p1", "MR", 10);
    withCard().after({sellShares("p1", "LNR", 10), sellShares("p1", "MR", 10)});
    EXPECT_EQ(table.cash("p1"), 30 + 50 + 55);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "LNR", 10), "already-sold-this-turn LI-5.18"));
}

// LI-5.18: the next action is another one.
TEST_F(SharesLilliput, ACompanyCanBeSoldAgainWithTheNextCard_LI5_18)
{
    table.shares("p1", "LNR", 20).order({"p2", "p3", "p4", "p1"}).round("ACTIONS1");
    for (const char *card : {"C1", "C2", "C3"})
        idleWith(table, card);
    table.after({takeCard("p1", "C4", 1), sellShares("p1", "LNR", 10), pass("p1")});
    table.after({takeCard("p1", "C5", 1), sellShares("p1", "LNR", 10)});
    EXPECT_EQ(table.cash("p1"), 30 + 50 + 45);
}

// LI-5.16
TEST_F(SharesLilliput, SalesComeBeforeThePurchase_LI5_16)
{
    table.shares("p1", "LNR", 10).cash("p1", 200);
    withCard().after(buyShare("p1", "MR"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "LNR", 10), "sale-after-purchase LI-5.16"));
}

// LI-5.16
TEST_F(SharesLilliput, OnlyOneShareIsBought_LI5_16)
{
    table.cash("p1", 1000);
    withCard().after(buyShare("p1", "MR"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "LNR"), "action-used-up LI-5.16"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "C5", 50), "action-used-up LI-5.16"));
}

// LI-5.16: none of it is a must.
TEST_F(SharesLilliput, NeitherSaleNorPurchaseIsAMust_LI5_16)
{
    table.shares("p1", "LNR", 10);
    withCard();
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
    table.after(sellShares("p1", "LNR", 10));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

// LI-5.8
TEST_F(SharesLilliput, NobodySellsWhatHeDoesNotHave_LI5_8)
{
    table.shares("p1", "LNR", 10);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "LNR", 20), "not-enough-shares LI-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "MR", 10), "not-enough-shares LI-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "C5", 10), "not-enough-shares LI-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "LNR", 15), "other-value LI-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "XYZ", 10), "unknown-name LI-2.49"));
}

// LI-5.17
TEST_F(SharesLilliput, TheDirectorsCertificateIsNeverSold_LI5_17)
{
    table.shares("p1", "SR", 20).shares("p2", "SR", 10);
    withCard();
    for (const int percent : {30, 50, 70})
        EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "SR", percent), "directors-share-stays LI-5.17"));
    table.after(sellShares("p1", "SR", 20));
    EXPECT_EQ(table.percent("p1", "SR"), 50);
    EXPECT_EQ(table.director("SR"), "p1");
}

// LI-5.9
TEST_F(SharesLilliput, ASharesPriceIsPaidToTheBank_LI5_9)
{
    table.cash("p1", 55);
    withCard().after(buyShare("p1", "MR"));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("MR"), 550);
    EXPECT_EQ(table.price("MR"), 55);
    EXPECT_EQ(table.percent("p1", "MR"), 10);
    EXPECT_EQ(table.percent("bank", "MR"), 20);
}

// LI-5.9
TEST_F(SharesLilliput, NobodyBuysWithoutMoney_LI5_9)
{
    table.cash("p1", 54);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "MR"), "no-cash LI-5.9"));
    EXPECT_EQ(table.refusal(buyShare("p1", "LNR")), "accepted");
}

// LI-2.6: there are three.
TEST_F(SharesLilliput, AFourthShareIsNotThere_LI5_9)
{
    table.shares("p2", "MR", 10).shares("p3", "MR", 20).cash("p1", 1000);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "MR"), "not-on-sale LI-5.9"));
}

// LI-2.7, LI-D24
TEST_F(SharesLilliput, SharesOfCompaniesNobodyFoundedAreNotSold_LID24)
{
    table.cash("p1", 1000);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "C5"), "not-on-sale LI-5.9"));
}

TEST_F(SharesLilliput, AShareIsTenPercentOfTheBank_LI5_9)
{
    table.cash("p1", 1000);
    withCard();
    EXPECT_EQ(table.refusal(with(buyShare("p1", "MR"), R"("percent":10,"from":"bank")")), "accepted");
    for (const char *wrong : {R"("percent":20)", R"("percent":50)", R"("from":"pool")", R"("from":"depot")"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p1", "MR"), wrong), "other-value LI-5.9"));
}

// LI-5.23: the director's certificate counts one.
TEST_F(SharesLilliput, FiveCertificatesAreTheLimit_LI5_23)
{
    table.shares("p1", "SR", 20).shares("p1", "LNR", 10).cash("p1", 1000);
    withCard();
    EXPECT_EQ(table.refusal(buyShare("p1", "MR")), "accepted");
    table.shares("p1", "GVR", 10);
    EXPECT_EQ(table.certificates("p1"), 5);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "MR"), "certificate-limit LI-5.23"));

    table.after(sellShares("p1", "GVR", 10)); // LI-5.9: after his own sales
    EXPECT_EQ(table.refusal(buyShare("p1", "MR")), "accepted");
}

// LI-5.23
TEST_F(SharesLilliput, AllOfACompanyMayBeOneOwners_LI5_23)
{
    table.shares("p1", "SR", 20).cash("p1", 50);
    withCard().after(buyShare("p1", "SR"));
    EXPECT_EQ(table.percent("p1", "SR"), 80);
    EXPECT_EQ(table.certificates("p1"), 4);
}

// LI-5.17
TEST_F(SharesLilliput, ThreeSharesMakeNobodyDirector_LI5_17)
{
    table.shares("p1", "LNR", 20).cash("p1", 50);
    withCard().after(buyShare("p1", "LNR"));
    EXPECT_EQ(table.director("LNR"), "p2");
    EXPECT_EQ(table.directorsCertificate("LNR"), "p2");
}

TEST_F(SharesLilliput, WhatCanBeSoldAndBoughtIsOffered_LI5_16)
{
    table.shares("p1", "SR", 10).shares("p1", "LNR", 20).cash("p1", 52);
    withCard();

    const std::string sell = with(playerMove("sell_shares", "p1"), R"("company":"LNR")");
    EXPECT_EQ(numberOf(table, sell, "percent").usual, (std::vector<int>{10, 20}));
    const std::string sellOwn = with(playerMove("sell_shares", "p1"), R"("company":"SR")");
    EXPECT_EQ(numberOf(table, sellOwn, "percent").usual, (std::vector<int>{10}));
    EXPECT_THAT(openOffers(table), Contains(buyShare("p1", "GVR")));
    EXPECT_THAT(refusedOffers(table), Contains(std::pair(buyShare("p1", "MR"), std::string("no-cash LI-5.9"))));

    table.after(buyShare("p1", "GVR"));
    EXPECT_THAT(openOffers(table), ElementsAre(pass("p1")));
    EXPECT_THAT(refusedOffers(table), Contains(std::pair(sell, std::string("sale-after-purchase LI-5.16"))));
}

} // namespace
} // namespace flimnap::test
