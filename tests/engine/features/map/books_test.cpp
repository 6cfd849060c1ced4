#include <gmock/gmock.h>

#include "features/shared_stations/standing.h"
#include "support/kept_map.h"

// What the map refuses in the games with rulebooks of their own for it.

namespace flimnap::test {
namespace {

Table regionals(const std::string &options = keepsBoard)
{
    Table table("1824", "ru", "base", 3, options);
    table.phase("3").running("MS", "R4C3", "p1", 400);
    return table;
}

/// B-17: MS stands in E14 and reaches Wien, where the three pre-states fill their cities.
Table behindWien()
{
    Table table = regionals();
    laid(table, "E12 499 r0, E10 9 r1, E8 6 r4, E14 57 r1, F11 2 r0, B15 57 r0");
    standing(table, "MS", "E14");
    standing(table, "SD1", "E12.0");
    standing(table, "KK1", "E12.1");
    standing(table, "KK2", "E12.2");
    table.round("OR3.1").turnOf("MS");
    return table;
}

TEST(TheMapOf1824, RefusesLays)
{
    const Table table = behindWien();

    EXPECT_EQ(table.refusal(layOn("MS", "C6", "7", 0)), "never-built AH-B1.1");
    EXPECT_EQ(table.refusal(layOn("MS", "B5", "57", 2)), "not-connected AH-B3.4");
    EXPECT_EQ(table.refusal(layOn("MS", "E14", "405", 0)), "tile-does-not-fit AH-B2.5");
    EXPECT_EQ(table.refusal(layOn("MS", "E14", "14", 2)), "track-lost AH-B2.6");
    EXPECT_EQ(table.refusal(layOn("MS", "E6", "7", 1)), "track-off-map AH-B2.8");
    EXPECT_EQ(table.refusal(layOn("MS", "B25", "2", 0)), "no-tile-left AH-B2.1");
    EXPECT_EQ(table.refusal(layOn("MS", "E14", "4", 0, R"(,"force":"agreed")")), "station-lost AH-B2.6");
    EXPECT_EQ(table.refusal(layOn("MS", "E12", "491", 0)), "accepted");
}

TEST(TheMapOf1824, RefusesStations)
{
    const Table table = behindWien();

    EXPECT_EQ(table.refusal(stationOn("MS", "E12", R"(,"city":1)")), "city-full AH-B4.5");
    EXPECT_EQ(table.refusal(stationOn("MS", "C6")), "no-city-there AH-B4.5");
    EXPECT_EQ(table.refusal(stationOn("MS", "B15")), "city-not-reached AH-B4.7");
}

// B-22: the one place of B9 is kept for BK.
TEST(TheMapOf1824, KeepsPlacesForHomes)
{
    Table table = regionals();
    laid(table, "C12 57 r2, B11 8 r5, B9 57 r1");
    standing(table, "MS", "C12");
    table.round("OR3.1").turnOf("MS");

    EXPECT_EQ(table.refusal(stationOn("MS", "B9")), "slot-kept AH-B4.8");
}

// B-12, where the table asks for new track.
TEST(TheMapOf1824, AsksForNewTrackWhereTheTableDoes)
{
    Table table = regionals(R"({"board": true, "overrides": {"upgrade_rule": "new_track"}})");
    laid(table, "C12 57 r2, B11 8 r5");
    standing(table, "MS", "C12");
    table.round("OR3.1").turnOf("MS");

    EXPECT_EQ(table.refusal(layOn("MS", "B11", "16", 5)), "nothing-new AH-B3.4a");
}

// B-34, B-57
TEST(TheMapOf1824, RefusesRoutes)
{
    Table table("1824", "ru", "base", 3, R"({"board": true, "overrides": {"declared": "upto"}})");
    table.phase("4").minorOf("p1", "EPP", 0, 120).train("EPP", "1g").train("EPP", "1g");
    standing(table, "EPP", "C6");
    laid(table, "B5 619 r5, A6 58 r4, A8 87 r4, A10 4 r1, B7 9 r0, B9 14 r1");
    table.round("OR3.1").turnOf("EPP");
    const auto with = [&](const std::string &routes) {
        return table.refusal(runOf("EPP", R"(,"revenue":100,"mine":20,"routes":[)" + routes + "]"));
    };
    const std::string first = R"({"train":"1g","stops":["C6","B5","A6","A8","A10"]})";

    EXPECT_EQ(table.refusal(runOf("EPP", R"(,"revenue":110,"mine":20)")), "above-best-income AH-B5.15");
    EXPECT_EQ(with(first + R"(,{"train":"2g","stops":["C6","A8","B9"]})"), "no-train-of-route AH-B5.11");
    EXPECT_EQ(with(first), "routes-other-sum AH-B6.1");
    EXPECT_EQ(with(first + "," + first), "routes-share-track AH-B5.10");
    EXPECT_EQ(with(R"({"train":"1g","stops":["C6","A10"]})"), "route-impossible AH-B5.1");
    EXPECT_EQ(with(R"({"train":"1g","stops":["F17","G18"]})"), "route-not-reached AH-B5.2");
}

/// HSM at D6 with E7 on its line, where GCL fills the only place.
Table hsms()
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300);
    laid(table, "E7 6 r2, E9 8 r5, F10 3 r2, K11 2 r1, B10 57 r0");
    standing(table, "HSM", "D6");
    standing(table, "GCL", "E7");
    return table;
}

