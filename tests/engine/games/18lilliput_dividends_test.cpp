#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Paying out, keeping the income, and earning nothing (LI-6.9 to LI-6.13).

/// SR of p1 stands on this price and has a 3-train; it is its turn. Nobody has any cash.
Table companyAt(int price)
{
    Table table = lilliput(2);
    table.phase("3").deckFrom("3").operating("SR", price, "p1", 0).established("SR").train("SR", "3");
    table.cash("p1", 0).cash("p2", 0).round("ROUND3");
    return table;
}

TEST(DividendLilliput, GoesToPlayersAndNotToTheTreasury_LIS8)
{
    Table table = companyAt(50);
    table.shares("p2", "SR", 10).cash("SR", 300);
    const int bank = table.cash("bank");

    table.after({run("SR", {{"3", 110}}), payOut("SR")});

    EXPECT_EQ(table.cash("p1"), 55);
    EXPECT_EQ(table.cash("p2"), 11);
    EXPECT_EQ(table.cash("SR"), 300);
    EXPECT_EQ(table.cash("bank"), bank - 66); // 44 of 110 stay there
    EXPECT_EQ(table.price("SR"), 60);
}

TEST(DividendLilliput, NothingMovesBeforeTheDirectorHasDecided_LI6_2)
{
    Table table = companyAt(50);
    table.after(run("SR", {{"3", 110}}));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.price("SR"), 50);
    EXPECT_EQ(table.turn(), "SR");
}

TEST(DividendLilliput, AtTheEndOfTheRowThePriceGoesUpAndAt150ItStays_LIS9)
{
    Table table = companyAt(135);
    table.after({run("SR", {{"3", 100}}), payOut("SR"), done("SR")});
    EXPECT_EQ(table.price("SR"), 150);
    idleThroughActions(table);
    table.after({run("SR", {{"3", 100}}), payOut("SR")});
    EXPECT_EQ(table.price("SR"), 150);
}

TEST(DividendLilliput, TheIncomeIsKeptWhole_LI6_12)
{
    Table table = companyAt(100);
    table.cash("SR", 30).after({run("SR", {{"3", 110}}), withhold("SR")});
    EXPECT_EQ(table.cash("SR"), 140);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.price("SR"), 80);
}

TEST(DividendLilliput, KeepingGoesLeftAtTheBeginningOfTheRowDownAndAt45Stays_LIS10)
{
    Table table = lilliput(4);
    table.operating("MR", 55, "p1", 0).operating("SR", 50, "p2", 0).operating("GVR", 45, "p3", 0);
    for (const char *company : {"MR", "SR", "GVR"})
        table.established(company).train(company, "2");
    table.round("ROUND2");

    for (const char *company : {"MR", "SR", "GVR"})
        table.after({run(company, {{"2", 40}}), withhold(company), done(company)});

    // GVR's marker has not moved and keeps its place, the others went below it (LI-2.13).
    EXPECT_THAT(table.pile(45), ElementsAre("GVR", "MR", "SR"));
}

TEST(DividendLilliput, IsAllOrNothing_LI6_9)
{
    Table table = companyAt(50);
    table.after(run("SR", {{"3", 110}}));
    EXPECT_TRUE(refusesEvenIfForced(table, payHalf("SR"), "other-value LI-6.9"));
    EXPECT_EQ(table.refusal(payOut("SR")), "accepted");
    EXPECT_EQ(table.refusal(withhold("SR")), "accepted");
}

TEST(DividendLilliput, IsNotDecidedInTheActions_LI5_1)
{
    Table table = companyAt(50);
    table.round("ACTIONS3");
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("SR"), "wrong-round LI-5.1"));
}

// LI-D8, LI-6.13
TEST(IncomeOfNothing, IsKeptWithoutBeingAsked_LI6_13)
{
    Table table = companyAt(80);
    const int bank = table.cash("bank");
    table.after(run("SR", {{"3", 0}}));

    EXPECT_EQ(table.price("SR"), 70);
    EXPECT_EQ(table.cash("bank"), bank);
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("SR"), "nothing-to-pay LI-6.9"));
    EXPECT_TRUE(refusesEvenIfForced(table, withhold("SR"), "nothing-to-pay LI-6.9"));
    EXPECT_EQ(table.refusal(done("SR")), "accepted");
}

// LI-6.5: half of 10, rounded down to tens
TEST(IncomeOfNothing, IsWhatAnObsoleteTrainMakesOfTen_LI6_13)
{
    Table table = lilliput(2);
    table.phase("4").operating("SR", 80, "p1", 0).established("SR").train("SR", "2*").round("ROUND4");
    table.after(run("SR", {{"2*", 10}}));
    EXPECT_EQ(table.price("SR"), 70);
    EXPECT_EQ(table.cash("SR"), 0);
}

TEST(IncomeOfNothing, LowersThePriceOfACompanyWithoutTrains_LIS44)
{
    Table table = lilliput(2);
    table.operating("SR", 80, "p1", 0).established("SR").round("ROUND2").after(done("SR"));
    EXPECT_EQ(table.price("SR"), 70);
}

TEST(IncomeOfNothing, At45ThePriceStays_LI6_12)
{
    Table table = lilliput(2);
    table.operating("SR", 45, "p1", 0).established("SR").round("ROUND2").after(done("SR"));
    EXPECT_EQ(table.price("SR"), 45);
}

// The income pad of the rulebook: David directs MR (red), with 500, and buys a share of LNR (yellow) for 55, to which a
// dividend has brought it from 45.
TEST(DividendLilliput, TheIncomePadOfTheRulebook_LIS16)
{
    Table table = lilliput(2);
    table.operating("MR", 55, "p1", 500).operating("LNR", 45, "p2", 500);
    table.established("MR").established("LNR").train("LNR", "2").cash("p1", 30).cash("p2", 0).round("ACTIONS1");

    table.after({takeCard("p1", "C8", 1), buyTrain("MR", "2"), pass("p1")});
    EXPECT_EQ(table.cash("MR"), 420);
    idleWith(table, "C2");
    idleWith(table, "C4");
    table.after({takeCard("p1", "C3", 1), pass("p1")});
    table.after({run("MR", {{"2", 50}}), payOut("MR"), done("MR")});
    EXPECT_EQ(table.cash("p1"), 55);
    table.after({run("LNR", {{"2", 40}}), payOut("LNR"), done("LNR")});

    idleWith(table, "C2");
    table.after({takeCard("p1", "C4", 1), buyShare("p1", "LNR"), pass("p1")});
    EXPECT_EQ(table.cash("p1"), 0);
    table.after({takeCard("p1", "C9", 1), placeStation("MR"), pass("p1")});
    EXPECT_EQ(table.cash("MR"), 380);
    idleWith(table, "C8");
    table.after({run("MR", {{"2", 140}}), payOut("MR"), done("MR")});
    EXPECT_EQ(table.cash("p1"), 70);
    table.after({run("LNR", {{"2", 60}}), payOut("LNR")});

    EXPECT_EQ(table.cash("p1"), 76);
    EXPECT_EQ(table.cash("MR"), 380);
}

} // namespace
} // namespace flimnap::test
