#include <gmock/gmock.h>

#include "1836jr56_moves.h"
#include "features/company_privates/standing.h"

namespace flimnap::test {
namespace {

// Track, stations and what the map costs (JR-2.31 to JR-2.35, JR-6.b1, JR-6.b2, JR-6.5, JR-6.7).

/// B of p1 in its turn of OR2.1, phase 3, with 100 in its treasury.
class Track1836Jr56 : public ::testing::Test
{
protected:
    explicit Track1836Jr56(const std::string &options = "{}") : table(game1836(3, options))
    {
        table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").round("OR2.1");
    }

    Table table;
};

TEST_F(Track1836Jr56, CostsWhatTheHexSaysForItsFirstTile_JR2_31)
{
    for (const auto &[hex, cost] : {std::pair("D8", 40), std::pair("I9", 40), std::pair("F6", 80), std::pair("K7", 60),
                                    std::pair("G3", 0), std::pair("E11", 0), std::pair("H10", 0), std::pair("D6", 0)}) {
        Table laid = table;
        laid.after(layTile("B", hex, "14"));
        EXPECT_EQ(laid.cash("B"), 100 - cost) << hex;
    }
}

// JR-2.31 to JR-2.33: 40, 60 or 80; games entered without the map have paid 10 and 20.
TEST_F(Track1836Jr56, CostsWhatSomeHexCosts_JR2_31)
{
    for (const int cost : {10, 20, 40, 60, 80})
        EXPECT_EQ(table.refusal(layTrack("B", cost)), "accepted") << cost;
    for (const int cost : {97, 30, 50, 100})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("B", cost), "price-choice JR-6.b1")) << cost;
}

TEST_F(Track1836Jr56, CostsNothingAsAnUpgrade_JR2_35)
{
    table.after(layTile("B", "D8", "7")).cash("B", 100).turnOf("B").after(layTile("B", "D8", "23"));
    EXPECT_EQ(table.cash("B"), 100);
}

TEST_F(Track1836Jr56, IsLaidOnceInATurn_JR6_b1)
{
    table.after(layTrack("B"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("B"), "lays-used-up JR-6.b1"));
}

TEST_F(Track1836Jr56, IsPaidByTheTreasuryAlone_JR6_b1)
{
    table.cash("B", 39);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("B", 40), "no-treasury JR-6.b1"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("B", "D8", "7"), "no-treasury JR-6.b1"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("B", "Z9", "7"), "unknown-name JR-2.1"));
}

TEST_F(Track1836Jr56, HasTheColoursOfThePhase_JR2_P3)
{
    EXPECT_EQ(table.refusal(layTile("B", "G3", "14")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, layTile("B", "G3", "63"), "tile-colour JR-2.P2"));
}

TEST_F(Track1836Jr56, ComesBeforeTheTrainsRun_JR6_b1)
{
    table.after(runTrains("B", 0));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("B"), "wrong-step JR-6.b1"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("B"), "wrong-step JR-6.b2"));
}

TEST_F(Track1836Jr56, IsBlockedInAmsterdamWhileAPlayerOwnsTheCanal_JR6_5)
{
    table.privateOf("p2", "ACC").privateOf("p2", "E-SF").privateOf("p2", "CdH").cash("B", 100);
    EXPECT_TRUE(refusesUnlessForced(table, layTile("B", "D6", "14"), "hex-blocked JR-6.5"));
    for (const std::string hex : {"B8", "J8"})
        EXPECT_EQ(table.refusal(layTile("B", hex, "7")), "accepted") << hex;
    table.privateOf("B", "ACC");
    EXPECT_EQ(table.refusal(layTile("B", "D6", "14")), "accepted");
}

class Track1836Jr56InTheOtherReading : public Track1836Jr56
{
protected:
    Track1836Jr56InTheOtherReading() : Track1836Jr56(R"({"JR-6.5":"E"})") {}
};

TEST_F(Track1836Jr56InTheOtherReading, IsBlockedWhileAPlayerOwnsTheRailwayThere_JR6_5)
{
    for (const auto &[railway, hex] : {std::pair("ACC", "D6"), std::pair("E-SF", "B8"), std::pair("CdH", "J8")}) {
        Table blocked = table;
        blocked.privateOf("p2", railway);
        EXPECT_TRUE(refusesUnlessForced(blocked, layTile("B", hex, "14"), "hex-blocked JR-6.5"));
        blocked.privateOf("B", railway);
        EXPECT_EQ(blocked.refusal(layTile("B", hex, "14")), "accepted") << hex;
    }
}

TEST_F(Track1836Jr56, JoinsADestinationWhoeverLaidIt_JR6_7)
{
    table.running("GCL", "R2C5", "p2", 0).train("GCL", "3");
    keptFor(partlyPaid(table, "GCL"), "GCL", 150);
    table.after({layTrack("B"), reaches("GCL")}); // in B's turn
    EXPECT_EQ(table.cash("GCL"), 150);
    EXPECT_EQ(escrow(table, "GCL"), 0);
    EXPECT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesEvenIfForced(table, reaches("MESS"), "unknown-name JR-2.1"));
}