TEST(TheMapOf1836, RefusesLays)
{
    Table table = hsms();
    table.round("OR3.1").turnOf("HSM");

    EXPECT_EQ(table.refusal(layOn("HSM", "A13", "7", 0)), "never-built JR-B1.1");
    EXPECT_EQ(table.refusal(layOn("HSM", "I9", "57", 1)), "not-connected JR-B3.3");
    EXPECT_EQ(table.refusal(layOn("HSM", "E7", "23", 0)), "tile-does-not-fit JR-B2.4");
    EXPECT_EQ(table.refusal(layOn("HSM", "E7", "14", 0)), "track-lost JR-B2.7");
    EXPECT_EQ(table.refusal(layOn("HSM", "B8", "2", 3)), "no-tile-left JR-B2.1");
    EXPECT_EQ(table.refusal(layOn("HSM", "E7", "9", 2, R"(,"force":"agreed")")), "station-lost JR-B2.9");
}

TEST(TheMapOf1836, RefusesStations)
{
    Table table = hsms();
    laid(table, "E11 59 r0");
    table.round("OR3.1").turnOf("HSM");

    EXPECT_EQ(table.refusal(stationOn("HSM", "E7")), "city-full JR-B4.5");
    EXPECT_EQ(table.refusal(stationOn("HSM", "F10")), "no-city-there JR-B4.5");
    EXPECT_EQ(table.refusal(stationOn("HSM", "B10")), "city-not-reached JR-B4.5");
    EXPECT_EQ(table.refusal(stationOn("HSM", "E11")), "slot-kept JR-B4.4");
}

// JR-BS23: NBDS names its city as soon as there are two.
TEST(TheMapOf1836, WaitsForTheCityOfAHome)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300).running("NBDS", "R2C4", "p2", 100);
    laid(table, "E7 6 r2, E9 8 r5, F10 3 r2");
    standing(table, "HSM", "D6");
    table.position().parts.change<MapState>().track.put(
        {mapOf(table.game()).findHex("E11"), board::Station::waits, table.game().findCompany("NBDS")});
    table.round("OR3.1").turnOf("HSM");
    table.after(layOn("HSM", "E11", "59", 4));

    EXPECT_EQ(table.turn(), "NBDS");
    EXPECT_EQ(table.refusal(R"({"move":"done","by":"HSM"})"), "home-due JR-B4.3");
    EXPECT_EQ(table.refusal(stationOn("NBDS", "E5", R"(,"home":true)")), "home-elsewhere JR-B4.2");
    table.after(stationOn("NBDS", "E11", R"(,"city":1,"home":true)"));
    EXPECT_EQ(stationsOf(table, "NBDS"), "E11.1");
}

// JR-BS33: of two stations in cities of one hex one is given back before anything goes on.
TEST(TheMapOf1836, WaitsForStationsToBeGivenBack)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("5").running("HSM", "R2C5", "p1", 300);
    laid(table, "H10 59 r0");
    standing(table, "MESS", "H6, H10.0, H10.1");
    table.round("OR3.1").turnOf("HSM");
    Books books(table.game(), table.position());
    const CompanyId national = table.game().findCompany("MESS");
    shared_stations::askToReturn(books, national, 0, {mapOf(table.game()).findHex("H6")});
    table.position() = books.position;
    const auto remove = [](const std::string &place) {
        return R"({"move":"choose","by":"MESS","what":"remove_token","value":")" + place + "\"}";
    };

    EXPECT_EQ(table.turn(), "MESS");
    EXPECT_EQ(table.refusal(R"({"move":"done","by":"HSM"})"), "must-return-station JR-B4.9");
    EXPECT_EQ(table.refusal(remove("H6")), "station-not-both JR-B4.9");
    table.after(remove("H10.1"));
    EXPECT_EQ(stationsOf(table, "MESS"), "H6.0 H10.0");
    EXPECT_EQ(table.turn(), "HSM");
}

// JR-B5.1, JR-B5.6, JR-B5.11
TEST(TheMapOf1836, RefusesRoutes)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("Nord", "R2C5", "p1", 100).train("Nord", "2").train("Nord", "2");
    standing(table, "Nord", "I3");
    laid(table, "H4 5 r4, I5 7 r1");
    table.round("OR3.1").turnOf("Nord");
    const auto with = [&](const std::string &routes) {
        return table.refusal(runOf("Nord", R"(,"revenue":50,"routes":[)" + routes + "]"));
    };
    const std::string first = R"({"train":"2","stops":["I3","H4"]})";

    EXPECT_EQ(with(first), "accepted");
    EXPECT_EQ(with(R"({"train":"3","stops":["I3","H4"]})"), "no-train-of-route JR-B5.11");
    EXPECT_EQ(with(first + "," + first), "routes-share-track JR-B5.6");
    EXPECT_EQ(with(R"({"train":"2","stops":["I3","J2"]})"), "route-impossible JR-B5.1");
    EXPECT_EQ(with(R"({"train":"2","stops":["D6","E7"]})"), "route-not-reached JR-B5.1");
}

} // namespace
} // namespace flimnap::test
