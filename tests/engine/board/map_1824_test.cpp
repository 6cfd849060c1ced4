#include <gmock/gmock.h>

#include "support/map_table.h"

// Scenarios of the board of 1824: B-1 to B-33 of its rules, and the numbers AH-B….

namespace flimnap::test {
namespace {

using board::Builder;
using board::Colour;
using board::LayFault;
using board::StationFault;
using testing::HasSubstr;
using testing::Not;

class TheMapOf1824 : public testing::Test
{
protected:
    MapTable table{"1824", "ru"};

    [[nodiscard]] Builder builder(std::string_view company, Colour latest = Colour::Yellow) const
    {
        return table.builder(company, latest);
    }
    [[nodiscard]] Builder anywhere(Colour latest = Colour::Yellow) const
    {
        Builder builder = table.builder("MS", latest);
        builder.needsNoLine = true;
        return builder;
    }
};

// B-1
TEST_F(TheMapOf1824, LetsCoalRailwaysBuildFromTheirMines)
{
    table.stations("EPP C6");

    EXPECT_EQ(table.hexesFor(builder("EPP")), "B5 B7");
    EXPECT_EQ(table.laysOn("B5", builder("EPP")), "5 r4, 6 r3 r5, 57 r2 r5");
    EXPECT_EQ(table.laysOn("B7", builder("EPP")), "7 r0 r5, 8 r0 r4, 9 r0 r3");
}

// B-2
TEST_F(TheMapOf1824, LetsGoodsTrainsServeTheirMine)
{
    table.stations("EPP C6").lay("B5 6 r3");
    board::Runner epp = table.runner("EPP", Colour::Yellow, "1g");
    epp.servesOwnMineOnly = true;

    EXPECT_EQ(table.best(epp), "20 + 10");
}

// B-3
TEST_F(TheMapOf1824, LetsACompanyWithoutTrackBuildAtHomeOnly)
{
    table.stations("SD2 G10");

    EXPECT_EQ(table.faultOf("G8 9 r2", builder("SD2")), LayFault::NotConnected);
    EXPECT_FALSE(table.faultOf("G10 57 r1", builder("SD2")));
    EXPECT_EQ(table.hexesFor(builder("SD2")), "G10");
}

// B-5, B-6
TEST_F(TheMapOf1824, BuildsFromVienna)
{
    table.stations("SD1 E12.0, KK1 E12.1, KK2 E12.2");

    EXPECT_EQ(table.hexesFor(builder("SD1")), "E12 F11");
    EXPECT_EQ(table.hexesFor(builder("KK1")), "E10 E12");
    EXPECT_EQ(table.hexesFor(builder("KK2")), "D11 E12");
    EXPECT_EQ(table.laysOn("E12", builder("SD1")), "499 r0");
    Builder poor = builder("SD1");
    poor.funds = 19;
    EXPECT_EQ(table.faultOf("E12 499 r0", poor), LayFault::TooDear);

    table.lay("E12 499 r0");
    EXPECT_EQ(table.hexesFor(builder("SD1")), "F11");
    EXPECT_EQ(table.hexesFor(builder("KK1")), "E10 E14");
    EXPECT_EQ(table.hexesFor(builder("KK2")), "D11");
}

// B-8, AH-B2.11
TEST_F(TheMapOf1824, TurnsBudapestInTwoWays)
{
    table.stations("UG1 F17.1");
    EXPECT_EQ(table.laysOn("F17", builder("UG1")), "498 r0 r1 r3 r4");
    EXPECT_EQ(table.hexesFor(builder("UG1")), "E18 F17");

    MapTable other = table;
    table.lay("F17 498 r0");
    EXPECT_EQ(table.hexesFor(builder("UG1")), "E16 E18");
    EXPECT_EQ(table.laysOn("F17", anywhere(Colour::Green)), "490 r2 r5");
    other.lay("F17 498 r1");
    EXPECT_EQ(other.hexesFor(builder("UG1")), "E18 F19");
    EXPECT_EQ(other.laysOn("F17", anywhere(Colour::Green)), "490 r0 r3");
}

// B-9, B-10, B-11, AH-B1.5, AH-B2.12
TEST_F(TheMapOf1824, LeadsNoTrackToClosedSides)
{
    table.lay("C12 57 r2").stations("MS C12");

    EXPECT_EQ(table.faultOf("B11 8 r3", builder("MS")), LayFault::ClosedSide);
    EXPECT_FALSE(table.faultOf("B11 9 r2", builder("MS")));
    EXPECT_FALSE(table.faultOf("B11 8 r5", builder("MS")));
    EXPECT_EQ(table.laysOn("E6", anywhere()), "7 r4");
    EXPECT_EQ(table.laysOn("A18", anywhere()), "401 r4 r5, 447 r0");
    EXPECT_EQ(table.faultOf("A18 57 r0", anywhere()), LayFault::DoesNotFollow);
    EXPECT_EQ(table.laysOn("G2", anywhere()), "3 r4 r5, 58 r4");
    EXPECT_EQ(table.faultOf("J11 9 r1", anywhere()), LayFault::NotBuildable);
}

// B-12
TEST_F(TheMapOf1824, AsksForAnyConnectedTrack)
{
    table.lay("C12 57 r2, B11 8 r5").stations("MS C12");
    const Builder ms = builder("MS", Colour::Green);

    EXPECT_FALSE(table.faultOf("B11 16 r5", ms));
    EXPECT_FALSE(table.faultOf("B11 24 r5", ms));
    EXPECT_EQ(table.faultOf("B11 9 r2", ms), LayFault::DoesNotFollow);
    EXPECT_EQ(table.faultOf("B11 20 r2", ms), LayFault::DoesNotFollow);
}

// The switch upgrade_rule: new track must be reached.
TEST_F(TheMapOf1824, AsksForNewTrackWhereTheTableDoes)
{
    MapTable strict("1824", "ru", "base", R"({"overrides": {"upgrade_rule": "new_track"}})");
    strict.lay("C12 57 r2, B11 8 r5").stations("MS C12");
    const Builder ms = strict.builder("MS", Colour::Green);

    EXPECT_EQ(strict.faultOf("B11 16 r5", ms), LayFault::NothingNew);
    EXPECT_FALSE(strict.faultOf("B11 24 r5", ms));
    EXPECT_FALSE(strict.faultOf("C12 14 r2", ms));
}

// B-13
TEST_F(TheMapOf1824, KeepsTrackOfCities)
{
    table.lay("C12 57 r2").stations("MS C12");

    EXPECT_EQ(table.laysOn("C12", builder("MS", Colour::Green)), "14 r1 r2 r4 r5, 15 r2 r5, 619 r2 r5");
    EXPECT_EQ(table.faultOf("C12 14 r2", builder("MS")), LayFault::ColourNotOpen);
}

// B-14, B-15
TEST_F(TheMapOf1824, ConnectsOneOfTwoTowns)
{
    table.stations("SD1 E12.0").lay("E12 499 r0");

    EXPECT_FALSE(table.faultOf("F11 2 r0", builder("SD1")));
    EXPECT_EQ(table.faultOf("F11 4 r0", builder("SD1")), LayFault::DoesNotFollow);
    table.lay("F11 2 r0");
    EXPECT_EQ(table.faultOf("B25 2 r0", anywhere()), LayFault::NoneLeft);
}

// B-17
TEST_F(TheMapOf1824, StopsAtFullCities)
{
    table.stations("SD1 E12.0, KK1 E12.1, KK2 E12.2")
        .lay("E12 499 r0, E10 9 r1, E8 6 r4, E14 57 r1")
        .stations("MS E14");
    const Builder ms = builder("MS", Colour::Green);

    EXPECT_EQ(table.laysOn("E12", ms), "491 r0 r3");
    EXPECT_EQ(table.laysOn("E8", ms), "");
    EXPECT_EQ(table.stationFault("MS", "E8"), StationFault::NotConnected);
    EXPECT_NE(table.laysOn("E14", ms), "");
}

// B-18
TEST_F(TheMapOf1824, TurnsBrownViennaInTwoWays)
{
    table.lay("E12 499 r0, E12 491 r0");

    EXPECT_EQ(table.laysOn("E12", anywhere(Colour::Brown)), "493 r0 r3");
    table.lay("E12 493 r0");
    EXPECT_EQ(table.laysOn("E12", anywhere(Colour::Grey)), "496 r0 r1 r2 r3 r4 r5");
}

// B-19
TEST_F(TheMapOf1824, NeverReversesAtAJunction)
{
    table.lay("B11 24 r5, B9 57 r1, A10 58 r5, C12 57 r2").stations("BK B9, MS C12");

    EXPECT_THAT(table.hexesFor(builder("MS", Colour::Green)), HasSubstr("A10"));
    EXPECT_THAT(table.hexesFor(builder("MS", Colour::Green)), HasSubstr("B9"));
    EXPECT_THAT(table.hexesFor(builder("BK", Colour::Green)), HasSubstr("C12"));
    EXPECT_THAT(table.hexesFor(builder("BK", Colour::Green)), Not(HasSubstr("A10")));
}

// B-20, AH-B3.9
TEST_F(TheMapOf1824, BuildsFromAllEntrancesOfSarajevo)
{
    table.stations("BH J13");

    EXPECT_EQ(table.hexesFor(builder("BH")), "I10 I12 I14 I16");
}

// B-22
TEST_F(TheMapOf1824, KeepsASlotForHomesToCome)
{
    table.lay("C12 57 r2, B11 8 r5, B9 57 r1").stations("MS C12");
    EXPECT_EQ(table.stationFault("MS", "B9", "BK"), StationFault::Reserved);
    table.lay("B9 14 r1");
    EXPECT_FALSE(table.stationFault("MS", "B9", "BK"));
    table.stations("MS B9, SD C12");
    EXPECT_EQ(table.stationFault("SD", "B9", "BK"), StationFault::Reserved);
}

// B-24
TEST_F(TheMapOf1824, CountsTheSlotsOfBrownVienna)
{
    table.stations("SD E12.0, KK1 E12.1, KK2 E12.2").lay("E12 499 r0, E12 491 r0, E12 493 r0, E10 9 r1, E8 6 r4");
    table.stations("MS E8");

    EXPECT_FALSE(table.stationFault("MS", "E12.1"));
    EXPECT_EQ(table.stationFault("SD", "E12.1"), StationFault::OwnOnHex);
    table.stations("MS E12.1, BH E8");
    EXPECT_EQ(table.stationFault("CL", "E12.1"), StationFault::Full);
}

// B-28, BA-06: of states whose forerunners nobody bought, the home of the first is kept.
TEST_F(TheMapOf1824, KeepsItsCityOfViennaForAState)
{
    table.lay("E12 499 r0, E12 491 r0, E10 9 r1, E8 6 r4, D13 9 r0, C14 6 r0").stations("CL E8, MS C12");
    EXPECT_EQ(table.stationFault("CL", "E12.1", "KK1"), StationFault::Reserved);
    EXPECT_FALSE(table.stationFault("CL", "E12.1"));
    table.lay("D11 9 r2, C10 3 r4");
    table.stations("CL C10.0");
    EXPECT_FALSE(table.stationFault("CL", "E12.1"));
}

// B-52, AH-B1.17
TEST_F(TheMapOf1824, HasMoreTownsInGoodsTime)
{
    MapTable goods("1824", "ru", "goods-time");
    goods.stations("EPP C6");
    EXPECT_EQ(goods.laysOn("B7", goods.builder("EPP", Colour::Yellow)), "3 r0 r5, 4 r0 r3, 58 r0 r4");

    goods.lay("B7 4 r0");
    board::Runner epp = goods.runner("EPP", Colour::Yellow, "1g");
    epp.servesOwnMineOnly = true;
    EXPECT_EQ(goods.best(epp), "10 + 10");
    EXPECT_EQ(goods.laysOn("B7", goods.builder("EPP", Colour::Green)), "87 r0 r3, 88 r0 r2 r3 r5, 204 r0 r3");
}

// CIS2: a tile of a railway that only builds is laid for nothing.
TEST_F(TheMapOf1824, LetsWhoPaysNoTerrainBuildInTheMountains)
{
    MapTable two("1824", "ru", "cisleithania-2");
    two.lay("G10 57 r1").stations("SD2 G10");
    Builder construction = two.builder("SD2", Colour::Yellow);
    construction.paysTerrain = false;
    construction.funds = 0;

    EXPECT_FALSE(two.faultOf("G8 9 r1", construction));
    construction.paysTerrain = true;
    EXPECT_EQ(two.faultOf("G8 9 r1", construction), LayFault::TooDear);
}

} // namespace
} // namespace flimnap::test
