#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// What Gulliver buys: three shares, then a second company (LI-8.12, LI-8.13).

/// LI-S38: Gulliver has 75 and directs SR at 60; MR of p1 stands on 55. It is his turn in round 3, phase 3.
class GulliversShares : public ::testing::Test
{
protected:
    GulliversShares()
    {
        table.after({draw("company", "SR"), take("p1", "MR"), take("p1", "flimnap")});
        table.begun("3").marker("SR", 60).marker("MR", 55).round("ACTIONS3");
        idleThroughActions(table);
        table.cash("gulliver", 75);
    }

    Table table = againstGulliver();
};

TEST_F(GulliversShares, AreDrawnAmongThoseHeCanPay_LIS38)
{
    table.after(gulliver("plain"));
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_THAT(wordsOffered(table), ElementsAre("SR", "MR"));
    Table other = table;

    table.after(draw("share", "SR"));
    other.after(draw("share", "MR"));

    EXPECT_EQ(table.cash("gulliver"), 15);
    EXPECT_EQ(table.percent("gulliver", "SR"), 60);
    EXPECT_EQ(table.price("SR"), 60);
    EXPECT_EQ(other.cash("gulliver"), 20);
    EXPECT_EQ(other.percent("gulliver", "MR"), 10);
    EXPECT_EQ(other.percent("bank", "MR"), 20);
    EXPECT_EQ(other.price("MR"), 55);
    EXPECT_EQ(other.director("MR"), "p1");
    EXPECT_EQ(table.cash("SR"), 0); // the bank is paid
}

TEST_F(GulliversShares, NothingGoesOnBeforeTheDraw_LI8_12)
{
    table.after(gulliver("plain"));
    EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p1", "C8", 1), "must-draw LI-8.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("SR"), "must-draw LI-8.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, gulliver("plain"), "must-draw LI-8.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("share", "C5"), "unknown-name LI-8.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("share", "LNR"), "unknown-name LI-8.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("new_company", "SR"), "other-value LI-8.12"));
}

TEST_F(GulliversShares, ThereIsNoDrawWithOneChoice_LI8_12)
{
    table.cash("gulliver", 59).after(gulliver("plain"));
    EXPECT_EQ(table.percent("gulliver", "MR"), 10);
    EXPECT_EQ(table.cash("gulliver"), 4);
    EXPECT_EQ(table.turn(), "SR"); // the operation has begun
}

TEST_F(GulliversShares, ThereIsNoPurchaseWithoutMoney_LI8_12)
{
    table.cash("gulliver", 54).after(gulliver("plain"));
    EXPECT_EQ(table.cash("gulliver"), 54);
    EXPECT_EQ(table.percent("gulliver", "MR"), 0);
    EXPECT_EQ(table.turn(), "SR");
}

TEST_F(GulliversShares, OnlyWhatTheBankHasIsDrawn_LI8_12)
{
    table.shares("p1", "SR", 30).after(gulliver("plain"));
    EXPECT_EQ(table.percent("gulliver", "MR"), 10);
}

