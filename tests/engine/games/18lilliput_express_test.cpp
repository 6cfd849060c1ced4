#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

// The Allenbeck-Tottenham-Express (LI-8.3).

/// SR of p1, at 100, with these trains in phase 7.
Table expressWith(const std::vector<std::string> &trains)
{
    Table table = lilliput(2, R"({"ATE":true})");
    table.begun("7").operating("SR", 100, "p1", 0).established("SR");
    for (const std::string &train : trains)
        table.train("SR", train);
    table.cash("p1", 0).round("ROUND6");
    return table;
}

int incomeWith(const std::vector<std::string> &trains, const std::vector<std::string> &routes)
{
    Table table = expressWith(trains);
    table.after({runRoutes("SR", routes), withhold("SR")});
    return table.cash("SR");
}

TEST(ExpressLilliput, TheBonusIsNotDoubled_LIS36)
{
    EXPECT_EQ(incomeWith({"4D"}, {route("4D", 150, 20)}), 320);
}

TEST(ExpressLilliput, TheBonusIsNotHalved_LID14)
{
    EXPECT_EQ(incomeWith({"4*"}, {route("4*", 170, 20)}), 80 + 20);
}

TEST(ExpressLilliput, EachTrainHasItOnItsOwn_LI8_3)
{
    EXPECT_EQ(incomeWith({"5", "5"}, {route("5", 150, 20), route("5", 160)}), 330);
    EXPECT_EQ(incomeWith({"5", "5"}, {route("5", 150, 20), route("5", 160, 20)}), 350);
}

TEST(ExpressLilliput, TheLastRoundDoublesItWithTheRest_LI8_3)
{
    Table table = expressWith({"5"});
    operationOf(table, 8).after(runRoutes("SR", {route("5", 160, 20)}));
    EXPECT_EQ(table.cash("p1"), 180); // five shares of 360
}

TEST(ExpressLilliput, NeedsBrownTiles_LI8_3)
{
    Table table = lilliput(2, R"({"ATE":true})");
    table.begun("4").operating("SR", 100, "p1", 0).established("SR").train("SR", "4").round("ROUND6");
    EXPECT_TRUE(refusesUnlessForced(table, runRoutes("SR", {route("4", 170, 20)}), "phase-too-early LI-8.3"));
    table.begun("5");
    EXPECT_EQ(table.refusal(runRoutes("SR", {route("4", 170, 20)})), "accepted");
}

TEST(ExpressLilliput, IsOf20ForATrainThatRuns_LI8_3)
{
    const Table table = expressWith({"5", "4D"});
    EXPECT_TRUE(refusesUnlessForced(table, runRoutes("SR", {route("5", 170, 10)}), "other-value LI-6.2"));
    EXPECT_TRUE(refusesUnlessForced(table, runRoutes("SR", {route("4D", 170, 40)}), "other-value LI-6.2"));
    EXPECT_TRUE(refusesUnlessForced(table, runRoutes("SR", {route("5", 0, 20)}), "other-value LI-6.2"));
}

} // namespace
} // namespace flimnap::test
