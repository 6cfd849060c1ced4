#include <gmock/gmock.h>

#include "support/map_table.h"

// Runs of the scenarios B-34 to B-62 of 1824.

namespace flimnap::test {
namespace {

using board::Colour;

/// The rulebook's own example, on the real map.
MapTable example(const std::string &options = "{}")
{
    MapTable table("1824", "ru", "base", options);
    table.lay("B5 5 r1, B5 619 r5, A6 58 r4, A8 58 r4, A8 87 r4, A10 4 r1, B7 9 r0, B9 57 r1, B9 14 r1, B11 8 r5, "
              "C12 57 r0, C12 15 r0, B13 2 r4");
    return table;
}

board::Runner coal(const MapTable &table, std::string_view company, Colour latest, std::string_view trains)
{
    board::Runner runner = table.runner(company, latest, trains);
    runner.servesOwnMineOnly = true;
    return runner;
}

// B-34
TEST(TheRunsOf1824, LetTwoGoodsTrainsLeaveOneMine)
{
    MapTable table = example();
    table.stations("EPP C6");

    EXPECT_EQ(table.best(coal(table, "EPP", Colour::Green, "1g 1g")), "100 + 20");
}

// B-35, B-36
TEST(TheRunsOf1824, StopAtFullCities)
{
    MapTable table = example();
    table.stations("EOD A12, BK B5");
    EXPECT_EQ(table.best(coal(table, "EOD", Colour::Green, "2g")), "90 + 10");

    table.stations("BK B9, SD B9");
    EXPECT_EQ(table.best(coal(table, "EOD", Colour::Green, "2g")), "80 + 10");
    // B-37
    EXPECT_EQ(table.best("BK", Colour::Green, "3 2g"), "150 + 10");
    // B-39
    EXPECT_EQ(table.best("BK", Colour::Brown, "3 2g"), "160 + 40");
}

// B-38
TEST(TheRunsOf1824, LetTwoTrainsMeetInACity)
{
    MapTable table = example();
    table.stations("BK B9, SD B9, BK B5");

    EXPECT_EQ(table.best("SD", Colour::Green, "3 4"), "150");
}

// B-40
TEST(TheRunsOf1824, CountCitiesAndPlacesAbroadOfGoodsTrains)
{
    MapTable table("1824", "ru");
    table.lay("B23 6 r2, B25 2 r0").stations("MLB A22");
    EXPECT_EQ(table.best(coal(table, "MLB", Colour::Yellow, "1g")), "30 + 20");
    EXPECT_EQ(table.best(coal(table, "MLB", Colour::Green, "2g")), "60 + 20");

    table.stations("CL B23");
    EXPECT_EQ(table.best("CL", Colour::Brown, "2g"), "70 + 60");
}

// B-41
TEST(TheRunsOf1824, VisitAPlaceAbroadOnce)
{
    MapTable table("1824", "ru");
    table.lay("B5 5 r1").stations("BK B5");

    EXPECT_EQ(table.best("BK", Colour::Yellow, "3"), "30");
    EXPECT_EQ(table.best("BK", Colour::Yellow, "2 2"), "60");
}

// B-42
TEST(TheRunsOf1824, LeadFromOnePlaceAbroadToAnother)
{
    MapTable table("1824", "ru", "cisleithania-3");
    table.lay("F13 9 r0").stations("UG1 G12");

    EXPECT_EQ(table.best("UG1", Colour::Yellow, "2"), "40");
    EXPECT_EQ(table.best("UG1", Colour::Green, "2"), "70");
    EXPECT_EQ(table.best("UG1", Colour::Grey, "2"), "110");
}

// B-43
TEST(TheRunsOf1824, BeginAtAHomeAbroad)
{
    MapTable table("1824", "ru");
    table.lay("I14 9 r0, H15 57 r0").stations("BH J13");

    EXPECT_EQ(table.best("BH", Colour::Green, "2"), "30");
    EXPECT_EQ(table.best("BH", Colour::Brown, "2"), "70");
}

// B-44, B-45, B-46
TEST(TheRunsOf1824, VisitViennaOnce)
{
    MapTable loop("1824", "ru");
    loop.stations("KK1 E12.1").lay("E12 499 r0, E10 7 r3, D11 7 r5");
    EXPECT_EQ(loop.best("KK1", Colour::Yellow, "2"), "0");

    MapTable table("1824", "ru");
    table.stations("KK1 E12.1").lay("E12 499 r0, E10 9 r1, E8 6 r4, E14 57 r1");
    EXPECT_EQ(table.best("KK1", Colour::Yellow, "2 2"), "120");
    EXPECT_EQ(table.best("KK1", Colour::Yellow, "3"), "80");
    table.stations("MS E14");
    EXPECT_EQ(table.best("MS", Colour::Yellow, "3"), "60");
}

// B-47, B-48
TEST(TheRunsOf1824, ShareNoSideOfAMine)
{
    MapTable table("1824", "ru");
    table.lay("B5 5 r1, B5 619 r5, A6 58 r4, A8 58 r4, A8 87 r4, B7 9 r0, B9 57 r1, B9 14 r1, B11 8 r5, C12 57 r0, "
              "C12 15 r0, B13 2 r4");
    table.stations("BK B9, BK B5");

    EXPECT_EQ(table.best("BK", Colour::Green, "1g 1g 1g"), "90 + 20");
    EXPECT_EQ(table.best("BK", Colour::Green, "3 1g"), "120 + 10");
}

// B-49
TEST(TheRunsOf1824, NeedAStationOfTheirOwn)
{
    MapTable table = example();
    table.stations("SB G26");

    EXPECT_EQ(table.best("SB", Colour::Green, "1g"), "0");
}

// B-50, B-51
TEST(TheRunsOf1824, EarnTheBonusOfBukowina)
{
    const auto way = [](const char *variant) {
        MapTable table("1824", "ru", variant);
        table.lay("B9 57 r1, B11 8 r5, C12 6 r2, C14 8 r1, B15 6 r4, B19 9 r1, B21 9 r1, B23 6 r5, C24 9 r2, D25 4 r2, "
                  "E26 401 r1");
        return table;
    };
    MapTable two = way("cisleithania-2");
    two.stations("MS C12");
    EXPECT_EQ(two.best("MS", Colour::Brown, "5"), "140");
    EXPECT_EQ(two.best("MS", Colour::Brown, "6"), "170");
    EXPECT_EQ(two.best("MS", Colour::Brown, "5 6"), "170");
    two.stations("BK B9");
    EXPECT_EQ(two.best("BK", Colour::Brown, "6"), "40");

    MapTable three = way("cisleithania-3");
    three.stations("MS C12");
    EXPECT_EQ(three.best("MS", Colour::Brown, "5"), "100");
    EXPECT_EQ(three.best("MS", Colour::Brown, "6"), "120");
}

// B-53
TEST(TheRunsOf1824, LeaveACityOverASideOnce)
{
    MapTable table("1824", "ru");
    table.lay("B11 24 r5, B9 57 r1, A10 58 r5, C12 57 r2").stations("BK B9, MS C12");

    EXPECT_EQ(table.best("MS", Colour::Green, "2 3"), "40");
}

// B-62, BA-11
TEST(TheRunsOf1824, PreferIncomeToMinesUnlessTheTableAddsThem)
{
    const auto best = [](const std::string &options) {
        MapTable table("1824", "ru", "base", options);
        // C6–B5–Dresden 70 and a mine of 40, or H25–G26–Bukarest 60 and a mine of 60.
        table.lay("B5 5 r1, B5 15 r1, B5 611 r1, G26 6 r4").stations("SB B5, SB G26");
        return table.best("SB", Colour::Brown, "2g");
    };
    EXPECT_EQ(best("{}"), "70 + 40");
    EXPECT_EQ(best(R"({"overrides": {"best_run": "total"}})"), "60 + 60");
}

} // namespace
} // namespace flimnap::test