TEST_F(GulliversShares, CompaniesFoundedLaterAreInTheLot_LI8_12)
{
    table.operating("C6", 70, "p1", 700).established("C6").after(gulliver("plain"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("SR", "MR", "C6"));
}

TEST_F(GulliversShares, HeBuysOneInARound_LI8_12)
{
    table.cash("gulliver", 200).after({gulliver("plain"), draw("share", "MR")});
    EXPECT_EQ(table.cash("gulliver"), 145);
    EXPECT_EQ(table.turn(), "SR");
}

TEST_F(GulliversShares, TheThirdIsTheLast_LI8_12)
{
    table.shares("gulliver", "SR", 20).cash("gulliver", 75).after({gulliver("plain"), draw("share", "MR")});
    EXPECT_EQ(table.certificates("gulliver"), 4);

    allEarnNothing(table);
    idleThroughActions(table);
    table.cash("gulliver", 249).after(gulliver("plain"));

    EXPECT_EQ(table.cash("gulliver"), 249); // neither a fourth share nor a company for less than 250
    EXPECT_EQ(table.certificates("gulliver"), 4);
}

/// LI-S39: he has three shares of SR and 330; it is his turn in round 5, phase 5.
class GulliversSecondCompany : public ::testing::Test
{
protected:
    GulliversSecondCompany()
    {
        table.after({draw("company", "SR"), take("p1", "MR"), take("p1", "flimnap")});
        table.begun("5").shares("gulliver", "SR", 30).train("depot", "4").round("ACTIONS5");
        idleThroughActions(table);
        table.cash("gulliver", 330);
    }

    Table table = againstGulliver();
};

TEST_F(GulliversSecondCompany, IsFoundedAtTheHighestPriceHeCanPay_LIS39)
{
    table.after(gulliver("plain"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("C5", "C6", "C7", "C8"));
    table.after(draw("new_company", "C7"));

    EXPECT_EQ(table.price("C7"), 65); // 325, and 350 is too much
    EXPECT_EQ(table.cash("gulliver"), 5);
    EXPECT_EQ(table.percent("gulliver", "C7"), 50);
    EXPECT_EQ(table.director("C7"), "gulliver");
    EXPECT_EQ(table.cash("C7"), 0); // LI-D27
    EXPECT_EQ(table.stationsOnMap("C7"), 1);
    EXPECT_THAT(table.trains("depot"), ElementsAre("4")); // LI-D29
    EXPECT_EQ(table.certificates("gulliver"), 5);
}

TEST_F(GulliversSecondCompany, LiesBelowTheMarkersOnItsPrice_LID23)
{
    table.marker("MR", 65).after({gulliver("plain"), draw("new_company", "C7")});
    EXPECT_THAT(table.pile(65), ElementsAre("MR", "C7"));
}

TEST_F(GulliversSecondCompany, NeedsATotalOf250_LI8_13)
{
    Table poor = table;
    poor.cash("gulliver", 249).after(gulliver("plain"));
    EXPECT_EQ(poor.cash("gulliver"), 249);
    EXPECT_EQ(poor.round(), "ROUND5");
    EXPECT_NE(poor.turn(), "draw");

    table.cash("gulliver", 250).after({gulliver("plain"), draw("new_company", "C5")});
    EXPECT_EQ(table.price("C5"), 50);
    EXPECT_EQ(table.cash("gulliver"), 0);
}

TEST_F(GulliversSecondCompany, BeginsAt150AtTheMost_LI8_13)
{
    table.cash("gulliver", 900).after({gulliver("plain"), draw("new_company", "C5")});
    EXPECT_EQ(table.price("C5"), 150);
    EXPECT_EQ(table.cash("gulliver"), 150);
}

TEST_F(GulliversSecondCompany, IsNoneThatThePlayerHasFounded_LI8_13)
{
    table.operating("C6", 70, "p1", 700).established("C6").after(gulliver("plain"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("C5", "C7", "C8"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("new_company", "C6"), "unknown-name LI-8.12"));
}

TEST_F(GulliversSecondCompany, IsTheLastThatIsLeftWithoutADraw_LI8_13)
{
    for (const char *company : {"C5", "C6", "C8"})
        table.operating(company, 70, "p1", 700).established(company);
    table.after(gulliver("plain"));
    EXPECT_EQ(table.director("C7"), "gulliver");
    EXPECT_EQ(table.cash("gulliver"), 5);
}

TEST_F(GulliversSecondCompany, IsNotFoundedIfAllAre_LI8_13)
{
    for (const char *company : {"C5", "C6", "C7", "C8"})
        table.operating(company, 70, "p1", 700).established(company);
    table.after(gulliver("plain"));
    EXPECT_EQ(table.cash("gulliver"), 330);
    EXPECT_EQ(table.round(), "ROUND5");
    EXPECT_NE(table.turn(), "gulliver");
}

TEST_F(GulliversSecondCompany, IsTheLastThingHeBuys_LI8_13)
{
    table.after({gulliver("plain"), draw("new_company", "C7")});
    allEarnNothing(table);
    idleThroughActions(table);
    table.cash("gulliver", 900).after(gulliver("plain"));
    EXPECT_EQ(table.cash("gulliver"), 900);
    EXPECT_NE(table.turn(), "draw");
}

// His certificates are bought from the bank like any other.
TEST_F(GulliversSecondCompany, LeavesThreeSharesToTheBank_LI8_13)
{
    table.after({gulliver("plain"), draw("new_company", "C7")});
    EXPECT_EQ(table.percent("bank", "C7"), 30);
    allEarnNothing(table);
    table.cash("p1", 200).after({takeCard("p1", "C5", 1), buyShare("p1", "C7")});
    EXPECT_EQ(table.percent("p1", "C7"), 10);
    EXPECT_EQ(table.director("C7"), "gulliver");
}

} // namespace
} // namespace flimnap::test
