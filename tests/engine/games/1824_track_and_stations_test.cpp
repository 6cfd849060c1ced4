#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// Track and station markers (AH-6.5 to AH-6.10, AH-2.28). Tile 9 is yellow, 26 green, 43 brown.

/// OR2.1: BK's turn, with a train.
class Track1824 : public ::testing::Test
{
protected:
    Track1824() { table.running("BK", "R5C3", "p1", 200).train("BK", "2").cash("p1", 0).round("OR2.1"); }

    Table table = game1824(3);
};

TEST_F(Track1824, OneLayATurn_AH6_6)
{
    table.after(layTrack("BK"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BK"), "lays-used-up AH-6.6"));
}

TEST(FirstTurnTrack1824, OneLayInTheFirstTurnToo_AH6_6)
{
    Table table = game1824(3);
    table.floated("BK", "R5C3", "p1", 200).round("OR2.1").after(layTrack("BK"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BK"), "lays-used-up AH-6.6"));
}

TEST_F(Track1824, CoalAndPreStateRailwaysLayOneToo_AH6_6)
{
    for (const char *minor : {"EPP", "SD1"}) {
        Table minors = game1824(3);
        minors.minorOf("p1", minor, 100).round("OR2.1").after(layTrack(minor, 20));
        EXPECT_EQ(minors.cash(minor), 80);
        EXPECT_TRUE(refusesUnlessForced(minors, layTrack(minor), "lays-used-up AH-6.6"));
    }
}

TEST_F(Track1824, TheTreasuryPaysTheTerrain_AH6_10)
{
    for (const int cost : {0, 20, 40}) {
        Table copy = table;
        const int bank = copy.cash("bank");
        copy.after(layTrack("BK", cost));
        EXPECT_EQ(copy.cash("BK"), 200 - cost);
        EXPECT_EQ(copy.cash("bank"), bank + cost);
    }
}

// The costs are those printed on the map: river 20, mountain 40.
TEST_F(Track1824, WhatNoTerrainCostsIsRefused_AH2_28)
{
    for (const int cost : {97, 35, 60, 200}) {
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("BK", cost), "price-choice AH-2.28")) << cost;
        EXPECT_TRUE(refusesUnlessForced(table, with(layTile("BK", "B11", "9"), R"("cost":)" + std::to_string(cost)),
                                        "price-choice AH-2.28"))
            << cost;
    }
    const Verdict refusal = table.play(layTrack("BK", 97));
    EXPECT_EQ(refusal->args, (std::vector<Arg>{{"choices", std::vector<Money>{{0}, {20}, {40}}}}));
}

// Games entered without the map have paid 10 for terrain.
TEST_F(Track1824, TenIsAccepted_AH2_28)
{
    table.after(layTrack("BK", 10));
    EXPECT_EQ(table.cash("BK"), 190);
}

TEST_F(Track1824, TheDirectorAddsNothing_AH6_10)
{
    table.cash("p1", 500).cash("BK", 39);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("BK", 40), "no-treasury AH-6.10"));
    EXPECT_EQ(table.refusal(layTrack("BK", 20)), "accepted");
}

// Scenario 31
TEST_F(Track1824, TheFirstTileOnAHexCostsAndUpgradesAreFree_AH2_28)
{
    table.cash("BK", 15);
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("BK", "E10", "9"), "no-treasury AH-6.10"));

    table.cash("BK", 35).after(layTile("BK", "E10", "9"));
    EXPECT_EQ(table.cash("BK"), 15);

    table.begun("3").round("OR3.1").after(layTile("BK", "E10", "26"));
    EXPECT_EQ(table.cash("BK"), 15);
}

TEST_F(Track1824, MountainsCost40RiversAndTheCapitals20_AH2_28)
{
    const std::vector<std::string> mountains = {"A6", "A10", "C18", "D19", "D21", "D23", "E24", "G8", "H3", "H5", "H7"};
    const std::vector<std::string> rivers = {"E10", "E12", "E14", "E16", "F17", "G16", "G18", "H17", "I18"};
    for (const HexDefinition &hex : table.game().hexes) {
        const auto isOf = [&](const std::vector<std::string> &list) {
            return std::find(list.begin(), list.end(), hex.code) != list.end();
        };
        const int cost = isOf(mountains) ? 40 : isOf(rivers) ? 20 : 0;
        EXPECT_EQ(hex.cost, Money{cost}) << hex.code;
    }
    for (const std::string &hex : mountains)
        EXPECT_TRUE(table.game().findHex(hex)) << hex;
    for (const std::string &hex : rivers)
        EXPECT_TRUE(table.game().findHex(hex)) << hex;
}

// ru VII.8: at most one station of a company on a hex
TEST_F(Track1824, HasOneStationOfACompanyOnAHex_AH6_7)
{
    table.cash("BK", 500).after(placeStation("BK", "E12"));
    table.round("OR2.2");
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BK", "E12"), "station-there AH-6.7"));
    EXPECT_EQ(table.refusal(placeStation("BK", "G10")), "accepted");
    EXPECT_EQ(table.refusal(placeStation("BK")), "accepted"); // without the map nobody can tell
}

TEST(FirstTurnTrack1824, NoSecondStationAtHome_AH6_7)
{
    Table table = game1824(3);
    table.floated("BH", "R5C3", "p1", 500).round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BH", "J13"), "station-there AH-6.7"));
}

