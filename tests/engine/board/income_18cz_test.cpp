#include <gmock/gmock.h>

#include "support/map_table.h"

// Incomes of the scenarios CZ-B8.n.

namespace flimnap::test {
namespace {

using board::Colour;

class TheIncomesOf18Cz : public testing::Test
{
protected:
    MapTable table{"18cz", "ru"};
};

// CZ-B8.2
TEST_F(TheIncomesOf18Cz, CountTrackOnce)
{
    table.lay("E16 6 r1, D17 6 r0").stations("BCB E16");
    EXPECT_EQ(table.best("BCB", Colour::Yellow, "2 2"), "40");

    table.lay("E14 55 r0");
    EXPECT_EQ(table.best("BCB", Colour::Yellow, "2 2"), "70");
    EXPECT_EQ(table.best("BCB", Colour::Yellow, "2"), "40");
}

// CZ-B8.3
TEST_F(TheIncomesOf18Cz, CountAStopForEachTrain)
{
    table.lay("I10 57 r2, J11 3 r2, I12 621 r0").stations("VBW I10");
    EXPECT_EQ(table.best("VBW", Colour::Yellow, "2 2"), "30");

    table.stations("VBW I12");
    EXPECT_EQ(table.best("VBW", Colour::Yellow, "2 2"), "70");
}

// CZ-B8.10
TEST_F(TheIncomesOf18Cz, CountPrahaOnceInARoute)
{
    table.lay("E12 8890 r1, E12 8891 r1, F13 3 r2, E14 55 r0, D15 8 r4, D17 6 r0, D17 15 r0, E16 6 r1")
        .stations("ATE E12.2, ATE E16, NWB D17, NWB E12.3, BN E12.1");

    EXPECT_EQ(table.best("ATE", Colour::Green, "3+3"), "120");
    table.lay("E16 15 r1");
    EXPECT_EQ(table.best("ATE", Colour::Green, "4+4"), "130");

    MapTable twice("18cz", "ru", "base", R"({"overrides": {"praha_once": false}})");
    twice.track = table.track;
    EXPECT_EQ(twice.best("ATE", Colour::Green, "4+4"), "170");
}

// CZ-B8.11
TEST_F(TheIncomesOf18Cz, CountBothCitiesOfADoubleTown)
{
    table.lay("C26 207 r4, C24 619 r2, D25 9 r5, E26 26 r3, D27 8859 r0").stations("MW C26, OFE C26, OFE D27.1");

    EXPECT_EQ(table.best("MW", Colour::Green, "4"), "150");
    EXPECT_EQ(table.best("OFE", Colour::Green, "3"), "110");
}

// CZ-B8.12, CZ-B8.13
TEST_F(TheIncomesOf18Cz, PayTheHomeBonusToEachTrainAndLeaveOutTowns)
{
    const auto set = [](MapTable &map) {
        map.lay("B19 8897 r0, C18 9 r0, B17 4 r1, D17 15 r0, E16 15 r1, E14 55 r0, E12 8891 r1, D15 8 r4, F13 3 r2")
            .stations("PR B19, PR D17, PR E12.3, ATE E16, ATE E12.2, BN E12.1");
    };
    set(table);
    EXPECT_EQ(table.best("PR", Colour::Green, "4E 3E"), "270");
    EXPECT_EQ(table.best("PR", Colour::Green, "3E"), "150");
    EXPECT_EQ(table.best("PR", Colour::Brown, "3E"), "160");
    EXPECT_EQ(table.best("PR", Colour::Grey, "3E"), "170");

    MapTable once("18cz", "ru", "base", R"({"overrides": {"red_bonus": "once"}})");
    set(once);
    // The second train then does better without its home: E12–F13–E14.0–D17, 80.
    EXPECT_EQ(once.best("PR", Colour::Green, "4E 3E"), "260");
}

// CZ-B8.14
TEST_F(TheIncomesOf18Cz, CountTheBestTownsOfAnExpress)
{
    table.lay("F3 8898 r3, E4 3 r0, E2 58 r2, D3 6 r1, C4 8 r4, C6 4 r1").stations("BY F3");

    EXPECT_EQ(table.best("BY", Colour::Grey, "6E"), "160");
    EXPECT_EQ(table.best("BY", Colour::Grey, "5E"), "150");
    EXPECT_EQ(table.best("BY", Colour::Grey, "3E"), "130");
    table.stations("BTE D3");
    EXPECT_EQ(table.best("BY", Colour::Grey, "6E"), "150");
}

// CZ-B8.15
TEST_F(TheIncomesOf18Cz, CountTownsOfAPlusTrainBesideItsCities)
{
    table.lay("D3 57 r1, D5 57 r1, E2 58 r2").stations("BTE D3, EKJ D5");

    EXPECT_EQ(table.best("BTE", Colour::Yellow, "2+2"), "60");
    EXPECT_EQ(table.best("EKJ", Colour::Yellow, "3"), "40");
}

// CZ-B8.16: the numbers of the rulebook's example.
TEST_F(TheIncomesOf18Cz, AreThoseOfTheRulebook)
{
    table
        .lay("E16 57 r0, D17 15 r0, C18 8 r0, B17 888p r0, B15 888p r0, B13 216 r4, C14 58 r2, C16 8 r5, C12 887p r0, "
             "B11 5 r5, B19 8897 r0, F13 58 r0, G12 57 r0")
        .stations("BCB E16, BCB D17, BN B11, BN E12.1, NWB E12.0, VBW G12, PR B19");

    EXPECT_EQ(table.best("BCB", Colour::Brown, "2 3"), "140");
    EXPECT_EQ(table.best("BN", Colour::Brown, "3+3"), "170");
    EXPECT_EQ(table.best("NWB", Colour::Brown, "4+4"), "50");
    EXPECT_EQ(table.best("PR", Colour::Brown, "4E"), "190");
}

// CZ-B8.18
TEST_F(TheIncomesOf18Cz, LetOneTrainThroughAJunction)
{
    table.lay("E16 57 r1, E18 23 r1, E20 9 r1, E22 6 r1, F19 9 r2, G20 621 r2").stations("BCB E16");

    EXPECT_EQ(table.best("BCB", Colour::Green, "2 2"), "50");
}

// CZ-B8.31
TEST_F(TheIncomesOf18Cz, RunThroughPurpleTowns)
{
    table.lay("G22 4 r1, G22 888p r0, F25 9 r0, G24 57 r1, G24 619 r5, G20 621 r1, F23 57 r2, E22 6 r3")
        .stations("KFN G20, KFN G24, MW F23");

    EXPECT_EQ(table.best("KFN", Colour::Green, "2+2 2+2"), "130");
}

// CZ-B8.40
TEST_F(TheIncomesOf18Cz, AreNothingWithoutARoute)
{
    table.lay("D5 57 r1").stations("EKJ D5");

    EXPECT_EQ(table.best("EKJ", Colour::Yellow, "2"), "0");
}

} // namespace
} // namespace flimnap::test
