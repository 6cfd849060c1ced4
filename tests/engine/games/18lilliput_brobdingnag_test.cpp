#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Brobdingnag: half for the shareholders, half for the treasury (LI-8.5). And variants together (LI-D33).

/// SR of p1, at 80, with a 3-train; p2 has one share. Nobody has any cash.
Table brobdingnag(const std::string &options = R"({"brobdingnag":true})")
{
    Table table = lilliput(2, options);
    table.begun("3").operating("SR", 80, "p1", 0).established("SR").train("SR", "3").shares("p2", "SR", 10);
    table.cash("p1", 0).cash("p2", 0).round("ROUND3");
    return table;
}

TEST(BrobdingnagLilliput, AnOddHalfIsRoundedUpForTheShareholders_LIS35)
{
    Table table = brobdingnag();
    table.after({run("SR", {{"3", 90}}), payHalf("SR")});
    EXPECT_EQ(table.cash("p1"), 25);
    EXPECT_EQ(table.cash("p2"), 5);
    EXPECT_EQ(table.cash("SR"), 40);
    EXPECT_EQ(table.price("SR"), 100);
}

TEST(BrobdingnagLilliput, AnEvenIncomeIsHalved_LIS35)
{
    Table table = brobdingnag();
    table.after({run("SR", {{"3", 100}}), payHalf("SR")});
    EXPECT_EQ(table.cash("p1"), 25);
    EXPECT_EQ(table.cash("p2"), 5);
    EXPECT_EQ(table.cash("SR"), 50);
}

TEST(BrobdingnagLilliput, OfTenTheTreasuryGetsNothing_LI8_5)
{
    Table table = brobdingnag();
    table.after({run("SR", {{"3", 10}}), payHalf("SR")});
    EXPECT_EQ(table.cash("p1"), 5);
    EXPECT_EQ(table.cash("p2"), 1);
    EXPECT_EQ(table.cash("SR"), 0);
}

TEST(BrobdingnagLilliput, AllOfItCanBeKeptButNotPaid_LI8_5)
{
    Table table = brobdingnag();
    table.after(run("SR", {{"3", 90}}));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("SR"), "other-value LI-6.9"));

    table.after(withhold("SR"));

    EXPECT_EQ(table.cash("SR"), 90);
    EXPECT_EQ(table.price("SR"), 70);
}

TEST(BrobdingnagLilliput, HalfIsADividendSoTheDepotIsClosed_LI8_5)
{
    Table table = brobdingnag();
    table.train("depot", "2").cash("SR", 200).after({run("SR", {{"3", 90}}), payHalf("SR")});
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "2"), "depot-closed LI-5.26"));
}

TEST(BrobdingnagLilliput, TheDepotIsOpenIfAllIsKept_LI8_5)
{
    Table table = brobdingnag();
    table.train("depot", "2").after({run("SR", {{"3", 90}}), withhold("SR"), buyFromDepot("SR", "2")});
    EXPECT_EQ(table.cash("SR"), 10);
}

// Doubled first, then halved: 180 is 90 and 90.
TEST(BrobdingnagLilliput, InTheLastRoundBothGetTheIncomeOnce_LID13)
{
    Table table = brobdingnag();
    operationOf(table, 8).after(run("SR", {{"3", 90}}));
    EXPECT_EQ(table.cash("p1"), 45);
    EXPECT_EQ(table.cash("p2"), 9);
    EXPECT_EQ(table.cash("SR"), 90);
    EXPECT_EQ(table.price("SR"), 120); // 80, 100, 120
}

TEST(BrobdingnagLilliput, OffersHalfOrNothing_LI8_5)
{
    Table table = brobdingnag();
    table.after(run("SR", {{"3", 90}}));
    const Offers offers = table.rules().offers(table.position());
    ASSERT_EQ(offers.front().move.kind, MoveKind::RunTrains); // over, and refused
    ASSERT_EQ(offers[1].move.kind, MoveKind::Dividend);
    EXPECT_THAT(offers[1].words.front().words, ElementsAre("half", "none"));
}

TEST(VariantsLilliput, LaputaChangesNoNumber_LI8_4)
{
    Table table = brobdingnag(R"({"laputa":true})");
    table.after({run("SR", {{"3", 90}}), payOut("SR")});
    EXPECT_EQ(table.cash("p1"), 45);
    EXPECT_EQ(table.cash("SR"), 0);
}

// LI-D33: 4D with 120 doubled, and the express; half of 260 is 130. The mine is beside it all.
TEST(VariantsLilliput, CanBePlayedTogether_LID33)
{
    Table table = brobdingnag(R"({"brobdingnag":true,"ATE":true,"scenario":true,"laputa":true,"advancedTrains":true,)"
                              R"("twoCharacters":true})");
    table.begun("7").train("SR", "4D");
    table.after({withMine(runRoutes("SR", {route("4D", 120, 20)}), 10), payHalf("SR")});
    EXPECT_EQ(table.cash("p1"), 65);
    EXPECT_EQ(table.cash("SR"), 130 + 10);
}

// LI-8.2: both powers hold.
TEST(VariantsLilliput, BothCharactersOfAPlayerHelp_LI8_2)
{
    Table table = lilliput(2, R"({"twoCharacters":true})");
    table.operating("SR", 80, "p1", 200).established("SR").privateOf("p1", "limnoc").privateOf("p1", "bolgolam");
    table.round("ACTIONS2").after({takeCard("p1", "C9", 1), placeStation("SR"), pass("p1")});
    EXPECT_EQ(table.cash("SR"), 180);
    idleWith(table, "C2");
    idleWith(table, "C3");
    table.after({takeCard("p1", "C8", 1), buyTrain("SR", "2")});
    EXPECT_EQ(table.cash("SR"), 180 - 72);
}

} // namespace
} // namespace flimnap::test
