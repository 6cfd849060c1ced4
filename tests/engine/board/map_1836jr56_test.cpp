#include <gmock/gmock.h>

#include "support/map_table.h"

// Scenarios of the board of 1836Jr-56: JR-BSn of its rules.

namespace flimnap::test {
namespace {

using board::Builder;
using board::Colour;
using board::LayFault;
using board::StationFault;

class TheMapOf1836Jr56 : public testing::Test
{
protected:
    MapTable table{"1836jr56", "pl"};

    [[nodiscard]] Builder builder(std::string_view company, Colour latest = Colour::Yellow) const
    {
        return table.builder(company, latest);
    }
    [[nodiscard]] std::optional<LayFault> fault(std::string_view tile, const Builder &builder) const
    {
        return table.faultOf(tile, builder);
    }
    [[nodiscard]] std::string firstTiles(std::string_view hex, Colour latest = Colour::Yellow) const
    {
        Builder anywhere = builder("B", latest);
        anywhere.needsNoLine = true;
        return table.laysOn(hex, anywhere);
    }
};

// Table 2b of the rules; here with the rotations that look the same.
TEST_F(TheMapOf1836Jr56, TakesTheFirstTilesItsEdgesLet)
{
    EXPECT_EQ(firstTiles("A11"), "7 r4 r5, 8 r4");
    EXPECT_EQ(firstTiles("B12"), "7 r0 r1 r2, 8 r0 r1, 9 r0 r3");
    EXPECT_EQ(firstTiles("C7"), "7 r5, 8 r3, 9 r0 r3");
    EXPECT_EQ(firstTiles("C9"), "7 r2 r3 r4 r5, 8 r0 r2 r3 r4, 9 r0 r2 r3 r5");
    EXPECT_EQ(firstTiles("C11"), "7 r0 r1 r2 r5, 8 r0 r1 r3 r5, 9 r0 r2 r3 r5");
    EXPECT_EQ(firstTiles("D12"), "7 r0 r1, 8 r0");
    EXPECT_EQ(firstTiles("G11"), "7 r0 r1, 8 r0");
    EXPECT_EQ(firstTiles("F6"), "7 r1 r2 r3 r4, 8 r1 r2 r3 r5, 9 r1 r2 r4 r5");
    EXPECT_EQ(firstTiles("J4"), "7 r1 r2 r3 r4, 8 r1 r2 r3 r5, 9 r1 r2 r4 r5");
    EXPECT_EQ(firstTiles("G3"), "7 r0 r4 r5, 8 r4 r5, 9 r1 r4");
    EXPECT_EQ(firstTiles("I11"), "7 r0 r1 r5, 8 r0 r5, 9 r2 r5");
    EXPECT_EQ(firstTiles("K5"), "7 r2 r3, 8 r2");
    EXPECT_EQ(firstTiles("K7"), "7 r1 r2 r3, 8 r1 r2, 9 r1 r4");
    EXPECT_EQ(firstTiles("B8"), "2 r3, 56 r3");
    EXPECT_EQ(firstTiles("K11"), "2 r1, 56 r1");
    EXPECT_EQ(firstTiles("F4"), "3 r2 r3, 58 r2");
    EXPECT_EQ(firstTiles("F10"), "3 r0 r1 r2 r5, 4 r0 r2 r3 r5, 58 r0 r1 r3 r5");
    EXPECT_EQ(firstTiles("H2"), "3 r2 r3 r4, 4 r2 r5, 58 r2 r3");
    EXPECT_EQ(firstTiles("E5", Colour::Green), "59 r1 r3 r4 r5");
    EXPECT_EQ(firstTiles("E11", Colour::Green), "59 r0 r1 r2 r4");
    EXPECT_EQ(firstTiles("H10", Colour::Green), "59 r0 r1 r2 r3 r4 r5");
    EXPECT_EQ(firstTiles("D6", Colour::Green), "120 r3");
    EXPECT_EQ(firstTiles("H6", Colour::Green), "121 r1 r3 r5");
    EXPECT_EQ(firstTiles("I3", Colour::Green), "121 r0 r2 r4");
}

// JR-BS2, BS3
TEST_F(TheMapOf1836Jr56, BuildsFromPrintedTrack)
{
    table.stations("HSM D6");

    EXPECT_FALSE(fault("E7 6 r2", builder("HSM")));
    EXPECT_EQ(fault("E7 57 r0", builder("HSM")), LayFault::NotConnected);
    EXPECT_FALSE(fault("E7 57 r2", builder("HSM")));
    table.lay("E7 6 r2");
    EXPECT_EQ(table.best("HSM", Colour::Yellow, "2"), "60");
}

// JR-BS4
TEST_F(TheMapOf1836Jr56, BeginsOnItsOwnHex)
{
    table.stations("GCL I9");

    EXPECT_EQ(table.hexesFor(builder("GCL")), "I9");
    EXPECT_EQ(table.best("GCL", Colour::Yellow, "2"), "0");
}

// JR-BS5, BS6
TEST_F(TheMapOf1836Jr56, LaysDoubleCitiesInGreen)
{
    table.stations("HSM D6");

    EXPECT_EQ(fault("E5 59 r1", builder("HSM")), LayFault::ColourNotOpen);
    EXPECT_FALSE(fault("E5 59 r1", builder("HSM", Colour::Green)));
    EXPECT_EQ(fault("E5 59 r2", builder("HSM", Colour::Green)), LayFault::ClosedSide);
    table.lay("E5 59 r1, H10 59 r0");
    EXPECT_EQ(fault("E11 59 r0", builder("HSM", Colour::Green)), LayFault::NoneLeft);
    table.lay("H10 64 r0");
    EXPECT_NE(fault("E11 59 r0", builder("HSM", Colour::Green)), LayFault::NoneLeft);
}

// JR-BS7
TEST_F(TheMapOf1836Jr56, UpgradesACityThatIsReached)
{
    table.stations("HSM D6").lay("E7 6 r2");

    EXPECT_EQ(table.laysOn("E7", builder("HSM", Colour::Green)), "14 r1 r4, 15 r1 r2");
    EXPECT_EQ(fault("E7 14 r0", builder("HSM", Colour::Green)), LayFault::TrackLost);
    EXPECT_EQ(fault("E7 57 r0", builder("HSM", Colour::Green)), LayFault::DoesNotFollow);
}

// JR-BS8
TEST_F(TheMapOf1836Jr56, AsksForNewTrackThatIsReached)
{
    table.stations("HSM D6").lay("E7 6 r2, E9 9 r1");
    const Builder hsm = builder("HSM", Colour::Green);

    for (const char *tile : {"23 r1", "24 r1", "26 r1", "27 r1"})
        EXPECT_FALSE(fault(std::string("E9 ") + tile, hsm)) << tile;
    for (const char *tile : {"18 r1", "19 r1", "20 r1", "23 r4", "24 r4"})
        EXPECT_EQ(fault(std::string("E9 ") + tile, hsm), LayFault::NothingNew) << tile;
    MapTable permissive("1836jr56", "pl", "base", R"({"JR-BD10": "permissive"})");
    permissive.track = table.track;
    EXPECT_FALSE(permissive.faultOf("E9 18 r1", hsm));
}

// JR-BS9
TEST_F(TheMapOf1836Jr56, KeepsItsLabels)
{
    table.stations("B H6");

    EXPECT_EQ(fault("H6 14 r1", builder("B", Colour::Green)), LayFault::DoesNotFollow);
    EXPECT_FALSE(fault("H6 121 r1", builder("B", Colour::Green)));
    table.lay("H6 121 r1");
    EXPECT_EQ(table.laysOn("H6", builder("B", Colour::Brown)), "126 r0 r1 r2 r3 r4 r5");
    EXPECT_EQ(fault("H6 127 r0", builder("B", Colour::Brown)), LayFault::DoesNotFollow);
}

// JR-BS10
TEST_F(TheMapOf1836Jr56, TurnsAmsterdamAsItsHarbourLets)
{
    table.stations("HSM D6");
    Builder closed = builder("HSM", Colour::Green);
    closed.closed = {table.hex("D6")};
    EXPECT_EQ(fault("D6 120 r3", closed), LayFault::ClosedHex);
    EXPECT_EQ(table.laysOn("D6", builder("HSM", Colour::Green)), "120 r3");

    table.lay("D6 120 r3");
    EXPECT_EQ(table.track.stationOf(table.company("HSM"), table.hex("D6"))->city, 1);
    EXPECT_EQ(table.stationFault("HSM", "D6.0"), StationFault::OwnOnHex);
}

// JR-BS42
TEST_F(TheMapOf1836Jr56, MovesAReservationWithItsCity)
{
    table.lay("D6 120 r3, B8 2 r3, C7 9 r0").stations("NFL A9");

    EXPECT_FALSE(table.stationFault("NFL", "D6.0", "HSM"));
    EXPECT_EQ(homeCity(table.map, table.track, table.company("HSM"), table.hex("D6")), 1);
    EXPECT_EQ(table.stationFault("NFL", "D6.1", "HSM"), StationFault::Reserved);
}

// JR-BS24, BS25
TEST_F(TheMapOf1836Jr56, KeepsHomesForCompaniesToCome)
{
    table.stations("HSM D6").lay("E7 6 r2, E9 8 r5, F10 3 r2, E5 59 r1, E11 59 r0");
    EXPECT_EQ(table.stationFault("HSM", "E11.0", "NBDS"), StationFault::Reserved);
    EXPECT_EQ(table.stationFault("HSM", "E11.1", "NBDS"), StationFault::Reserved);
    EXPECT_FALSE(table.stationFault("HSM", "E7", "NBDS"));

    table.lay("H6 121 r1, H8 9 r1, H4 5 r4, I5 7 r1").stations("GCL H10, Nord I3");
    EXPECT_FALSE(table.stationFault("Nord", "H6", "B"));
    table.stations("GCL H6");
    EXPECT_EQ(table.stationFault("Nord", "H6", "B"), StationFault::Reserved);
}

// JR-BS31
TEST_F(TheMapOf1836Jr56, ChangesTownsOnceGreyTilesAreOpen)
{
    table.stations("HSM D6").lay("E7 6 r2, E9 8 r5, F10 3 r2, K11 2 r1, I9 6 r3, J10 8 r2").stations("GCL I9");

    EXPECT_EQ(table.laysOn("F10", builder("HSM", Colour::Brown)), "");
    EXPECT_EQ(table.laysOn("F10", builder("HSM", Colour::Grey)), "5 r2, 7 r2");
    Builder anywhere = builder("GCL", Colour::Grey);
    anywhere.needsNoLine = true;
    EXPECT_EQ(table.laysOn("K11", anywhere), "15 r1");
}

// JR-BS41
TEST_F(TheMapOf1836Jr56, DoesNotTurnRoundInALoop)
{
    table.lay("D6 120 r3, E7 5 r2, D8 24 r4, D10 29 r1, C9 7 r4, C11 7 r0").stations("HSM D6.1, Nord I3, Nord E7");

    EXPECT_EQ(table.stationFault("Nord", "D6.0"), StationFault::NotConnected);
    EXPECT_EQ(fault("C7 7 r5", builder("Nord")), LayFault::NotConnected);
    EXPECT_EQ(fault("D10 39 r1", builder("Nord", Colour::Brown)), LayFault::NothingNew);
    EXPECT_FALSE(fault("D10 43 r0", builder("Nord", Colour::Brown)));
}

} // namespace
} // namespace flimnap::test
