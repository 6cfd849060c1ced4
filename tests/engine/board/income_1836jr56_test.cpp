#include <gmock/gmock.h>

#include "support/map_table.h"

// Incomes of the scenarios JR-BSn of 1836Jr-56.

namespace flimnap::test {
namespace {

using board::Colour;

class TheIncomesOf1836Jr56 : public testing::Test
{
protected:
    MapTable table{"1836jr56", "pl"};
};

// JR-BS11, BS12
TEST_F(TheIncomesOf1836Jr56, NeedTwoStopsBesideAPort)
{
    table.lay("H4 5 r4, I5 7 r1").stations("B H6, Nord I3");

    EXPECT_EQ(table.best("Nord", Colour::Yellow, "2"), "50");
    EXPECT_EQ(table.best("Nord", Colour::Green, "3"), "80");
}

// JR-BS13, BS14, BS15, BS37
TEST_F(TheIncomesOf1836Jr56, CountOwnCitiesForAPort)
{
    table.lay("H4 5 r4, I5 7 r1").stations("B H6, Nord I3");
    MapTable foreign = table;
    foreign.stations("B H4");
    EXPECT_EQ(foreign.best("Nord", Colour::Green, "3"), "70");
    EXPECT_EQ(foreign.best("Nord", Colour::Brown, "3"), "80");
    EXPECT_EQ(foreign.best("B", Colour::Green, "4"), "80");
    foreign.track.takeAll(foreign.company("Nord"));
    EXPECT_EQ(foreign.best("B", Colour::Green, "4"), "120");
    foreign.stations("Nord I3").lay("H4 14 r4");
    EXPECT_EQ(foreign.best("Nord", Colour::Green, "3"), "90");
    EXPECT_EQ(foreign.best("Nord", Colour::Green, "4"), "110");

    table.stations("Nord H4");
    EXPECT_EQ(table.best("Nord", Colour::Green, "3"), "90");
    EXPECT_EQ(table.best("Nord", Colour::Brown, "3"), "110");
    EXPECT_EQ(table.best("Nord", Colour::Green, "4"), "120");
}

// JR-BS16, BS17
TEST_F(TheIncomesOf1836Jr56, PayABonusToEachTrain)
{
    table.lay("H4 5 r4, G7 5 r5").stations("B H6");
    EXPECT_EQ(table.best("B", Colour::Yellow, "2 2"), "100");
    EXPECT_EQ(table.best("B", Colour::Yellow, "2 2 2"), "100");
    EXPECT_EQ(table.best("B", Colour::Yellow, "3"), "70");

    board::Runner runner = table.runner("B", Colour::Yellow, "2 2");
    runner.bonuses = {{table.hex("H6"), 20}};
    EXPECT_EQ(table.best(runner), "140");
    runner.bonuses = {{table.hex("J6"), 20}};
    EXPECT_EQ(table.best(runner), "100");

    table.lay("I5 7 r1").stations("B H4");
    EXPECT_EQ(table.best("B", Colour::Yellow, "2 2 2"), "150");
}

// JR-BS19
TEST_F(TheIncomesOf1836Jr56, CountBothCitiesOfAmsterdam)
{
    MapTable before = table;
    before.lay("D8 7 r0, E7 5 r2").stations("HSM D6");
    EXPECT_EQ(before.best("HSM", Colour::Green, "3"), "60");
    EXPECT_EQ(before.best("HSM", Colour::Green, "2"), "60");

    table.stations("HSM D6").lay("D6 120 r3, D8 7 r0, E7 5 r2");
    EXPECT_EQ(table.best("HSM", Colour::Green, "3"), "140");
    EXPECT_EQ(table.best("HSM", Colour::Green, "2"), "80");
    table.lay("D6 122 r3, D6 124 r3");
    EXPECT_EQ(table.best("HSM", Colour::Grey, "5"), "120");
    EXPECT_EQ(table.best("HSM", Colour::Grey, "5 5"), "240");
}

// JR-BS20, BS21, BS23
TEST_F(TheIncomesOf1836Jr56, CountTownsAsStops)
{
    MapTable north = table;
    north.stations("HSM D6").lay("B8 2 r3, C7 9 r0, D6 120 r3").stations("NFL A9");
    EXPECT_EQ(north.best("NFL", Colour::Green, "3"), "80");

    table.stations("HSM D6").lay("E7 6 r2, E9 8 r5, F10 3 r2, E5 59 r1, E11 59 r0");
    EXPECT_EQ(table.best("HSM", Colour::Green, "4"), "110");
    MapTable east = table;
    east.track = board::Track(east.map);
    east.lay("E7 6 r2, E9 8 r5, F10 3 r2, E11 59 r4").stations("NBDS E11.0");
    EXPECT_EQ(east.best("NBDS", Colour::Green, "2"), "70");
    EXPECT_EQ(east.best("NBDS", Colour::Brown, "2"), "90");
    east.track.takeAll(east.company("NBDS"));
    east.stations("NBDS E11.1");
    EXPECT_EQ(east.best("NBDS", Colour::Green, "2"), "50");
}

// JR-BS29
TEST_F(TheIncomesOf1836Jr56, CountTwoTownsOfAHexApart)
{
    table.lay("B8 56 r3, B10 57 r2").stations("NFL A9");

    EXPECT_EQ(table.best("NFL", Colour::Green, "2 2"), "50");
}

// JR-BS30
TEST_F(TheIncomesOf1836Jr56, CountPlacesAbroadAtBothEnds)
{
    table.stations("GCL I9").lay("H10 59 r1, H10 64 r4, I9 6 r3, J10 8 r2, J12 8 r5");

    EXPECT_EQ(table.best("GCL", Colour::Brown, "4"), "190");
    EXPECT_EQ(table.best("GCL", Colour::Brown, "3"), "140");
}

} // namespace
} // namespace flimnap::test
