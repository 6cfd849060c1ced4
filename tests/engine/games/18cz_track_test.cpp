#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "support/refusals.h"

namespace flimnap::test {
namespace {

// Tiles: 8 and 9 are yellow, 14, 15 and 8865 green, 611 brown, 8893 grey; 8898 is BY's red home tile, 8896 SX's.

/// The same with 200 in a later turn.
Table laterTurnOf(const std::string &company, int price)
{
    Table table(3);
    table.phase("d").operating(company, price, "p1", 200).established(company).round("OR1.1");
    return table;
}

// CZ-6.20
TEST(Track, TheFirstTurnHasTwoLaysOfSmallAndMediumCompanies)
{
    for (const auto &[company, price] : {std::pair("BCB", 60), std::pair("KFN", 80)}) {
        Table table = firstTurnOf(company, price);
        table.after(layTrack(company, 10)).after(layTrack(company));
        EXPECT_TRUE(refusesUnlessForced(table, layTrack(company), "lays-used-up CZ-6.20"));
    }
}

// CZ-6.20
TEST(Track, EveryLaterTurnHasOneLay)
{
    for (const auto &[company, price] : {std::pair("BCB", 60), std::pair("KFN", 80)}) {
        Table table = laterTurnOf(company, price);
        table.after(layTrack(company));
        EXPECT_TRUE(refusesUnlessForced(table, layTrack(company), "lays-used-up CZ-6.20"));
    }
}

// CZ-6.21: the first turn counts from the float, in whichever round; what is not laid in it is lost.
TEST(Track, UnusedLaysOfTheFirstTurnAreLost)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 200).train("BCB", "a.2").round("OR5.1");
    table.after({runTrains("BCB", 0), done("BCB")});

