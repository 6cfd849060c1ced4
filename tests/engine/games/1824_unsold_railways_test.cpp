#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// What the end of the first stock round does with railways that nobody bought (AH-4.6).

/// Four players; everything is sold but MLB, KK2 and B4.
class AlmostEverythingSold1824 : public ::testing::Test
{
protected:
    AlmostEverythingSold1824()
    {
        for (const char *mountain : {"B1", "B2", "B3", "B5", "B6"})
            table.privateOf("p2", mountain);
        for (const char *coal : {"EPP", "EOD", "SPB"})
            table.minorOf("p1", coal, 40, 160).train(coal, "1g");
        for (const char *preState : {"SD1", "SD2", "SD3", "UG1", "UG2", "KK1"})
            table.minorOf("p3", preState, 120);
        allPass(table);
    }

    Table table = game1824(4);
};

// Scenario 5
TEST_F(AlmostEverythingSold1824, UnsoldRailwaysAreGone_AH4_6)
{
    EXPECT_EQ(table.status("MLB"), "closed");
    EXPECT_EQ(table.status("KK2"), "closed");
    EXPECT_THAT(table.operatingOrder(), ElementsAre("EPP", "EOD", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1"));
    table.round("SR2");
    for (const char *railway : {"KK2", "B4"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate(table.turn(), railway), "private-not-on-sale AH-4.5"))
            << railway;
    EXPECT_TRUE(refusesEvenIfForced(table, buyCoal(table.turn(), "MLB", 120), "private-not-on-sale AH-4.5"));
}

// Scenario 5, AH-2.12
TEST_F(AlmostEverythingSold1824, ARegionalWithoutItsCoalRailwayIsStartedLikeBosnia_AH4_6)
{
    EXPECT_EQ(table.cell("CL"), "");
    EXPECT_EQ(table.percent("bank", "CL"), 100);
    EXPECT_EQ(table.directorsCertificate("CL"), "bank");

    table.round("SR2").cash("p1", 1000);
    for (const int price : {60, 70, 80, 90, 100})
        EXPECT_EQ(table.refusal(startCompany("p1", "CL", price)), "accepted") << price;
    table.after(startCompany("p1", "CL", 90));
    EXPECT_EQ(table.cash("p1"), 1000 - 180);
    EXPECT_EQ(table.cell("CL"), "R4C3");
    // It opens with ten times its price.
    table.shares("p1", "CL", 20).after(buyShare("p2", "CL"));
    EXPECT_EQ(table.status("CL"), "operating");
    EXPECT_EQ(table.cash("CL"), 10 * 90);
}

// Scenario 5
TEST_F(AlmostEverythingSold1824, TheShareOfASecondaryPreStateRailwayIsForSale_AH4_6)
{
    EXPECT_EQ(table.percent("bank", "KK"), 80);
    EXPECT_EQ(table.percent("reserve", "KK"), 20);
    EXPECT_EQ(table.directorsCertificate("KK"), "reserve");
    EXPECT_EQ(table.percent("bank", "SD"), 60);
}

TEST_F(AlmostEverythingSold1824, RegionalsOfSoldCoalRailwaysStayReserved_AH4_6)
{
    for (const char *linked : {"BK", "MS", "SB"}) {
        EXPECT_EQ(table.directorsCertificate(linked), "reserve") << linked;
        EXPECT_EQ(table.price(linked), 80) << linked;
        EXPECT_TRUE(refusesEvenIfForced(table.round("SR2"), startCompany("p1", linked, 80), "not-on-sale AH-5.13"));
    }
}

TEST(UnsoldRailways1824, NobodyIsCompensated_AH4_6)
{
    Table table = game1824(3);
    const int bank = table.cash("bank");

    allPass(table);

    EXPECT_EQ(table.cash("bank"), bank);
    for (int seat = 1; seat <= 3; ++seat)
        EXPECT_EQ(table.cash(player(seat)), 820);
    EXPECT_EQ(table.round(), "SR2"); // nobody owns a railway that could operate
}

TEST(UnsoldRailways1824, ThePrimarysCertificateCannotBeBought_AH4_6)
{
    Table table = game1824(3);
    allPass(table);

    for (const char *state : {"SD", "UG", "KK"}) {
        EXPECT_EQ(table.percent("bank", state), 100) << state;
        EXPECT_EQ(table.directorsCertificate(state), "bank") << state;
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", state, 100), "not-on-sale AH-5.13")) << state;
        EXPECT_NE(table.refusal(buySharePercent("p1", state, 20)), "accepted") << state;
        EXPECT_NE(table.refusal(forced(buySharePercent("p1", state, 20))), "accepted") << state;
        EXPECT_EQ(table.refusal(buyShare("p1", state)), "accepted") << state;
    }
}

TEST(UnsoldRailways1824, WhoHoldsTwoSharesOfTheStateSwapsThemAtOnce_AH4_6)
{
    Table table = game1824(3);
    table.shares("p2", "UG", 20).shares("p3", "UG", 10).minorOf("p1", "UG2", 120);

    allPass(table);

    EXPECT_EQ(table.directorsCertificate("UG"), "p2");
    EXPECT_EQ(table.percent("p2", "UG"), 20);
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.percent("bank", "UG"), 70 - 30 + 20); // its two shares are back, the frozen certificate is out
    EXPECT_EQ(table.director("UG"), "");
}

TEST(UnsoldRailways1824, WhoHoldsMostSharesOfTheStateSwaps_AH4_6)
{
    Table table = game1824(3);
    table.shares("p2", "UG", 20).shares("p3", "UG", 30);

    allPass(table);

    EXPECT_EQ(table.directorsCertificate("UG"), "p3");
    EXPECT_EQ(table.certificates("p3"), 2);
    EXPECT_EQ(table.certificates("p2"), 2);
}

// The priority card is still with seat 1, although the last buyer was p2.
TEST(UnsoldRailways1824, OfEqualHoldersTheOneNextToThePriorityCardSwaps_AH4_6)
{
    Table table = game1824(3);
    table.shares("p2", "UG", 20).shares("p3", "UG", 20).after({pass("p3"), buyPrivate("p2", "SD2")});

    allPass(table);

    EXPECT_THAT(table.order(), ElementsAre("p3", "p1", "p2"));
    EXPECT_EQ(table.directorsCertificate("UG"), "p2");
}

TEST(UnsoldRailways1824, ThePriorityCardsHolderComesFirstAmongEquals_AH4_6)
{
    Table table = game1824(3);
    table.shares("p1", "UG", 20).shares("p3", "UG", 20);

    allPass(table);

    EXPECT_EQ(table.directorsCertificate("UG"), "p1");
}

// A-09
TEST(UnsoldRailways1824, WhereTheTableSwapsAtTheFormationTheCertificateStaysInTheBank_A09)
{
    Table table = game1824(3, R"({"overrides":{"frozen20":"formation"}})");
    table.shares("p2", "UG", 20);

    allPass(table);

    EXPECT_EQ(table.directorsCertificate("UG"), "bank");
    EXPECT_EQ(table.certificates("p2"), 2);
}

TEST(UnsoldRailways1824, AStatesCertificateIsSwappedOnlyIfItsPrimaryWasUnsold_AH4_6)
{
    Table table = game1824(3);
    table.shares("p2", "UG", 30).minorOf("p1", "UG1", 240);

    allPass(table);

    EXPECT_EQ(table.directorsCertificate("UG"), "reserve");
    EXPECT_EQ(table.certificates("p2"), 3);
}

} // namespace
} // namespace flimnap::test
