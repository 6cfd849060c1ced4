#include <gmock/gmock.h>

#include "support/kept_map.h"

// A table that keeps the map knows what may lie where; the numbers are those of the map's rules.

namespace flimnap::test {
namespace {

/// BCB with 260 in its first turn: its station waits for the first tile of E16.
Table firstTurn()
{
    Table table(4, keepsBoard);
    table.operating("BCB", 60, "p1", 260).round("OR1.1");
    return table;
}

/// In a later turn, with a tile on its home.
Table laterTurn(const std::string &phase = "a")
{
    Table table(4, keepsBoard);
    table.phase(phase).operating("BCB", 60, "p1", 260).established("BCB");
    standing(table, "BCB", "E16");
    laid(table, "E16 6 r1");
    table.round("OR2.1").turnOf("BCB");
    return table;
}

TEST(ALayOnTheMap, IsPaidByItsTerrain_CZB8_1)
{
    Table table = firstTurn();
    table.after(layOn("BCB", "E16", "6", 1)).after(layOn("BCB", "D17", "6", 0));

    EXPECT_EQ(table.cash("BCB"), 240);
    EXPECT_EQ(tileOn(table, "E16"), "6 r1");
    EXPECT_EQ(stationsOf(table, "BCB"), "E16.0");
    EXPECT_EQ(table.refusal(layOn("BCB", "E18", "9", 1)), "lays-used-up CZ-6.20");
}

TEST(ALayOnTheMap, NamesHexTileAndRotation_CZB6_1)
{
    const Table table = firstTurn();

    EXPECT_EQ(table.refusal(R"({"move":"lay_track","by":"BCB"})").substr(0, 9), "bad-value");
    EXPECT_EQ(table.refusal(R"({"move":"lay_track","by":"BCB","hex":"E16"})").substr(0, 9), "bad-value");
    EXPECT_EQ(table.refusal(R"({"move":"lay_track","by":"BCB","hex":"E16","tile":"6"})").substr(0, 9), "bad-value");
}

TEST(ALayOnTheMap, CostsWhatIsPrinted_CZB6_1)
{
    Table table = firstTurn();

    EXPECT_EQ(table.refusal(layOn("BCB", "E16", "6", 1, R"(,"cost":0)")), "price-choice CZ-6.23");
    EXPECT_EQ(table.refusal(layOn("BCB", "E16", "6", 1, R"(,"cost":10)")), "accepted");
    table.after(layOn("BCB", "E16", "6", 1, R"(,"cost":0,"force":"agreed")"));
    EXPECT_EQ(table.cash("BCB"), 260);
}

TEST(ALayOnTheMap, BeginsAtHome_CZB8_4)
{
    EXPECT_EQ(firstTurn().refusal(layOn("BCB", "E18", "9", 1)), "home-first CZ-B3.6");
}

// CZ-B7.20
TEST(ALayOnTheMap, BeginsWhereItLikesIfTheTableOnlyReminds)
{
    Table table(4, R"({"board": true, "overrides": {"first_tile": "remind"}})");
    table.operating("BCB", 60, "p1", 260).round("OR1.1");

    EXPECT_EQ(table.refusal(layOn("BCB", "E18", "9", 1)), "not-connected CZ-B3.10");
}

TEST(ALayOnTheMap, IsMadeWhereTilesCanLie)
{
    const Table table = laterTurn();

    EXPECT_EQ(table.refusal(layOn("BCB", "D1", "8", 0)), "never-built CZ-B1.3");
    EXPECT_EQ(table.refusal(layOn("BCB", "D1", "8", 0, R"(,"force":"x")")), "never-built CZ-B1.3");
    EXPECT_EQ(table.refusal(layOn("BCB", "B13", "57", 0)), "tile-does-not-fit CZ-B2.12");
    EXPECT_EQ(table.refusal(layOn("BCB", "A16", "9", 0)), "track-off-map CZ-B2.20");
    EXPECT_EQ(table.refusal(layOn("BCB", "D13", "9", 1)), "stub-unused CZ-B1.4");
    EXPECT_EQ(table.refusal(layOn("BCB", "F23", "57", 0)), "not-connected CZ-B3.10");
    EXPECT_EQ(table.refusal(layOn("BCB", "E14", "888p", 0)), "special-tile CZ-6.24");
    EXPECT_EQ(table.refusal(layOn("BCB", "E12", "8889", 0)), "track-lost CZ-B2.13");
}

TEST(ALayOnTheMap, WaitsForTheColour_CZB2_4)
{
    EXPECT_EQ(laterTurn("a").refusal(layOn("BCB", "E16", "15", 1)).substr(0, 11), "tile-colour");
    EXPECT_EQ(laterTurn("d").refusal(layOn("BCB", "E16", "15", 1)), "accepted");
}

TEST(ALayOnTheMap, IsOneUpgradeOrNewTilesButNotBoth_CZB3_1)
{
    Table table = firstTurn();
    table.phase("d").after(layOn("BCB", "E16", "6", 1));

    EXPECT_EQ(table.refusal(layOn("BCB", "E16", "15", 1)), "mixed-lays CZ-B3.1");
}

TEST(ALayOnTheMap, TakesATileOfTheBox_CZB8_37)
{
    Table table = laterTurn("d");
    laid(table, "B9 8859 r4");

    EXPECT_EQ(table.refusal(layOn("BCB", "C8", "8859", 4)), "no-tile-left CZ-B2.1");
}

// CZ-B2.15: a station is never without a city.
TEST(ALayOnTheMap, LosesNoStation)
{
    EXPECT_EQ(laterTurn().refusal(layOn("BCB", "E16", "58", 0, R"(,"force":"agreed")")), "station-lost CZ-B2.15");
}

TEST(ALayOnTheMap, CanBeForcedWhereTheMapCanShowIt)
{
    Table table = laterTurn();
    table.after(layOn("BCB", "F23", "57", 0, R"(,"force":"agreed")"));

    EXPECT_EQ(tileOn(table, "F23"), "57 r0");
}

TEST(AHomeTile, IsItsCompanysAlone_CZB8_26)
{
    Table table(4, keepsBoard);
    table.phase("d").operating("PR", 100, "p1", 900).operating("BCB", 60, "p2", 100).round("OR5.1");

    EXPECT_EQ(table.refusal(layOn("PR", "F3", "8898", 3)), "home-due CZ-B4.3");
    EXPECT_EQ(table.refusal(layOn("PR", "A8", "8897", 5)), "not-home-hex CZ-B3.5");
    EXPECT_EQ(table.refusal(R"({"move":"done","by":"PR"})"), "home-due CZ-B4.3");
    table.after(layOn("PR", "B19", "8897", 0));
    EXPECT_EQ(stationsOf(table, "PR"), "B19.0");
    EXPECT_EQ(table.cash("PR"), 900);
    EXPECT_EQ(table.refusal(layOn("PR", "A22", "8897", 5)), "home-tile-laid CZ-6.20");
    EXPECT_EQ(table.refusal(layOn("PR", "F3", "8898", 3)), "foreign-home-tile CZ-B3.5");
    table.after(layOn("PR", "C18", "9", 0)).after(layOn("PR", "B17", "4", 1));
    EXPECT_EQ(table.cash("PR"), 870);
    EXPECT_EQ(table.refusal(layOn("PR", "D19", "9", 0)), "lays-used-up CZ-6.20");
}

// CZ-B8.27
TEST(AHomeTile, CanBeLaidLaterOnTheHexOfTheStation)
{
    Table table(4, keepsBoard);
    table.phase("d").operating("kk", 100, "p1", 900).round("OR5.1");
    table.after(R"({"move":"place_token","by":"kk","hex":"J15","home":true})");

    EXPECT_EQ(stationsOf(table, "kk"), "J15");
    EXPECT_EQ(table.refusal(layOn("kk", "I18", "8895", 2)), "not-home-hex CZ-B3.5");
    EXPECT_EQ(table.refusal(layOn("kk", "J15", "8895", 1)), "accepted");
}

TEST(ARightToTrack, CoversTerrainThatIsToBePaid_CZB8_35)
{
    Table table = laterTurn("d");
    table.privateOf("BCB", "M3");

    EXPECT_EQ(table.refusal(layOn("BCB", "E14", "55", 0, R"(,"private":"M3")")), "nothing-waived CZ-B3.16");
}

// CZ-B3.20, CZ-B3.21
TEST(ARightToTrack, IsForSpecialTilesBesideTheTurnsOwn)
{
    Table table = laterTurn("d");
    table.privateOf("BCB", "M2");
    laid(table, "E16 15 r1, E14 55 r0");
    table.after(layOn("BCB", "E14", "888p", 2, R"(,"private":"M2")"));

    EXPECT_EQ(tileOn(table, "E14"), "888p r2");
    EXPECT_EQ(table.cash("BCB"), 260);
    EXPECT_EQ(table.refusal(layOn("BCB", "E18", "9", 1)), "accepted");
}

// JR-B1.9, JR-BS10
TEST(APrivateRailway, ClosesItsHexOnTheMap)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300).privateOf("p1", "ACC");
    standing(table, "HSM", "D6");
    table.round("OR3.1").turnOf("HSM");