// Wien and Budapest carry printed track; their first tile costs all the same.
TEST_F(Track1824, TheFirstTileOnACapitalCostsToo_AH2_28)
{
    table.begun("3");
    for (const char *capital : {"E12", "F17"}) {
        Table copy = table;
        copy.after(with(companyMove("lay_track", "BK"), R"("hex":")" + std::string(capital) + R"(")"));
        EXPECT_EQ(copy.cash("BK"), 180) << capital;
    }
}

TEST(CisleithanianTrack1824, HasItsOwnCosts_AH2_28)
{
    const std::vector<std::string> mountains = {"A6", "A10", "D23", "E24", "G8", "H3", "H5", "H7"};
    const std::vector<std::string> rivers = {"B13", "B25", "E10", "E12", "F11"};
    for (const Table &table : {cisleithaniaForTwo(), cisleithaniaForThree()}) {
        int mountainHexes = 0;
        int riverHexes = 0;
        for (const HexDefinition &hex : table.game().hexes) {
            const bool isMountain = std::find(mountains.begin(), mountains.end(), hex.code) != mountains.end();
            const bool isRiver = std::find(rivers.begin(), rivers.end(), hex.code) != rivers.end();
            mountainHexes += isMountain ? 1 : 0;
            riverHexes += isRiver ? 1 : 0;
            EXPECT_EQ(hex.cost, Money{isMountain ? 40 : isRiver ? 20 : 0}) << hex.code;
        }
        EXPECT_EQ(mountainHexes, 8);
        EXPECT_EQ(riverHexes, 5);
    }
}

TEST_F(Track1824, ColoursComeWithThePhases_AH2_19)
{
    const std::vector<std::string> phases = {"2", "3", "4", "5", "6", "8", "10"};
    for (const auto &[tile, first] : {std::pair("9", 0), std::pair("26", 1), std::pair("43", 3)}) {
        for (int phase = 0; phase < 7; ++phase) {
            Table copy = table;
            copy.phase(phases[static_cast<std::size_t>(phase)]);
            const std::string lay = layTile("BK", "B11", tile);
            if (phase < first)
                EXPECT_TRUE(refusesUnlessForced(copy, lay, "tile-colour AH-2.19")) << tile << " in " << phase;
            else
                EXPECT_EQ(copy.refusal(lay), "accepted") << tile << " in " << phase;
        }
    }
}

// Scenario 28, AH-6.9
TEST_F(Track1824, ARegionalsMarkersCost40And100_AH6_9)
{
    table.cash("BK", 500).after(placeStation("BK"));
    EXPECT_EQ(table.cash("BK"), 460);

    table.round("OR3.1").after(placeStation("BK"));
    EXPECT_EQ(table.cash("BK"), 360);
    EXPECT_EQ(table.stationsOnMap("BK"), 3);

    table.round("OR4.1");
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BK"), "no-marker AH-6.9"));
}

TEST_F(Track1824, AStatesMarkersCost40AndThen100_AH6_9)
{
    Table state = game1824(3);
    state.running("UG", "R1C3", "p1", 1000).train("UG", "2");
    int treasury = 1000;
    int set = 2;
    for (const int cost : {40, 100, 100, 100}) {
        state.round("OR" + std::to_string(set++) + ".1").after(placeStation("UG"));
        treasury -= cost;
        EXPECT_EQ(state.cash("UG"), treasury);
    }
    state.round("OR7.1");
    EXPECT_TRUE(refusesEvenIfForced(state, placeStation("UG"), "no-marker AH-6.9"));
}

TEST_F(Track1824, OneMarkerATurn_AH6_7)
{
    table.after(placeStation("BK"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BK"), "one-station AH-6.7"));
}

TEST_F(Track1824, TheTreasuryPaysTheMarkers_AH6_10)
{
    table.cash("p1", 500).cash("BK", 39);
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BK"), "no-treasury AH-6.10"));
    table.cash("BK", 40);
    EXPECT_EQ(table.refusal(placeStation("BK")), "accepted");
}

TEST_F(Track1824, CoalAndPreStateRailwaysHaveNoSecondMarker_AH6_7)
{
    for (const char *minor : {"EPP", "SD1", "KK2"}) {
        Table minors = game1824(3);
        minors.minorOf("p1", minor, 500).round("OR2.1");
        EXPECT_TRUE(refusesEvenIfForced(minors, placeStation(minor), "no-marker AH-6.9")) << minor;
    }
}

TEST(FirstTurnTrack1824, TheHomeMarkerIsPlacedForNothing_AH6_5)
{
    Table table = game1824(3);
    table.after({pass("p3"), buyPrivate("p2", "SD2"), pass("p1"), pass("p1"), pass("p2"), pass("p3")});
    ASSERT_EQ(table.turn(), "SD2");
    EXPECT_EQ(table.stationsOnMap("SD2"), 1);
    EXPECT_EQ(table.cash("SD2"), 120);
}

TEST_F(Track1824, TrackComesBeforeMarkersAndThoseBeforeTheRun_AH6_5)
{
    table.after(placeStation("BK"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BK"), "wrong-step AH-6.6"));

    Table later = table.round("OR3.1");
    later.after(runTrains("BK", 0));
    EXPECT_TRUE(refusesUnlessForced(later, placeStation("BK"), "wrong-step AH-6.7"));
}

} // namespace
} // namespace flimnap::test
