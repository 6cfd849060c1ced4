#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// OR1.1 (V = 40) in phase b: MW, small, has 100; p2 owns S2, M3 and L4.
class MwAndLocals : public ::testing::Test
{
protected:
    MwAndLocals()
    {
        table.phase("b").operating("MW", 60, "p1", 100).established("MW").cash("p2", 0);
        table.privateOf("p2", "S2").privateOf("p2", "M3").privateOf("p2", "L4").round("OR1.1");
        table.cash("p2", 0); // what the locals paid is put away
    }

    Table table{3};
};

// CZ-6.10, CZ-10.24
TEST_F(MwAndLocals, ACompanyBuysALocalFromAPlayerForUpToTheLocalValue)
{
    table.after(buyLocal("MW", "S2", 40));

    EXPECT_EQ(table.cash("MW"), 60);
    EXPECT_EQ(table.cash("p2"), 40);
    EXPECT_THAT(table.privates("MW"), ElementsAre("S2"));
    EXPECT_THAT(table.privates("p2"), ElementsAre("M3", "L4"));
}

// CZ-6.10, CZ-10.24; appendix A: price-range
TEST_F(MwAndLocals, ThePriceOfALocalIsFromOneToTheLocalValue)
{
    EXPECT_EQ(table.refusal(buyLocal("MW", "S2", 1)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "S2", 41), "price-range CZ-6.10"));
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "S2", 0), "price-range CZ-6.10"));
}

// CZ-2.2, CZ-10.24; appendix A: size
TEST_F(MwAndLocals, ASmallCompanyOwnsSmallLocalsOnly)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "M3", 40), "private-size CZ-2.2"));
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "L4", 40), "private-size CZ-2.2"));
}

// CZ-2.2
TEST(Locals, AMediumCompanyOwnsSmallAndMediumLocalsALargeOneAll)
{
    Table table(3);
    table.phase("d").operating("KFN", 80, "p1", 100).operating("BY", 100, "p2", 100);
    table.privateOf("p3", "S1").privateOf("p3", "M1").privateOf("p3", "L1").round("OR1.1");

    table.turnOf("KFN");
    EXPECT_EQ(table.refusal(buyLocal("KFN", "S1", 40)), "accepted");
    EXPECT_EQ(table.refusal(buyLocal("KFN", "M1", 40)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("KFN", "L1", 40), "private-size CZ-2.2"));

    table.turnOf("BY");
    for (const char *local : {"S1", "M1", "L1"})
        EXPECT_EQ(table.refusal(buyLocal("BY", local, 40)), "accepted") << local;
}

// CZ-6.10; appendix A: phase-too-early
TEST_F(MwAndLocals, CompaniesBuyNoLocalsInPhaseA)
{
    table.phase("a");
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "S2", 40), "phase-too-early CZ-6.10"));
}

// CZ-6.4, CZ-6.10; appendix A: no-treasury
TEST_F(MwAndLocals, ALocalIsPaidFromTheTreasury)
{
    table.cash("MW", 39);
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("MW", "S2", 40), "no-treasury CZ-6.10"));
    EXPECT_EQ(table.refusal(buyLocal("MW", "S2", 39)), "accepted");
}

// CZ-6.10, CZ-6.11; appendix A: not-on-sale
TEST_F(MwAndLocals, OnlyLocalsOfPlayersAreOnSale)
{
    table.privateOf("MW", "S3").privateOf("OFE", "S4");
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("MW", "S1", 40), "private-not-on-sale CZ-6.10")); // never sold
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("MW", "S3", 40), "private-not-on-sale CZ-6.10")); // its own
    EXPECT_TRUE(
        refusesEvenIfForced(table, buyLocal("MW", "S4", 40), "private-not-on-sale CZ-6.10")); // another company's
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("MW", "S9", 40), "unknown-name CZ-0.5"));
}

// CZ-6.12, CZ-10.24
TEST(Locals, ACompanySellsALocalToTheBankForTheLocalValueAndItLeavesTheGame)
{
    Table table(3);
    table.phase("b").operating("MW", 60, "p1", 0).established("MW").train("MW", "a.2");
    table.privateOf("MW", "S2").usedRight("S2").round("OR5.1");
    const int treasury = table.cash("MW");

    table.after(sellLocal("MW", "S2"));

    EXPECT_EQ(table.cash("MW"), treasury + 60);
    EXPECT_THAT(table.privates("MW"), IsEmpty());
    EXPECT_TRUE(table.position().privates[table.game().findPrivate("S2")].owner.isNobody());
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("MW", "S2", 1), "private-not-on-sale CZ-6.10"));

    table.after(runTrains("MW", 0)).after(done("MW"));
    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.cash("MW"), treasury + 60);
}

// CZ-6.12; appendix A: not-on-sale
TEST_F(MwAndLocals, ACompanySellsOnlyLocalsItOwns)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("MW", "S2"), "private-not-owned CZ-6.12"));
}

