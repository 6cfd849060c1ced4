#include <gmock/gmock.h>

#include "support/kept_map.h"

namespace flimnap::test {
namespace {

/// CZ-B8.2: BCB with two trains 2 in phase a; the best income is 70.
Table runningTwo(const std::string &options = keepsBoard)
{
    Table table(4, options);
    table.operating("BCB", 60, "p1", 100).established("BCB").train("BCB", "a.2").train("BCB", "a.2");
    standing(table, "BCB", "E16");
    laid(table, "E16 6 r1, D17 6 r0, E14 55 r0");
    table.round("OR2.1").turnOf("BCB");
    return table;
}

TEST(AnIncomeOnTheMap, IsTheBestOne_CZB8_2)
{
    Table table = runningTwo();

    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":60)")), "not-best-income CZ-B6.1");
    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":80)")), "not-best-income CZ-B6.1");
    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":70)")), "accepted");
    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":60,"force":"agreed")")), "accepted");
    table.after(runOf("BCB", "")).after(R"({"move":"dividend","by":"BCB","pay":"none"})");
    EXPECT_EQ(table.cash("BCB"), 170);
}

TEST(AnIncomeOnTheMap, CanBeLessWhereTheTablePlaysSo_CZB7_20)
{
    const Table table = runningTwo(R"({"board": true, "overrides": {"declared": "upto"}})");

    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":60)")), "accepted");
    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":80)")), "above-best-income CZ-B6.1");
    EXPECT_EQ(table.refusal(runOf("BCB", R"(,"revenue":80,"force":"agreed")")), "accepted");
}

TEST(RoutesOnTheMap, ArePossibleAndAddUp_CZB6_2)
{
    const Table table = runningTwo();
    const auto with = [&](const std::string &routes) {
        return table.refusal(runOf("BCB", R"(,"revenue":70,"routes":[)" + routes + "]"));
    };
    const std::string first = R"({"train":"a.2","stops":["E16","D17"]})";

    EXPECT_EQ(with(first + R"(,{"train":"a.2","stops":["E14","E16"]})"), "accepted");
    EXPECT_EQ(with(first), "routes-other-sum CZ-B6.1");
    EXPECT_EQ(with(first + "," + first), "routes-share-track CZ-B5.2");
    EXPECT_EQ(with(R"({"train":"a.2","stops":["D5","D3"]})"), "route-not-reached CZ-B5.5");
    EXPECT_EQ(with(R"({"train":"a.2","stops":["E14","E16","D17"]})"), "route-impossible CZ-B5.1");
    EXPECT_EQ(with(first + R"(,{"train":"b.2+2","stops":["E14","E16"]})"), "no-train-of-route CZ-B5.10");
    EXPECT_EQ(with(first + R"(,{"train":"a.2","stops":["E14","Z99"]})").substr(0, 12), "unknown-name");
}

// CZ-B8.40: what cannot earn need not be declared.
TEST(ATrainWithoutARoute, NeedNotRunIn18CZ)
{
    Table table(4, keepsBoard);
    table.operating("EKJ", 60, "p1", 100).established("EKJ").train("EKJ", "a.2");
    standing(table, "EKJ", "D5");
    laid(table, "D5 57 r1");
    table.round("OR2.1").turnOf("EKJ");

    EXPECT_EQ(table.refusal(runOf("EKJ", R"(,"revenue":20)")), "not-best-income CZ-B6.1");
    EXPECT_EQ(table.refusal(runOf("EKJ", R"(,"revenue":0)")), "accepted");
    EXPECT_EQ(table.refusal(R"({"move":"done","by":"EKJ"})"), "accepted");
    EXPECT_EQ(runningTwo().refusal(R"({"move":"done","by":"BCB"})").substr(0, 8), "must-run");
}

