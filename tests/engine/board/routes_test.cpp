#include <gmock/gmock.h>

#include "board/routes.h"
#include "support/map_table.h"

namespace flimnap::test {
namespace {

using board::Colour;
using board::NamedRoute;
using board::RouteFault;
using board::Worth;
using testing::ElementsAre;

class NamedRoutes : public testing::Test
{
protected:
    MapTable table{"18cz", "ru"};

    [[nodiscard]] NamedRoute route(const char *train, const std::vector<const char *> &hexes) const
    {
        NamedRoute named{*table.map.findTrain(train), {}};
        for (const char *hex : hexes)
            named.stops.push_back({table.hex(hex), {}});
        return named;
    }
    [[nodiscard]] board::CheckedRoutes check(std::string_view company, Colour latest,
                                             const std::vector<NamedRoute> &routes, std::optional<Worth> sum = {}) const
    {
        return board::checkRoutes(table.map, table.track, table.runner(company, latest, ""), routes, sum);
    }
};

// CZ-B8.2
TEST_F(NamedRoutes, AddUp)
{
    table.lay("E16 6 r1, D17 6 r0, E14 55 r0").stations("BCB E16");
    const std::vector<NamedRoute> both{route("2", {"E16", "D17"}), route("2", {"E14", "E16"})};

    EXPECT_EQ(check("BCB", Colour::Yellow, both).worth.income, 70);
    EXPECT_FALSE(check("BCB", Colour::Yellow, both, Worth{70, 0}).fault);
    EXPECT_EQ(check("BCB", Colour::Yellow, both, Worth{60, 0}).fault, RouteFault::OtherSum);
}

TEST_F(NamedRoutes, SayWhyTheyCannotBeRun)
{
    table.lay("E16 6 r1, D17 6 r0, E14 55 r0").stations("BCB E16");
    const NamedRoute east = route("2", {"E16", "D17"});

    EXPECT_EQ(check("BCB", Colour::Yellow, {route("2", {"E16", "E22"})}).fault, RouteFault::NotReached);
    EXPECT_EQ(check("BCB", Colour::Yellow, {route("2", {"D17", "E14"})}).fault, RouteFault::Impossible);
    EXPECT_EQ(check("BCB", Colour::Yellow, {route("2", {"D17", "E16", "E14"})}).fault, RouteFault::Impossible);
    EXPECT_FALSE(check("BCB", Colour::Yellow, {route("3", {"D17", "E16", "E14"})}).fault);
    const board::CheckedRoutes twice = check("BCB", Colour::Yellow, {east, east});
    EXPECT_EQ(twice.fault, RouteFault::NotTogether);
    EXPECT_EQ(twice.route, 1U);
}

// CZ-B8.10: Praha is one stop.
TEST_F(NamedRoutes, VisitPrahaOnce)
{
    table.lay("E12 8890 r1, E12 8891 r1, F13 3 r2, E14 55 r0, D15 8 r4, D17 15 r0, E16 15 r1")
        .stations("ATE E12.2, ATE E16, NWB D17, NWB E12.3, BN E12.1");

    EXPECT_FALSE(
        check("ATE", Colour::Green, {route("4+4", {"E12", "E14", "E16", "D17", "E14", "F13"})}, Worth{130, 0}).fault);
    EXPECT_EQ(check("ATE", Colour::Green, {route("4+4", {"E12", "E14", "E16", "D17", "E14", "F13", "E12"})}).fault,
              RouteFault::Impossible);
}

// CZ-B8.12: "Why 180?" is answered stop by stop; the home tile pays its bonus, the town that is left out nothing.
TEST_F(NamedRoutes, PayStopByStop)
{
    table.lay("B19 8897 r0, C18 9 r0, B17 4 r1, D17 15 r0, E16 15 r1, E14 55 r0, E12 8891 r1, D15 8 r4, F13 3 r2")
        .stations("PR B19, PR D17, PR E12.3, ATE E16, ATE E12.2, BN E12.1");
    const board::CheckedRoutes checked = check("PR", Colour::Green, {route("4E", {"E12", "E14", "E16", "D17", "B19"})});

    ASSERT_FALSE(checked.fault);
    EXPECT_EQ(checked.worth.income, 180);
    std::vector<int> paid = checked.routes.front().paid;
    if (checked.routes.front().stops.front().hex == table.hex("B19"))
        std::reverse(paid.begin(), paid.end());
    EXPECT_THAT(paid, ElementsAre(40, 0, 30, 30, 80));
}

// AH-B0.9: a place abroad is called by any of its hexes.
TEST(NamedRoutesOf1824, CallAPlaceAbroadByAnyHex)
{
    MapTable table("1824", "ru");
    table.lay("B5 5 r1").stations("BK B5");
    for (const char *dresden : {"A4", "B3"}) {
        const NamedRoute route{*table.map.findTrain("2"), {{table.hex("B5"), {}}, {table.hex(dresden), {}}}};
        const auto checked = board::checkRoutes(table.map, table.track, table.runner("BK", Colour::Yellow, ""),
                                                {route, route}, Worth{60, 0});
        EXPECT_FALSE(checked.fault);
    }
}

class Destinations : public testing::Test
{
protected:
    MapTable table{"1836jr56", "pl"};

    [[nodiscard]] bool areJoined(const char *from, const char *to,
                                 board::PassesAreas areas = board::PassesAreas::No) const
    {
        return board::areJoined(table.map, table.track, table.hex(from), table.hex(to), areas);
    }
};

// JR-BS20, JR-BS21
TEST_F(Destinations, AreReachedWhoeverStandsOnTheWay)
{
    table.stations("HSM D6").lay("B8 2 r3, C7 9 r0");
    EXPECT_FALSE(areJoined("A9", "D6"));
    table.lay("D6 120 r3");
    EXPECT_TRUE(areJoined("A9", "D6"));

    table.lay("E7 6 r2, E9 8 r5, F10 3 r2, E5 59 r1, E11 59 r0");
    EXPECT_TRUE(areJoined("D6", "E11"));
    EXPECT_TRUE(areJoined("E11", "E5"));
    EXPECT_FALSE(areJoined("H6", "H10"));
}

// JR-BS22
TEST_F(Destinations, AreNotReachedThroughPlacesAbroad)
{
    table.lay("B10 5 r2, A11 8 r4, B12 9 r0, C11 9 r0, D10 8 r1, D8 9 r1, D6 120 r3");

    EXPECT_FALSE(areJoined("A9", "D6"));
    EXPECT_TRUE(areJoined("A9", "D6", board::PassesAreas::Yes));
}

} // namespace
} // namespace flimnap::test
