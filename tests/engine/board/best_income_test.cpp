#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "support/map_table.h"
#include "support/random_track.h"

namespace flimnap::test {
namespace {

using board::Colour;

/// A wild network and more trains than any company has.
class AWildNetwork : public testing::Test
{
protected:
    AWildNetwork()
    {
        RandomTrack random(table.map, 31, 9);
        random.grow(160);
        table.track = random.track();
        runner = table.runner("x", Colour::Grey, "D D D");
        runner.company = random.companies().front();
    }

    MapTable table{"1836jr56", "pl", "base", R"({"diesel": true})"};
    board::Runner runner;
};

TEST_F(AWildNetwork, CanBeGivenUp)
{
    const std::atomic<bool> isGivenUp = true;
    const board::BestIncome best = board::bestIncome(table.map, table.track, runner, &isGivenUp);

    EXPECT_FALSE(best.isProved);
    EXPECT_LE(best.income, board::bestIncome(table.map, table.track, runner).income);
}

TEST_F(AWildNetwork, IsWeighedOnAnyThread)
{
    board::BestIncome there;
    std::thread([&] { there = board::bestIncome(table.map, table.track, runner); }).join();
    const board::BestIncome here = board::bestIncome(table.map, table.track, runner);

    EXPECT_TRUE(here.isProved);
    EXPECT_EQ(there.income, here.income);
    EXPECT_GT(here.weighed, 0U);
}

// More track never earns less as long as no value changes.
TEST(BestIncomes, DoNotShrinkWithMoreTrack)
{
    MapTable table("18cz", "ru");
    table.lay("E16 6 r1, D17 6 r0").stations("BCB E16");
    const std::string before = table.best("BCB", Colour::Green, "3");
    table.lay("E14 55 r0");

    EXPECT_EQ(before, "40");
    EXPECT_EQ(table.best("BCB", Colour::Green, "3"), "50");
}

TEST(BestIncomes, NameTheRoutesThatEarnThem)
{
    MapTable table("18cz", "ru");
    table.lay("E16 6 r1, D17 6 r0, E14 55 r0").stations("BCB E16");
    const board::BestIncome best =
        board::bestIncome(table.map, table.track, table.runner("BCB", Colour::Yellow, "2 2"));

    ASSERT_EQ(best.routes.size(), 2U);
    EXPECT_NE(best.routes[0].train, best.routes[1].train);
    int sum = 0;
    for (const board::TrainRoute &route : best.routes) {
        EXPECT_EQ(route.stops.size(), 2U);
        EXPECT_EQ(route.paid.size(), 2U);
        EXPECT_EQ(route.way.size(), 1U);
        EXPECT_EQ(route.paid[0] + route.paid[1], route.worth.income);
        sum += route.worth.income;
    }
    EXPECT_EQ(sum, 70);
}

} // namespace
} // namespace flimnap::test