/// B-34: EPP with two 1g in phase 4 has 100, and 20 from its mine.
Table eppRuns()
{
    Table table("1824", "ru", "base", 3, keepsBoard);
    table.phase("4").minorOf("p1", "EPP", 0, 120).train("EPP", "1g").train("EPP", "1g");
    standing(table, "EPP", "C6");
    laid(table, "B5 619 r5, A6 58 r4, A8 87 r4, A10 4 r1, B7 9 r0, B9 14 r1, B11 8 r5, C12 15 r0, B13 2 r4");
    table.round("OR3.1").turnOf("EPP");
    return table;
}

TEST(AnIncomeFromMines, IsKnown_B34)
{
    Table table = eppRuns();

    EXPECT_EQ(table.refusal(runOf("EPP", R"(,"revenue":90,"mine":20)")), "not-best-income AH-B5.15");
    EXPECT_EQ(table.refusal(runOf("EPP", R"(,"revenue":100,"mine":10)")), "not-best-mine AH-B5.15");
    EXPECT_EQ(table.refusal(runOf("EPP", R"(,"revenue":100,"mine":20)")), "accepted");
    EXPECT_EQ(table.refusal(runOf("EPP", R"(,"revenue":90,"mine":20,"force":"agreed")")), "accepted");
    table.after(runOf("EPP", ""));
    EXPECT_EQ(table.cash("EPP"), 70);
}

// B-57
TEST(RoutesOnTheMap, CanServeMines)
{
    const Table table = eppRuns();
    const auto with = [&](const std::string &second) {
        return table.refusal(runOf("EPP", R"(,"revenue":100,"mine":20,"routes":[
            {"train":"1g","stops":["C6","B5","A6","A8","A10"]},{"train":"1g","stops":[)" +
                                              second + "]}]"));
    };

    EXPECT_EQ(with(R"("C6","A8","B9")"), "accepted");
    EXPECT_EQ(with(R"("C6","B7","A8","B9")").substr(0, 5), "route");
}

// JR-BS36: the director may earn less.
TEST(AnIncomeOnTheMap, IsTheDirectorsChoiceIn1836)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("Nord", "R2C5", "p1", 100).train("Nord", "3");
    standing(table, "Nord", "I3");
    standing(table, "B", "H6");
    laid(table, "H4 5 r4, I5 7 r1");
    table.round("OR3.1").turnOf("Nord");

    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":100)")), "above-best-income JR-B5.11");
    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":50)")), "accepted");
    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":60,"routes":[{"train":"3","stops":["I3","H4"]}])")),
              "routes-other-sum JR-B5.11");
    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":0)")), "accepted");
}

// JR-BD18
TEST(AnIncomeOnTheMap, IsTheBestOrNothingWhereTheTablePlaysSo)
{
    Table table("1836jr56", "pl", "base", 3, R"({"board": true, "mustRunBest": true})");
    table.phase("3").running("Nord", "R2C5", "p1", 100).train("Nord", "2");
    standing(table, "Nord", "I3");
    laid(table, "H4 5 r4, I5 7 r1");
    table.round("OR3.1").turnOf("Nord");

    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":40)")), "not-best-income JR-BD18");
    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":50)")), "accepted");
    EXPECT_EQ(table.refusal(runOf("Nord", R"(,"revenue":0)")), "accepted");
}

// JR-BS20: whoever lays the last tile, the company has its money at once.
TEST(ADestination, IsReachedWithTheTileThatJoinsIt)
{
    Table table("1836jr56", "pl", "base", 3, keepsBoard);
    table.phase("3").running("HSM", "R2C5", "p1", 300).privateOf("HSM", "ACC");
    standing(table, "HSM", "D6");
    standing(table, "NFL", "A9");
    laid(table, "B8 2 r3, C7 9 r0");
    table.round("OR3.1").turnOf("HSM");
    const std::string reached = R"({"move":"choose","by":"NFL","what":"destination","value":"reached"})";

    EXPECT_EQ(table.refusal(reached), "not-reached JR-B5.15");
    table.after(R"({"move":"lay_track","by":"HSM","hex":"D6","tile":"120","rotation":3})");
    EXPECT_EQ(table.refusal(reached), "accepted");
}

} // namespace
} // namespace flimnap::test
