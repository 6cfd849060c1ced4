#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Landscapes: mines and what it costs to build on some terrain (LI-8.6).

const std::string scenario = R"({"scenario":true})";

/// SR of p1, at 80, with a 3D and a 4*; nobody has any cash.
class MinesLilliput : public ::testing::Test
{
protected:
    MinesLilliput()
    {
        table.begun("7").operating("SR", 80, "p1", 0).established("SR").train("SR", "3D").train("SR", "4*");
        table.cash("p1", 0).round("ROUND6");
    }

    Table table = lilliput(2, scenario);
};

TEST_F(MinesLilliput, PayIntoTheTreasuryAtOnce_LI8_6a)
{
    table.after(withMine(run("SR", {{"3D", 50}, {"4*", 60}}), 10 + 20));
    EXPECT_EQ(table.cash("SR"), 30); // neither doubled nor halved, and before the dividend is decided

    table.after(payOut("SR"));

    EXPECT_EQ(table.cash("SR"), 30);
    EXPECT_EQ(table.cash("p1"), 65); // five shares of 100 + 30
}

TEST_F(MinesLilliput, PayAlsoIfTheIncomeIsKept_LI8_6a)
{
    table.after({withMine(run("SR", {{"3D", 50}}), 10), withhold("SR")});
    EXPECT_EQ(table.cash("SR"), 110);
}

TEST_F(MinesLilliput, DoNotMakeAnIncome_LI8_6a)
{
    table.after(withMine(run("SR", {}), 10));
    EXPECT_EQ(table.cash("SR"), 10);
    EXPECT_EQ(table.price("SR"), 70);
}

TEST_F(MinesLilliput, PayOnceInTheLastRound_LID36)
{
    operationOf(table, 8).after(withMine(run("SR", {{"3D", 50}}), 10));
    EXPECT_EQ(table.cash("SR"), 10);
    EXPECT_EQ(table.cash("p1"), 100);
}

TEST_F(MinesLilliput, MayBeSpentAtTheDepot_LI6_2)
{
    table.cash("SR", 350).train("depot", "5");
    table.after(
        {withMine(run("SR", {{"3D", 20}}), 10), withhold("SR"), returnTrain("SR", "4*"), buyFromDepot("SR", "5")});
    EXPECT_EQ(table.cash("SR"), 350 + 10 + 40 - 400);
}

TEST_F(MinesLilliput, PayInTens_LI8_6a)
{
    EXPECT_TRUE(refusesUnlessForced(table, withMine(run("SR", {{"3D", 50}}), 15), "income-step LI-6.6"));
}

TEST_F(MinesLilliput, PayNothingToACompanyWithoutTrains_LI6_2)
{
    table.operating("LNR", 50, "p2", 0).established("LNR").round("ROUND6").turnOf("LNR");
    EXPECT_TRUE(refusesEvenIfForced(table, withMine(run("LNR", {}), 10), "no-runnable-train LI-6.2"));
}

/// p1 has a card for one tile of any colour; SR has 100.
Table building(const std::string &phase, const std::string &options = scenario)
{
    Table table = lilliput(4, options);
    table.phase(phase).operating("SR", 80, "p1", 100).established("SR").round("ACTIONS3");
    table.after(takeCard("p1", "C1", 1));
    return table;
}

int treasuryAfterPaying(int cost)
{
    Table table = building("3");
    table.after(layTrack("SR", cost));
    return table.cash("SR");
}

TEST(TerrainLilliput, CostsTheTreasury_LI8_6b_LI8_6c_LI8_6e)
{
    EXPECT_EQ(treasuryAfterPaying(0), 100);
    EXPECT_EQ(treasuryAfterPaying(10), 90); // light terrain
    EXPECT_EQ(treasuryAfterPaying(30), 70); // hard terrain
    EXPECT_EQ(treasuryAfterPaying(50), 50); // a tunnel, or a metropolis
}

TEST(TerrainLilliput, IsBesideTheMetropolis_LI8_6b)
{
    EXPECT_EQ(treasuryAfterPaying(50 + 10), 40);
    EXPECT_EQ(treasuryAfterPaying(50 + 30), 20);
}

TEST(TerrainLilliput, CostsNothingElse_LI5_7)
{
    const Table table = building("3");
    for (const int cost : {5, 20, 40, 70, 90, 100})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR", cost), "price-choice LI-5.7")) << cost;
}

