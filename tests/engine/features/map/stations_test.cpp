#include <gmock/gmock.h>

#include "support/kept_map.h"

namespace flimnap::test {
namespace {

Table turnOf(const std::string &company, const std::string &phase = "d", const std::string &options = keepsBoard)
{
    Table table(4, options);
    table.phase(phase).operating(company, 60, "p1", 400).established(company);
    return table;
}

// CZ-B8.8: the three cities of the first tile of Praha, with a track to that in the middle.
TEST(AStationOnTheMap, StandsWhereTheLineLeadsAndNothingIsKept)
{
    Table table = turnOf("BCB", "a");
    standing(table, "BCB", "E16");
    laid(table, "E16 6 r1, E14 55 r0, E12 8889 r1");
    table.round("OR2.1").turnOf("BCB");

    EXPECT_EQ(table.refusal(stationOn("BCB", "E12", R"(,"city":0)")), "slot-kept CZ-B4.20");
    EXPECT_EQ(table.refusal(stationOn("BCB", "E12", R"(,"city":2)")), "slot-kept CZ-B4.20");
    EXPECT_EQ(table.refusal(stationOn("BCB", "E12", R"(,"city":7)")), "no-city-there CZ-B4.13");
    EXPECT_EQ(table.refusal(stationOn("BCB", "E14")), "no-city-there CZ-B4.13");
    EXPECT_EQ(table.refusal(stationOn("BCB", "E16")), "station-there CZ-B4.12");
    EXPECT_EQ(table.refusal(stationOn("BCB", "E16", R"(,"force":"x")")), "station-there CZ-B4.12");
    table.after(stationOn("BCB", "E12"));
    EXPECT_EQ(stationsOf(table, "BCB"), "E12.1 E16.0");
    EXPECT_EQ(table.cash("BCB"), 360);
}

TEST(AStationOnTheMap, IsReachedAndFindsRoom)
{
    Table table = turnOf("BCB", "a");
    standing(table, "BCB", "E16");
    standing(table, "EKJ", "D5");
    laid(table, "E16 6 r1, D5 57 r1, D17 6 r3");
    table.round("OR2.1").turnOf("BCB");

    EXPECT_EQ(table.refusal(stationOn("BCB", "D17")), "city-not-reached CZ-B4.11");
    EXPECT_EQ(table.refusal(stationOn("BCB", "D5")), "city-full CZ-B4.13");
    EXPECT_EQ(table.refusal(stationOn("BCB", "D5", R"(,"force":"x")")), "city-full CZ-B4.13");
}

TEST(AStationOnTheMap, CostsWhatTheRulesSay_CZB6_1)
{
    Table table = turnOf("BCB", "a");
    standing(table, "BCB", "E16");
    laid(table, "E16 6 r1, D17 6 r0");
    table.round("OR2.1").turnOf("BCB");

    EXPECT_EQ(table.refusal(stationOn("BCB", "D17", R"(,"cost":30)")).substr(0, 12), "price-choice");
    table.after(stationOn("BCB", "D17", R"(,"cost":30,"force":"agreed")"));
    EXPECT_EQ(table.cash("BCB"), 370);
}

// CZ-B8.20: the station waits on yellow B9, and its director chooses when there are cities.
TEST(AHomeStation, WaitsForItsCity)
{
    Table table(4, keepsBoard);
    table.phase("d").operating("ATE", 60, "p1", 350).round("OR5.1");
    EXPECT_EQ(stationsOf(table, "ATE"), "B9");
    EXPECT_EQ(table.refusal(stationOn("ATE", "B9", R"(,"city":1,"home":true)")), "accepted");
    table.after(layOn("ATE", "B9", "8865", 5));

    EXPECT_EQ(table.cash("ATE"), 340);
    EXPECT_EQ(table.turn(), "ATE");
    EXPECT_EQ(table.refusal(layOn("ATE", "B11", "5", 0)).substr(0, 8), "home-due");
    EXPECT_EQ(table.refusal(stationOn("ATE", "C8", R"(,"home":true)")), "home-elsewhere CZ-B4.3");
    EXPECT_EQ(table.refusal(stationOn("ATE", "B9", R"(,"city":2,"home":true)")).substr(0, 13), "no-city-there");
    table.after(stationOn("ATE", "B9", R"(,"city":1,"home":true)"));
    EXPECT_EQ(stationsOf(table, "ATE"), "B9.1");
    EXPECT_EQ(table.tokensLeft("ATE"), table.game().stationTokens(table.game().findCompany("ATE")) - 1);
}

// CZ-B4.6: whoever laid the tile.
TEST(AHomeStation, GetsTheCityThatItsOwnerChooses)
{
    for (const char *who : {"owner", "layer"}) {
        Table table(4, std::string(R"({"board": true, "overrides": {"ate_city": ")") + who + "\"}}");
        table.phase("d")
            .operating("EKJ", 60, "p1", 300)
            .operating("ATE", 55, "p2", 300)
            .established("EKJ")
            .established("ATE");
        standing(table, "EKJ", "C10");
        laid(table, "C10 3 r0");
        table.position().parts.change<MapState>().track.put(
            {mapOf(table.game()).findHex("B9"), board::Station::waits, table.game().findCompany("ATE")});
        table.round("OR5.1").turnOf("EKJ");
        table.after(R"({"move":"lay_track","by":"EKJ","hex":"B9","tile":"8865","rotation":5,"force":"reached"})");
        const std::string chooser = std::string(who) == "owner" ? "ATE" : "EKJ";

        EXPECT_EQ(table.turn(), chooser);
        table.after(R"({"move":"choose","by":")" + chooser + R"(","what":"home_city","value":"1"})");
        EXPECT_EQ(stationsOf(table, "ATE"), "B9.1");
        EXPECT_EQ(table.turn(), "EKJ");
    }
}

// CZ-B8.28: of two stations on one hex one goes back.
TEST(ATakeOver, HandsTheStationsOver)
{
    Table table = turnOf("Ug");
    table.operating("KFN", 60, "p2", 100).established("KFN");
    laid(table, "I24 8894 r1, G24 15 r0, G20 621 r0");
    standing(table, "Ug", "I24, G24");
    standing(table, "KFN", "G20, G24");
    table.position().companies[table.game().findCompany("Ug")].homeTileLaid = true;
    table.stations("Ug", 2, 0).stations("KFN", 2, 1).round("OR5.1").turnOf("Ug");
    table.after(R"({"move":"acquire","by":"Ug","company":"KFN","price":60})");

    EXPECT_EQ(stationsOf(table, "Ug"), "G20.0 G24.0 I24.0");
    EXPECT_EQ(stationsOf(table, "KFN"), "");
    EXPECT_EQ(table.stationsOnMap("Ug"), 3);
    EXPECT_EQ(table.tokensLeft("Ug"), 2);
    const std::string shared = R"({"move":"choose","by":"Ug","what":"shared_hexes","value":)";
    EXPECT_EQ(table.refusal(shared + "0}").substr(0, 11), "other-value");
    EXPECT_EQ(table.refusal(shared + "1}"), "accepted");
}

// CZ-B8.29: in two cities of one hex the acquirer says which goes back.
TEST(ATakeOver, LetsChooseBetweenTwoCitiesOfAHex)
{
    Table table = turnOf("BN", "c");
    table.operating("BCB", 60, "p2", 100).established("BCB");
    laid(table, "E12 8889 r1, E16 6 r1");
    standing(table, "BN", "E12.0");
    standing(table, "BCB", "E12.1, E16");
    table.stations("BN", 1, 2).stations("BCB", 2, 1).round("OR5.1").turnOf("BN");
    table.after(R"({"move":"acquire","by":"BN","company":"BCB","price":60,"force":"size"})");
    const std::string remove = R"({"move":"choose","by":"BN","what":"remove_token","value":)";

    EXPECT_EQ(stationsOf(table, "BN"), "E12.0 E16.0");
    EXPECT_EQ(table.refusal(remove + "\"E12\"}"), "city-not-said CZ-B4.31");
    EXPECT_EQ(table.refusal(remove + "\"E16.0\"}"), "station-not-both CZ-B4.31");
    table.after(remove + "\"E12.0\"}");
    EXPECT_EQ(stationsOf(table, "BN"), "E12.1 E16.0");
    EXPECT_EQ(table.tokensLeft("BN"), 4);
}

// JR-B2.17: a mark lies where trains can stop, and pays 20 there.
TEST(AMark, LiesWhereTrainsStop_JRBS18)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300).privateOf("HSM", "RdP");
    standing(table, "HSM", "D6");
    table.round("OR3.1").turnOf("HSM");
    const auto use = [](const std::string &hex) {
        return R"({"move":"use_private","by":"HSM","private":"RdP","hex":")" + hex + "\"}";
    };

    EXPECT_EQ(table.refusal(use("A13")), "no-stop-there JR-B2.17");
    EXPECT_EQ(table.refusal(use("E11")), "accepted");
    EXPECT_EQ(table.refusal(use("E7")), "accepted");
    EXPECT_EQ(table.refusal(R"({"move":"use_private","by":"HSM","private":"RdP"})").substr(0, 9), "bad-value");
}

} // namespace
} // namespace flimnap::test