// CZ-9.31
TEST_F(MwAndLocals, ALocalBoughtInTheTurnMayBeSoldInTheSameTurn)
{
    table.after(buyLocal("MW", "S2", 10)).after(sellLocal("MW", "S2"));

    EXPECT_EQ(table.cash("MW"), 100 - 10 + 40);
}

/// OR1.1: KFN, medium, in its first turn with 100 and the local M3; the phase is given by the test.
class KfnWithM3 : public ::testing::Test
{
protected:
    KfnWithM3()
    {
        table.phase("d").operating("KFN", 80, "p1", 90).privateOf("KFN", "M3").train("KFN", "c.2+2").round("OR1.1");
    }

    Table table{3};
};

// CZ-6.15, CZ-10.26
TEST_F(KfnWithM3, AWaiverMakesOneTileOfTheTurnsLaysFree)
{
    table.after(withRightOf("M3", layTrack("KFN", 20)));

    EXPECT_EQ(table.cash("KFN"), 100);
    EXPECT_TRUE(table.isRightUsed("M3"));
    table.after(layTrack("KFN", 10)); // the second of the first turn
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("KFN"), "lays-used-up CZ-6.20"));
}

// CZ-6.15, CZ-10.26; appendix A: right-terrain
TEST_F(KfnWithM3, AMediumLocalDoesNotWaiveAMountain)
{
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTrack("KFN", 40)), "right-terrain CZ-6.15"));
}

// CZ-6.15, CZ-2.80: where the hex is known its terrain counts.
TEST_F(KfnWithM3, TheWaiverGoesByTheTerrainOfTheHex)
{
    EXPECT_EQ(table.refusal(withRightOf("M3", layTile("KFN", "G14", "8"))), "accepted"); // hill
    EXPECT_EQ(table.refusal(withRightOf("M3", layTile("KFN", "A10", "8"))), "accepted"); // river
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTile("KFN", "A16", "8")), "right-terrain CZ-6.15"));
}

// CZ-6.15
TEST_F(KfnWithM3, AWaivedHexCostsNothing)
{
    table.after(withRightOf("M3", layTile("KFN", "G14", "8")));

    EXPECT_EQ(table.cash("KFN"), 100);
}

// CZ-6.14, CZ-9.32, CZ-10.26; appendix A: right-used
TEST_F(KfnWithM3, ALocalIsUsedOnceForEitherRight)
{
    table.after(withRightOf("M3", layTrack("KFN", 20)));
    EXPECT_TRUE(refusesUnlessForced(table, useLocal("KFN", "M3"), "right-used CZ-6.14"));
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTile("KFN", "C26", "887p")), "right-used CZ-6.14"));
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTrack("KFN", 20)), "right-used CZ-6.14"));
}

// CZ-6.2, CZ-6.14, CZ-10.26
TEST_F(KfnWithM3, AUsedLocalKeepsPaying)
{
    table.after({withRightOf("M3", layTrack("KFN", 20)), runTrains("KFN", 0), done("KFN")});
    for (const char *player : {"p1", "p2", "p3"})
        table.after(companyMove("pass", player));

    EXPECT_EQ(table.round(), "OR2.1");
    EXPECT_EQ(table.cash("KFN"), 100 + 10);
    EXPECT_TRUE(table.isRightUsed("M3"));
}

// CZ-6.14; appendix B
TEST_F(KfnWithM3, ThePurpleTileMayBeEnteredWithoutTheTile)
{
    table.after(useLocal("KFN", "M3"));

    EXPECT_EQ(table.cash("KFN"), 100);
    EXPECT_TRUE(table.isRightUsed("M3"));
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTrack("KFN", 20)), "right-used CZ-6.14"));
}

// CZ-6.16, CZ-6.20
TEST_F(KfnWithM3, APurpleTileIsAdditionalAndFree)
{
    table.after({layTrack("KFN"), layTrack("KFN"), withRightOf("M3", layTile("KFN", "C26", "887p"))});

    EXPECT_EQ(table.cash("KFN"), 100);
    EXPECT_TRUE(table.isRightUsed("M3"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("KFN"), "lays-used-up CZ-6.20"));
}

// CZ-6.16
TEST_F(KfnWithM3, APurpleTileMayComeAtAnyTimeOfTheTurn)
{
    table.after({withRightOf("M3", layTile("KFN", "C26", "887p")), layTrack("KFN"), layTrack("KFN")});
    EXPECT_EQ(table.refusal(runTrains("KFN", 0)), "accepted");
}

// CZ-6.16; appendix A: tile-colour
TEST_F(KfnWithM3, PurpleTilesAreLaidByALocalOnly)
{
    EXPECT_TRUE(refusesUnlessForced(table, layTile("KFN", "C26", "887p"), "special-tile CZ-6.24"));
}