TEST(TerrainLilliput, CostsNothingWithoutALandscape_LI8_6)
{
    const Table table = building("3", "{}");
    for (const int cost : {10, 30, 60, 80})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR", cost), "price-choice LI-5.7")) << cost;
    EXPECT_EQ(table.refusal(layTrack("SR", 50)), "accepted");
}

TEST(TerrainLilliput, WhatATreasuryCannotPayIsNotBuilt_LI5_7)
{
    Table table = building("3");
    table.cash("SR", 29);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("SR", 30), "no-treasury LI-5.7"));
    EXPECT_EQ(table.refusal(layTrack("SR", 10)), "accepted");
}

// With Golbasto a metropolis is free, so 50 is a tunnel, and there are none before the green tiles.
TEST(TerrainLilliput, TunnelsComeWithGreenTiles_LI8_6e)
{
    Table yellow = building("2");
    yellow.privateOf("p1", "golbasto");
    EXPECT_TRUE(refusesUnlessForced(yellow, layTrack("SR", 50), "price-choice LI-5.7"));
    EXPECT_EQ(yellow.refusal(layTrack("SR", 30)), "accepted");
    Table green = building("3");
    green.privateOf("p1", "golbasto");
    EXPECT_EQ(green.refusal(layTrack("SR", 50)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(green, layTrack("SR", 60), "price-choice LI-5.7"));
}

TEST(TerrainLilliput, TheCostsAreOffered_LI8_6)
{
    EXPECT_THAT(numberOf(building("3"), layTrack("SR"), "cost").usual, ElementsAre(0, 10, 30, 50, 60, 80));
    EXPECT_THAT(numberOf(building("3", "{}"), layTrack("SR"), "cost").usual, ElementsAre(0, 50));
}

/// The same in phase 5, and p1 has the character.
Table buildingWith(const std::string &character, const std::string &options = scenario)
{
    Table table = building("5", options);
    return table.privateOf("p1", character);
}

TEST(TerrainLilliput, CostsTheSameUnderTheTileOfACharacter_LI8_6b_LI8_6c)
{
    // A general's yellow city, a judge's small town, an admiral's harbour, a treasurer's city: all are laid anew
    for (const char *character : {"limnoc", "balmuff", "bolgolam", "flimnap"}) {
        Table table = buildingWith(character);
        table.after(layTileOf(character, "SR", 30));
        EXPECT_EQ(table.cash("SR"), 70) << character;
        table.after(layTileOf(character, "SR", 10));
        EXPECT_EQ(table.cash("SR"), 60) << character;
    }
}

TEST(TerrainLilliput, IsNotUnderATileThatReplacesACity_LI2_36)
{
    const Table table = buildingWith("golbasto");
    EXPECT_EQ(table.refusal(layTileOf("golbasto", "SR")), "accepted");
    for (const int cost : {10, 30, 50})
        EXPECT_TRUE(refusesUnlessForced(table, layTileOf("golbasto", "SR", cost), "price-choice LI-5.7")) << cost;
}

TEST(TerrainLilliput, NoCharactersTileIsATunnelOrAMetropolis_LI8_6e)
{
    const Table table = buildingWith("limnoc");
    for (const int cost : {50, 60, 80})
        EXPECT_TRUE(refusesUnlessForced(table, layTileOf("limnoc", "SR", cost), "price-choice LI-5.7")) << cost;
}

TEST(TerrainLilliput, CostsACharacterNothingWithoutALandscape_LI2_41)
{
    const Table table = buildingWith("limnoc", "{}");
    EXPECT_EQ(table.refusal(layTileOf("limnoc", "SR")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, layTileOf("limnoc", "SR", 30), "price-choice LI-5.7"));
}

TEST(TerrainLilliput, ACharactersTileIsPaidForByTheTreasury_LI5_7)
{
    Table table = buildingWith("limnoc");
    table.cash("SR", 29);
    EXPECT_TRUE(refusesEvenIfForced(table, layTileOf("limnoc", "SR", 30), "no-treasury LI-5.7"));
    EXPECT_EQ(table.refusal(layTileOf("limnoc", "SR", 10)), "accepted");
}

TEST(TerrainLilliput, WhatACharactersTileCostsIsOffered_LI8_6)
{
    EXPECT_THAT(numberOf(buildingWith("limnoc"), layTileOf("limnoc", "SR"), "cost").usual, ElementsAre(0, 10, 30));
}

} // namespace
} // namespace flimnap::test