TEST_F(Track1836Jr56, LetsAStationCostTheNextOfTheCharter_JR2_1)
{
    table.cash("B", 300).stations("B", 1, 3);
    for (const int cost : {40, 100, 100}) {
        const int before = table.cash("B");
        table.after(placeStation("B"));
        EXPECT_EQ(table.cash("B"), before - cost);
        table.turnOf("B");
    }
    EXPECT_TRUE(refusesEvenIfForced(table.cash("B", 500), placeStation("B"), "no-marker JR-6.b2"));
}

TEST_F(Track1836Jr56, LetsACompanyPlaceOneStationInATurn_JR6_b2)
{
    table.cash("B", 300).stations("B", 1, 3).after(placeStation("B"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("B"), "one-station JR-6.b2"));
}

TEST_F(Track1836Jr56, LetsTheTreasuryPayForStations_JR6_b2)
{
    table.cash("B", 39).stations("B", 1, 3);
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("B"), "no-treasury JR-6.b2"));
}

TEST_F(Track1836Jr56, HasOneStationOfACompanyOnAHex_JR6_b2)
{
    table.stations("B", 1, 3).after(placeStation("B", "G7")).turnOf("B").cash("B", 500);
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("B", "G7"), "station-there JR-6.b2"));
    EXPECT_EQ(table.refusal(placeStation("B", "E7")), "accepted");
}

TEST_F(Track1836Jr56, IsForTheRailwaysOwnerOnly_JR2_12)
{
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("E-SF", layTrack("B")), "private-not-owned JR-2.12"));
    table.privateOf("B", "E-SF");
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("E-SF", layTile("B", "G3", "7")), "right-elsewhere JR-2.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("E-SF", layTrack("B", 80)), "price-choice JR-6.b1"));
    table.after(withRightOf("E-SF", layTile("B", "B8", "7")));
    EXPECT_EQ(table.cash("B"), 100); // without the 80
    EXPECT_EQ(table.refusal(layTrack("B")), "accepted");
}

TEST_F(Track1836Jr56, CostsSixtyAtTheCoalfield_JR2_13)
{
    table.privateOf("B", "CdH");
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("CdH", layTile("B", "J10", "7")), "right-elsewhere JR-2.12"));
    table.cash("B", 59);
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("CdH", layTrack("B")), "no-treasury JR-6.b1"));
    EXPECT_TRUE(
        refusesUnlessForced(table, with(withRightOf("CdH", layTrack("B")), R"("cost":0)"), "price-choice JR-6.b1"));
    table.cash("B", 60).after(withRightOf("CdH", layTile("B", "J8", "7")));
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("B"), "lays-used-up JR-6.b1")); // it is the turn's lay
}

TEST_F(Track1836Jr56, GetsTheMarkOfThePostAnyTimeInTheTurn_JR2_14)
{
    table.privateOf("B", "RdP");
    const int mark = 20;
    EXPECT_EQ(company_privates::rightsOf(table.game(), table.game().findPrivate("RdP")).bonus, Money{mark});
    EXPECT_TRUE(refusesEvenIfForced(table, useLocal("B", "ACC"), "private-not-owned JR-2.14"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(useLocal("B", "RdP"), R"("hex":"Z9")"), "unknown-name JR-2.1"));
    table.after({runTrains("B", 100), with(useLocal("B", "RdP"), R"("hex":"G7")")});
    EXPECT_TRUE(table.privates("B").empty());
}

// Incomes (JR-6.b3, JR-6.20 to JR-6.22).

TEST_F(Track1836Jr56, EarnsOnlyWithATrain_JR6_b3)
{
    Table trainless = game1836(3);
    trainless.running("B", "R1C5", "p1", 0).round("OR2.1");
    EXPECT_TRUE(refusesEvenIfForced(trainless, runTrains("B", 100), "no-runnable-train JR-6.b3"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("B", -10), "bad-value JR-6.b3"));
}

TEST_F(Track1836Jr56, IsEarnedAndThenPaidOrKept_JR6_20)
{
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("B"), "must-run JR-6.b5"));
    table.after(runTrains("B", 100));
    EXPECT_TRUE(refusesEvenIfForced(table, done("B"), "must-pay JR-6.b1"));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(companyMove("dividend", "B"), R"("pay":"half")"), "other-value JR-6.20"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("B", 50), "wrong-step JR-6.b3"));
    table.after(withhold("B"));
    EXPECT_EQ(table.cash("B"), 200);
    EXPECT_EQ(table.cell("B"), "R1C4");
}

TEST_F(Track1836Jr56, RoundsEveryHoldersPartUp_JR6_21)
{
    table.shares("p2", "B", 30).pooled("B", 10).cash("p2", 0).cash("p1", 0);
    table.after({runTrains("B", 105), payOut("B")}); // 10.5 a share
    EXPECT_EQ(table.cash("p1"), 21);
    EXPECT_EQ(table.cash("p2"), 32);
    EXPECT_EQ(table.cash("B"), 100 + 11);
}

TEST_F(Track1836Jr56, MovesTheMarkerLeftWithoutAnIncome_JR6_22)
{
    table.after(runTrains("B", 0));
    EXPECT_EQ(table.cell("B"), "R1C4");
}

} // namespace
} // namespace flimnap::test