// CZ-6.14; appendix A: not-on-sale
TEST_F(KfnWithM3, ACompanyUsesOnlyItsOwnLocals)
{
    table.privateOf("p1", "M4").privateOf("BN", "M5");
    for (const char *local : {"M4", "M5"}) { // also its director's local is not its own
        EXPECT_TRUE(refusesEvenIfForced(table, useLocal("KFN", local), "private-not-owned CZ-6.14"));
        EXPECT_TRUE(refusesEvenIfForced(table, withRightOf(local, layTrack("KFN", 20)), "private-not-owned CZ-6.14"));
        EXPECT_TRUE(
            refusesEvenIfForced(table, withRightOf(local, layTile("KFN", "C26", "887p")), "private-not-owned CZ-6.14"));
    }
}

// CZ-6.15: a waiver is an ordinary lay of step 1.
TEST_F(KfnWithM3, AWaiverComesInTheTrackStepOnly)
{
    table.after(runTrains("KFN", 0));
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("M3", layTrack("KFN", 20)), "wrong-step CZ-6.5"));
}

struct Waiver
{
    const char *local;
    int cost; ///< 10 river, 20 hill, 40 mountain
    bool covered;
};

class TerrainWaiver : public ::testing::TestWithParam<Waiver>
{
};

// CZ-2.21, CZ-6.15
TEST_P(TerrainWaiver, DependsOnTheSizeOfTheLocal)
{
    const auto [local, cost, covered] = GetParam();
    Table table(3);
    table.phase("d").operating("BY", 100, "p1", 0).privateOf("BY", local).round("OR1.1");
    table.cash("BY", 0); // what is not waived cannot be paid

    EXPECT_EQ(table.refusal(withRightOf(local, layTrack("BY", cost))), covered ? "accepted" : "right-terrain CZ-6.15");
}

INSTANTIATE_TEST_SUITE_P(AllSizes, TerrainWaiver,
                         ::testing::Values(Waiver{"S1", 10, true}, Waiver{"S1", 20, false}, Waiver{"S1", 40, false},
                                           Waiver{"M1", 10, true}, Waiver{"M1", 20, true}, Waiver{"M1", 40, false},
                                           Waiver{"L1", 10, true}, Waiver{"L1", 20, true}, Waiver{"L1", 40, true}),
                         [](const auto &test) {
                             return std::string(test.param.local) + "For" + std::to_string(test.param.cost);
                         });

struct PurpleTile
{
    const char *local;
    const char *phase;
    const char *tile;
    const char *verdict;
};

class PurpleColour : public ::testing::TestWithParam<PurpleTile>
{
};

// CZ-2.21, CZ-6.16, CZ-2.40; appendix A: tile-colour
TEST_P(PurpleColour, IsOneOfTheLocalAndOfThePhase)
{
    const auto [local, phase, tile, verdict] = GetParam();
    Table table(3);
    table.phase(phase).operating("BY", 100, "p1", 0).privateOf("BY", local).round("OR1.1");
    const std::string lay = withRightOf(local, layTile("BY", "G20", tile));

    EXPECT_EQ(table.refusal(lay), verdict);
    EXPECT_EQ(table.refusal(forced(lay)), "accepted");
}

// 887p is green, 889p brown, 595p grey.
INSTANTIATE_TEST_SUITE_P(
    SizesAndPhases, PurpleColour,
    ::testing::Values(PurpleTile{"S1", "c", "887p", "tile-colour CZ-6.24"}, PurpleTile{"S1", "d", "887p", "accepted"},
                      PurpleTile{"S1", "j", "887p", "accepted"}, PurpleTile{"S1", "j", "889p", "right-colour CZ-6.24"},
                      PurpleTile{"S1", "j", "595p", "right-colour CZ-6.24"}, PurpleTile{"M1", "d", "887p", "accepted"},
                      PurpleTile{"M1", "f", "889p", "tile-colour CZ-6.24"}, PurpleTile{"M1", "g", "889p", "accepted"},
                      PurpleTile{"M1", "j", "595p", "right-colour CZ-6.24"}, PurpleTile{"L1", "g", "889p", "accepted"},
                      PurpleTile{"L1", "h", "595p", "tile-colour CZ-6.24"}, PurpleTile{"L1", "i", "595p", "accepted"}),
    [](const auto &test) {
        return std::string(test.param.local) + "InPhase" + test.param.phase + "Tile" + test.param.tile;
    });

// CZ-6.16; appendix A: tile-colour
TEST(Locals, AnUnrecordedPurpleTileNeedsAPhaseWithAColourOfTheLocal)
{
    Table table(3);
    table.phase("c").operating("BY", 100, "p1", 0).privateOf("BY", "L1").round("OR1.1");
    EXPECT_TRUE(refusesUnlessForced(table, useLocal("BY", "L1"), "no-tile-in-phase CZ-6.16"));

    table.phase("d");
    EXPECT_EQ(table.refusal(useLocal("BY", "L1")), "accepted");
}

} // namespace
} // namespace flimnap::test