    EXPECT_EQ(table.refusal(layOn("HSM", "D6", "120", 3)).substr(0, 11), "hex-blocked");
    table.privateOf("HSM", "ACC");
    EXPECT_EQ(table.refusal(layOn("HSM", "D6", "120", 0)), "track-off-map JR-B2.6");
    table.after(layOn("HSM", "D6", "120", 3));
    EXPECT_EQ(stationsOf(table, "HSM"), "D6.1");
}

// JR-BS8
TEST(AnUpgrade, BringsSomethingNew)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300);
    standing(table, "HSM", "D6");
    laid(table, "E7 6 r2, E9 9 r1");
    table.round("OR3.1").turnOf("HSM");

    EXPECT_EQ(table.refusal(layOn("HSM", "E9", "23", 1)), "accepted");
    EXPECT_EQ(table.refusal(layOn("HSM", "E9", "18", 1)), "nothing-new JR-B3.4");
}

// B-6, B-7: the first tile on Wien costs 20.
TEST(ALayOnTheMap, IsPaidByThePreStates)
{
    Table table("1824", "ru", "base", 3, keepsBoard);
    table.minorOf("p1", "SD1", 240, 120).minorOf("p2", "KK1", 15, 120);
    standing(table, "SD1", "E12.0");
    standing(table, "KK1", "E12.1");
    table.round("OR1.1").turnOf("SD1");
    table.after(layOn("SD1", "E12", "499", 0));

    EXPECT_EQ(table.cash("SD1"), 220);
    table.turnOf("KK1");
    EXPECT_EQ(table.refusal(layOn("KK1", "E10", "9", 1)).substr(0, 11), "no-treasury");
}

} // namespace
} // namespace flimnap::test
