#include <gmock/gmock.h>

#include "support/map_table.h"

// Scenarios of the board of 18CZ; their numbers are CZ-B8.n. Hexes are those of the electronic map.

namespace flimnap::test {
namespace {

using board::Builder;
using board::Colour;
using board::LayFault;
using board::StationFault;

class TheMapOf18Cz : public testing::Test
{
protected:
    MapTable table{"18cz", "ru"};

    [[nodiscard]] Builder builder(std::string_view company, Colour latest = Colour::Yellow) const
    {
        return table.builder(company, latest);
    }
    [[nodiscard]] std::optional<LayFault> fault(std::string_view tile, const Builder &builder) const
    {
        return table.faultOf(tile, builder);
    }
};

TEST_F(TheMapOf18Cz, StartsAtHome)
{
    table.stations("BCB E16");

    EXPECT_EQ(table.hexesFor(builder("BCB")), "E16");
    EXPECT_EQ(table.laysOn("E16", builder("BCB")), "5 r0 r1 r2 r3 r4 r5, 6 r0 r1 r2 r3 r4 r5, 57 r0 r1 r2 r3 r4 r5");
    table.lay("E16 6 r1");
    EXPECT_FALSE(fault("D17 6 r0", builder("BCB")));
}

// CZ-B8.4
TEST_F(TheMapOf18Cz, KeepsTheFirstTileForTheHome)
{
    table.stations("MW F23, MW E24").lay("E24 8 r1");
    Builder mw = builder("MW");
    mw.beginsAtHome = true;

    EXPECT_EQ(fault("E22 6 r3", mw), LayFault::HomeFirst);
    table.lay("F23 57 r2");
    EXPECT_FALSE(fault("E22 6 r3", mw));
}

// CZ-B8.5, CZ-B8.41
TEST_F(TheMapOf18Cz, LeadsNoTrackOutOfItself)
{
    Builder anywhere = builder("BCB");
    anywhere.needsNoLine = true;

    EXPECT_EQ(table.laysOn("A16", anywhere), "7 r0 r5, 8 r5");
    EXPECT_EQ(fault("A16 9 r0", anywhere), LayFault::ClosedSide);
    MapTable bohemia("18cz", "ru", "bohemia");
    EXPECT_EQ(bohemia.faultOf("B17 4 r1", anywhere), LayFault::ClosedSide);
    EXPECT_FALSE(bohemia.faultOf("B17 4 r2", anywhere));
    EXPECT_EQ(bohemia.laysOn("C20", anywhere), "3 r0");
}

// CZ-B8.7, CZ-B1.4
TEST_F(TheMapOf18Cz, TakesUpTheStubsBesidePraha)
{
    Builder anywhere = builder("BCB");
    anywhere.needsNoLine = true;

    EXPECT_EQ(table.laysOn("D13", anywhere), "7 r0 r5, 8 r0 r4, 9 r0 r3");
    EXPECT_EQ(table.laysOn("F13", anywhere), "3 r1 r2, 4 r2 r5, 58 r0 r2");
    EXPECT_EQ(fault("D13 9 r1", anywhere), LayFault::StubUnused);
}

// CZ-B8.8, CZ-B2.14
TEST_F(TheMapOf18Cz, KeepsTheCirclesOfPraha)
{
    table.stations("BCB E16").lay("E16 6 r1, D17 6 r0, E14 55 r0");

    EXPECT_EQ(fault("E12 8889 r0", builder("BCB")), LayFault::TrackLost);
    EXPECT_EQ(table.laysOn("E12", builder("BCB")), "8889 r1");
    Builder anywhere = builder("BCB");
    anywhere.needsNoLine = true;
    EXPECT_EQ(table.laysOn("E12", anywhere), "8889 r1, 8890 r1 r3 r5");
    table.lay("E12 8889 r1");
    EXPECT_EQ(table.stationFault("BCB", "E12.0", "BN NWB"), StationFault::Reserved);
    EXPECT_FALSE(table.stationFault("BCB", "E12.1", "BN NWB"));
    EXPECT_EQ(table.stationFault("BCB", "E12.2", "BN NWB"), StationFault::Reserved);
    table.stations("BCB E12.1");
    EXPECT_EQ(table.best("BCB", Colour::Yellow, "2 2"), "80");
}

// CZ-B8.9
TEST_F(TheMapOf18Cz, BuildsOnFromPraha)
{
    table.lay("E12 8889 r1, E14 55 r0").stations("NWB E12.2");

    EXPECT_FALSE(fault("F13 3 r2", builder("NWB")));
    EXPECT_EQ(fault("D15 8 r4", builder("NWB")), LayFault::NotConnected);
    table.lay("F13 3 r2");
    EXPECT_FALSE(fault("D15 8 r4", builder("NWB")));
}

// CZ-B8.17, CZ-B8.26
TEST_F(TheMapOf18Cz, TurnsHomeTilesAsTheirHexesLet)
{
    const auto dueOn = [&](std::string_view company, std::string_view hex) {
        Builder large = builder(company);
        large.homeTileDue = true;
        return table.laysOn(hex, large);
    };
    EXPECT_EQ(dueOn("SX", "A8"), "8896 r4 r5");
    EXPECT_EQ(dueOn("SX", "B5"), "8896 r4 r5");
    EXPECT_EQ(dueOn("PR", "A22"), "8897 r5");
    EXPECT_EQ(dueOn("PR", "B19"), "8897 r0 r4 r5");
    EXPECT_EQ(dueOn("BY", "F3"), "8898 r2 r3 r4");
    EXPECT_EQ(dueOn("BY", "H5"), "8898 r2 r3");
    EXPECT_EQ(dueOn("kk", "J15"), "8895 r1");
    EXPECT_EQ(dueOn("kk", "I18"), "8895 r2 r3");
    EXPECT_EQ(dueOn("Ug", "G28"), "8894 r1");
    EXPECT_EQ(dueOn("Ug", "I24"), "8894 r1 r2");
    EXPECT_EQ(dueOn("Ug", "J15"), "");
}

// CZ-B8.6, CZ-B8.27
TEST_F(TheMapOf18Cz, LaysAHomeTileOnlyWhereTheHomeStationStands)
{
    table.stations("kk J15, SX B5");
    Builder kk = builder("kk", Colour::Green);
    kk.homeTileDue = true;

    EXPECT_EQ(table.hexesFor(kk), "J15");
    EXPECT_EQ(fault("I18 8895 r2", kk), LayFault::ForeignHome);
    EXPECT_EQ(fault("J13 8 r1", kk), LayFault::HomeFirst);
    Builder anywhere = builder("SX", Colour::Green);
    anywhere.needsNoLine = true;
    EXPECT_FALSE(fault("A10 4 r1", anywhere)) << "track may point at a home hex where nothing ever lies";
}

// CZ-B8.19
TEST_F(TheMapOf18Cz, NeverReversesAtASide)
{
    table.lay("E16 57 r1, E18 23 r1, E20 9 r1, E22 6 r1, F19 9 r2, G20 621 r2").stations("BCB E16, KFN G20, OFE E22");

    const std::string hexes = table.hexesFor(builder("OFE", Colour::Green));
    EXPECT_THAT(hexes, testing::HasSubstr("E20"));
    EXPECT_THAT(hexes, testing::HasSubstr("E16"));
    EXPECT_THAT(hexes, testing::Not(testing::HasSubstr("F19")));
    EXPECT_THAT(hexes, testing::Not(testing::HasSubstr("G20")));
    EXPECT_EQ(table.best("OFE", Colour::Green, "2"), "40");
}

// CZ-B8.38
TEST_F(TheMapOf18Cz, EndsAtAFullCityButUpgradesIt)
{
    table.lay("F7 621 r2, G8 9 r2, H9 9 r2, I10 57 r2, J11 3 r2").stations("VBW I10, EKJ F7");

    const Builder ekj = builder("EKJ", Colour::Green);
    EXPECT_EQ(fault("I12 201 r0", ekj), LayFault::NotConnected);
    EXPECT_EQ(table.laysOn("I10", ekj), "14 r1 r4, 15 r2, 619 r5");
    table.lay("I10 14 r1");
    EXPECT_FALSE(fault("I12 621 r0", ekj));
}

// CZ-B8.36
TEST_F(TheMapOf18Cz, AsksForNoUseOfNewTrack)
{
    table.lay("D5 57 r1, D7 9 r1").stations("EKJ D5");

    EXPECT_FALSE(fault("D7 20 r0", builder("EKJ", Colour::Green)));
    for (int rotation = 0; rotation < board::sideCount; ++rotation)
        EXPECT_EQ(fault("D7 16 r" + std::to_string(rotation), builder("EKJ", Colour::Green)), LayFault::DoesNotFollow);
}

// CZ-B8.32, CZ-B8.33
TEST_F(TheMapOf18Cz, LaysPurpleTilesByRightOnly)
{
    table.lay("E14 55 r0, E16 6 r1").stations("BCB E16");
    Builder byRight = builder("BCB", Colour::Green);
    byRight.isByRight = true;

    EXPECT_EQ(table.laysOn("E14", byRight), "888p r2 r5");
    EXPECT_EQ(table.laysOn("E14", builder("BCB", Colour::Green)), "");
    EXPECT_EQ(fault("E14 888p r2", builder("BCB", Colour::Green)), LayFault::ByRightOnly);
    EXPECT_EQ(fault("E14 888p r2", builder("BCB", Colour::Yellow)), LayFault::ByRightOnly);
}

// CZ-B8.37
TEST_F(TheMapOf18Cz, RunsOutOfTiles)
{
    table.lay("B9 8859 r0");
    Builder anywhere = builder("ATE", Colour::Green);
    anywhere.needsNoLine = true;

    EXPECT_EQ(fault("C8 8859 r0", anywhere), LayFault::NoneLeft);
    table.lay("B9 8896p r0");
    EXPECT_FALSE(fault("C8 8859 r0", anywhere));
}

// CZ-B3.15, CZ-9.17
TEST_F(TheMapOf18Cz, TakesItsPriceForTheFirstTileAlone)
{
    table.track.put({table.hex("B9"), board::Station::waits, table.company("ATE")});
    Builder ate = builder("ATE", Colour::Green);
    const board::LayAnswer first =
        board::Lays(table.map, table.track, ate).ask(table.hex("B9"), table.map.findTile("8865"), 5);
    EXPECT_FALSE(first.fault);
    EXPECT_TRUE(first.isUpgrade);
    EXPECT_EQ(first.cost, 10);
    ate.funds = 0;
    EXPECT_EQ(fault("B9 8865 r5", ate), LayFault::TooDear);
    ate.upgrades = false;
    EXPECT_EQ(fault("B9 8865 r5", ate), LayFault::NoLayLeft);
}

// CZ-B8.22
TEST_F(TheMapOf18Cz, KeepsTheHexOfAteForIt)
{
    table.lay("C8 8863 r3, B9 8863 r5").stations("EKJ C8.0");

    EXPECT_EQ(table.stationFault("EKJ", "B9.1", "ATE"), StationFault::Reserved);
    table.lay("B9 8894p r5");
    EXPECT_EQ(table.stationFault("EKJ", "B9.0", "ATE"), StationFault::Reserved);
}

// CZ-B8.23, CZ-B8.24
TEST_F(TheMapOf18Cz, KeepsASlotForHomesToCome)
{
    table.lay("D3 57 r1, D5 57 r1").stations("EKJ D5");
    EXPECT_EQ(table.stationFault("EKJ", "D3", "BTE"), StationFault::Reserved);
    table.lay("D3 619 r2");
    EXPECT_FALSE(table.stationFault("EKJ", "D3", "BTE"));
    table.stations("EKJ D3, KFN D5");
    EXPECT_EQ(table.stationFault("KFN", "D3", "BTE"),
              StationFault::OwnOnHex == StationFault::Full ? StationFault::Full : StationFault::Reserved);
    EXPECT_FALSE(table.stationFault("KFN", "D3"));
}

TEST_F(TheMapOf18Cz, KeepsSlotsOfBrownPrahaForBothHomes)
{
    table.lay("E12 8890 r1, E12 8891 r1, E12 8892 r0, E14 55 r0, E16 6 r1").stations("BN E12, BCB E12, KFN E16");

    EXPECT_FALSE(table.stationFault("KFN", "E12", "NWB"));
    table.stations("MW E12");
    EXPECT_EQ(table.stationFault("KFN", "E12", "NWB"), StationFault::Reserved);
}

// CZ-B8.39
TEST_F(TheMapOf18Cz, AllowsACompanyOneStationOnAHex)
{
    table.lay("D27 8859 r0").stations("OFE D27.1");

    EXPECT_EQ(table.stationFault("OFE", "D27.0"), StationFault::OwnOnHex);
}

// CZ-B2.13, CZ-B2.15: stations move with their cities.
TEST_F(TheMapOf18Cz, MovesStationsWithTheirCities)
{
    table.stations("BN E12.1, NWB E12.0").lay("E12 8889 r1");
    EXPECT_EQ(table.track.stationOf(table.company("BN"), table.hex("E12"))->city, 0);
    EXPECT_EQ(table.track.stationOf(table.company("NWB"), table.hex("E12"))->city, 2);

    table.lay("E12 8891 r1, E12 8892 r0");
    EXPECT_EQ(table.track.stationsIn(table.hex("E12"), 0), 2);
}

} // namespace
} // namespace flimnap::test