    EXPECT_EQ(table.round(), "OR5.2");
    table.after(layTrack("BCB"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BCB"), "lays-used-up CZ-6.20"));
}

// CZ-6.20: two yellow tiles, or one upgrade instead of them
TEST(Track, AnUpgradeTakesTheWholeFirstTurn)
{
    Table table = firstTurnOf("KFN", 80);
    EXPECT_EQ(table.refusal(layTile("KFN", "C26", "14")), "accepted");

    Table upgraded = table;
    upgraded.after(layTile("KFN", "C26", "14"));
    EXPECT_TRUE(refusesUnlessForced(upgraded, layTile("KFN", "G22", "8"), "lays-used-up CZ-6.20"));

    table.after(layTile("KFN", "G22", "8"));
    EXPECT_EQ(table.refusal(layTile("KFN", "G24", "9")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, layTile("KFN", "C26", "14"), "lays-used-up CZ-6.20"));
}

// CZ-6.20
TEST(Track, ALaterTurnHasOneYellowTileOrOneUpgrade)
{
    Table table = laterTurnOf("KFN", 80);
    EXPECT_EQ(table.refusal(layTile("KFN", "C26", "14")), "accepted");
    table.after(layTile("KFN", "G22", "8"));
    EXPECT_TRUE(refusesUnlessForced(table, layTile("KFN", "C26", "14"), "lays-used-up CZ-6.20"));
}

// CZ-6.20, CZ-6.22
TEST(Track, ALargeCompanyLaysItsRedHomeTileInAddition)
{
    Table table = firstTurnOf("BY", 100);
    table.after({layTile("BY", "F5", "8"), layTile("BY", "F3", "8898"), layTile("BY", "F9", "9")});
    EXPECT_TRUE(refusesUnlessForced(table, layTile("BY", "G6", "9"), "lays-used-up CZ-6.20"));
    EXPECT_EQ(table.cash("BY"), 200); // none of them on terrain
}

// CZ-6.20, CZ-6.22
TEST(Track, ARedHomeTileLeavesTheUpgradeOfTheTurn)
{
    Table table = firstTurnOf("BY", 100);
    table.after(layTile("BY", "H5", "8898"));
    EXPECT_EQ(table.refusal(layTile("BY", "F7", "14")), "accepted");
}

// CZ-6.20, CZ-6.22: it may still come in a later turn.
TEST(Track, ARedHomeTileMayBeLaidLater)
{
    Table table = laterTurnOf("BY", 100);
    table.after({layTile("BY", "F5", "8"), layTile("BY", "F3", "8898")});
    EXPECT_TRUE(refusesUnlessForced(table, layTile("BY", "F9", "9"), "lays-used-up CZ-6.20"));
}

// CZ-6.22
TEST(Track, ARedHomeTileIsLaidOnce)
{
    Table table = firstTurnOf("BY", 100);
    table.after(layTile("BY", "F3", "8898"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("BY", "H5", "8898"), "home-tile-laid CZ-6.20"));
}

// CZ-6.22; appendix A: tile-colour
TEST(Track, ARedHomeTileIsLaidByItsOwnCompanyOnly)
{
    EXPECT_TRUE(refusesEvenIfForced(firstTurnOf("BY", 100), layTile("BY", "F3", "8896"), "special-tile CZ-6.24"));
    EXPECT_TRUE(refusesEvenIfForced(firstTurnOf("KFN", 80), layTile("KFN", "F3", "8898"), "special-tile CZ-6.24"));
}

// CZ-6.22
TEST(Track, ARedHomeTileGoesToOneOfTheTwoHomeHexes)
{
    const Table table = firstTurnOf("BY", 100);
    EXPECT_EQ(table.refusal(layTile("BY", "F3", "8898")), "accepted");
    EXPECT_EQ(table.refusal(layTile("BY", "H5", "8898")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, layTile("BY", "A8", "8898"), "other-value CZ-6.22"));
}

// CZ-6.21: without a board mirror one lay without cost may have been the red tile.
TEST(Track, WithoutTilesALargeCompanyHasOneMoreFreeLay)
{
    Table table = firstTurnOf("BY", 100);
    table.after(layTrack("BY", 10)).after(layTrack("BY", 20));

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY", 10), "lays-used-up CZ-6.20"));
    table.after(layTrack("BY"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY"), "lays-used-up CZ-6.20"));
}

// CZ-6.21: the free lay may be any of the three.
TEST(Track, WithoutTilesTheFreeLayMayComeFirst)
{
    Table table = firstTurnOf("BY", 100);
    table.after({layTrack("BY"), layTrack("BY", 10), layTrack("BY", 20)});

    EXPECT_EQ(table.cash("BY"), 200 - 10 - 20);
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY"), "lays-used-up CZ-6.20"));
}

// CZ-6.21, CZ-6.22: once the red tile is laid there is no further free lay, in no later turn either.
TEST(Track, WithoutTilesTheFreeLayComesOnceInTheGame)
{
    Table table(3);
    table.phase("d").operating("BY", 100, "p1", 200).train("BY", "d.3E").round("OR5.1");
    table.after({layTrack("BY", 10), layTrack("BY", 10), layTrack("BY"), runTrains("BY", 0), done("BY")});

    EXPECT_EQ(table.round(), "OR5.2");
    table.after(layTrack("BY"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY"), "lays-used-up CZ-6.20"));
}

// CZ-6.21
TEST(Track, ALaterTurnOfALargeCompanyHasOneMoreFreeLayUntilItsRedTileIsRecorded)
{
    Table table = laterTurnOf("BY", 100);
    table.after(layTrack("BY", 10));

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY", 10), "lays-used-up CZ-6.20"));
    table.after(layTrack("BY"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BY"), "lays-used-up CZ-6.20"));
}

/// The same with a large local, whose right holds on mountains.
Table withL1(Table table)
{
    table.privateOf("SX", "L1");
    return table;
}

// CZ-6.15, CZ-6.20: a lay by a local's right is no red tile, so it is one of the turn's lays like any other.
TEST(Track, AWaiverIsNoFurtherLayOfALargeCompany)
{
    const std::string waived = withRightOf("L1", layTrack("SX", 40));
    Table first = withL1(firstTurnOf("SX", 100));
    first.after({layTrack("SX", 10), layTrack("SX", 20)});
    EXPECT_TRUE(refusesUnlessForced(first, waived, "lays-used-up CZ-6.20"));

    Table later = withL1(laterTurnOf("SX", 100));
    later.after(layTrack("SX", 10));
    EXPECT_TRUE(refusesUnlessForced(later, waived, "lays-used-up CZ-6.20"));
}

// CZ-6.15, CZ-6.20: the waiver may come first; the red tile is still to come, also after a third lay the table allows.
TEST(Track, AWaivedLayIsNotTakenForTheRedTile)
{
    Table table = withL1(firstTurnOf("SX", 100));
    table.after({withRightOf("L1", layTrack("SX", 40)), layTrack("SX", 10)});
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("SX", 20), "lays-used-up CZ-6.20"));

    table.after(forced(layTrack("SX", 20)));
    EXPECT_EQ(table.refusal(layTile("SX", "A8", "8896")), "accepted");
}

// CZ-6.21: owning a local gives no further ordinary lay.
TEST(Track, ALocalGivesNoFurtherOrdinaryLay)
{
    Table table(3);
    table.phase("d").operating("KFN", 80, "p1", 200).established("KFN").privateOf("KFN", "M1").round("OR1.1");
    table.after(layTrack("KFN"));
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M1", layTrack("KFN", 20)), "lays-used-up CZ-6.20"));
}

// CZ-6.23, CZ-2.80
TEST(Track, TerrainIsPaidWithTheFirstTileOnTheHexAndNeverAgain)
{
    Table table = firstTurnOf("KFN", 80);
    table.after(layTile("KFN", "G14", "8"));
    EXPECT_EQ(table.cash("KFN"), 180); // hill

    table.after(forced(layTile("KFN", "G14", "23")));
    EXPECT_EQ(table.cash("KFN"), 180); // an upgrade
}

struct HexCost
{
    const char *hex; ///< the printed number plus one
    int cost;
};

class CostOfTerrain : public ::testing::TestWithParam<HexCost>
{
};

// CZ-2.80, CZ-6.23
TEST_P(CostOfTerrain, IsThatOfTheHex)
{
    Table table = firstTurnOf("KFN", 80);
    table.after(layTile("KFN", GetParam().hex, "8"));
    EXPECT_EQ(table.cash("KFN"), 200 - GetParam().cost);
}

INSTANTIATE_TEST_SUITE_P(
    PrintedOnTheBoard, CostOfTerrain,
    ::testing::Values(HexCost{"A10", 10}, HexCost{"C10", 10}, HexCost{"C12", 10}, HexCost{"C18", 10},
                      HexCost{"D11", 10}, HexCost{"D13", 10}, HexCost{"D15", 10}, HexCost{"D17", 10},
                      HexCost{"E12", 10}, HexCost{"E16", 10}, HexCost{"F11", 10}, HexCost{"G10", 10},
                      HexCost{"H11", 10}, HexCost{"B9", 10}, HexCost{"A14", 20}, HexCost{"B17", 20}, HexCost{"D29", 20},
                      HexCost{"E6", 20}, HexCost{"E28", 20}, HexCost{"F27", 20}, HexCost{"G14", 20}, HexCost{"G16", 20},
                      HexCost{"G18", 20}, HexCost{"H7", 20}, HexCost{"H15", 20}, HexCost{"H17", 20}, HexCost{"J11", 20},
                      HexCost{"A16", 40}, HexCost{"B7", 40}, HexCost{"B21", 40}, HexCost{"C4", 40}, HexCost{"C6", 40},
                      HexCost{"C22", 40}, HexCost{"I8", 40}, HexCost{"E10", 0}, HexCost{"G20", 0}, HexCost{"I12", 0}),
    [](const auto &test) { return std::string(test.param.hex); });

// CZ-9.17: the first tile on the yellow OO hex of Teplice is green and an upgrade, and costs 10.
TEST(Track, TheFirstTileOnTeplicePaysForTheRiver)
{
    Table table = firstTurnOf("ATE", 80);
    table.after(layTile("ATE", "B9", "8865"));

    EXPECT_EQ(table.cash("ATE"), 190);
    EXPECT_TRUE(refusesUnlessForced(table, layTile("ATE", "B11", "8"), "lays-used-up CZ-6.20")); // CZ-6.25
}

// CZ-9.17: waivable by a local, and editable
TEST(Track, TheRiverOfTepliceMayBeWaivedOrEnteredOtherwise)
{
    Table table = firstTurnOf("ATE", 80);
    table.privateOf("ATE", "S1");
    Table edited = table;

    table.after(withRightOf("S1", layTile("ATE", "B9", "8865")));
    edited.after(with(layTile("ATE", "B9", "8865"), R"("cost":0)"));

    EXPECT_EQ(table.cash("ATE"), 200);
    EXPECT_EQ(edited.cash("ATE"), 200);
}

// CZ-9.18: the first tile on Praha counts as a yellow one and costs 10.
TEST(Track, TheFirstTileOnPrahaIsAYellowLay)
{
    Table table = firstTurnOf("BN", 80);
    table.after(layTile("BN", "E12", "8890"));

    EXPECT_EQ(table.cash("BN"), 190);
    EXPECT_EQ(table.refusal(layTile("BN", "E10", "8")), "accepted");
}

// Where both the hex and the cost are given, the cost wins.
TEST(Track, AnEnteredCostWinsOverThePrintedOne)
{
    Table table = firstTurnOf("KFN", 80);
    table.after(with(layTile("KFN", "G14", "8"), R"("cost":40)"));
    EXPECT_EQ(table.cash("KFN"), 160);
}

// CZ-2.80: river 10, hill 20, mountain 40
TEST(Track, WhatNoTerrainCostsIsRefused)
{
    Table table = firstTurnOf("KFN", 80);
    for (const int cost : {10, 20, 40})
        EXPECT_EQ(table.refusal(layTrack("KFN", cost)), "accepted") << cost;
    for (const int cost : {30, 97, 50})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("KFN", cost), "price-choice CZ-6.23")) << cost;
}

// CZ-6.4, CZ-6.23; appendix A: no-treasury
TEST(Track, TerrainIsPaidFromTheTreasury)
{
    Table table = firstTurnOf("KFN", 80);
    table.cash("KFN", 19).cash("p1", 500);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("KFN", 20), "no-treasury CZ-6.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("KFN", "G14", "8"), "no-treasury CZ-6.23"));
    EXPECT_EQ(table.refusal(layTrack("KFN", 10)), "accepted");
}

struct TileInPhase
{
    const char *phase;
    int colours; ///< of yellow, green, brown, grey so many from the left
};

class TileColours : public ::testing::TestWithParam<TileInPhase>
{
};

// CZ-2.40, CZ-6.24; appendix A: tile-colour
TEST_P(TileColours, FollowThePhase)
{
    Table table(3);
    table.phase(GetParam().phase).operating("KFN", 80, "p1", 200).round("OR1.1");
    const char *tiles[] = {"8", "14", "611", "8893"};
    for (int colour = 0; colour < 4; ++colour) {
        const std::string lay = layTile("KFN", "C26", tiles[colour]);
        if (colour < GetParam().colours)
            EXPECT_EQ(table.refusal(lay), "accepted") << lay;
        else
            EXPECT_TRUE(refusesUnlessForced(table, lay, "tile-colour CZ-6.24"));
    }
}

INSTANTIATE_TEST_SUITE_P(AllPhases, TileColours,
                         ::testing::Values(TileInPhase{"a", 1}, TileInPhase{"b", 1}, TileInPhase{"c", 1},
                                           TileInPhase{"d", 2}, TileInPhase{"e", 2}, TileInPhase{"f", 2},
                                           TileInPhase{"g", 3}, TileInPhase{"h", 3}, TileInPhase{"i", 4},
                                           TileInPhase{"j", 4}),
                         [](const auto &test) { return std::string("Phase") + test.param.phase; });

// CZ-0.5
TEST(Track, HexAndTileMustExist)
{
    const Table table = firstTurnOf("KFN", 80);
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("KFN", "Z99", "8"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("KFN", "C26", "9999"), "unknown-name CZ-0.5"));
}

} // namespace
} // namespace flimnap::test
