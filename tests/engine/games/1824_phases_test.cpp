#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Phases and rust (AH-2.17, AH-2.19, AH-6.39 to AH-6.41, AH-6.47).

/// MS, with 2000 and no train, in its turn; the next ordinary train is the first of its type. CL owns one of each kind.
Table beforeTheFirst(const std::string &train)
{
    Table table = game1824(3);
    table.deckFrom(train).running("MS", "R1C5", "p1", 2000).running("CL", "R5C3", "p2", 0);
    const std::vector<std::string> phases = {"2", "3", "4", "5", "6", "8", "10"};
    const auto next = std::find(phases.begin(), phases.end(), train);
    table.phase(next == phases.begin() ? "2" : *(next - 1)).round("OR3.1");
    for (const char *owned : {"2", "3", "4", "5", "6", "8", "1g", "2g", "3g", "4g", "5g"})
        table.train("CL", owned);
    return table;
}

std::vector<std::string> allBut(const std::vector<std::string> &rusted)
{
    std::vector<std::string> left;
    for (const char *train : {"1g", "2", "2g", "3", "3g", "4", "4g", "5", "5g", "6", "8"}) {
        if (std::find(rusted.begin(), rusted.end(), train) == rusted.end())
            left.emplace_back(train);
    }
    return left;
}

TEST(Phases1824, BeginWithTheFirstTrainOfTheirType_AH2_19)
{
    for (const char *train : {"3", "4", "5", "6", "8", "10"}) {
        Table table = beforeTheFirst(train);
        EXPECT_NE(table.phase(), train);
        table.after(buyTrain("MS", train));
        EXPECT_EQ(table.phase(), train);
    }
}

TEST(Phases1824, TheSecondTrainOfATypeBeginsNothing_AH2_19)
{
    Table table = game1824(3);
    table.begun("4").running("MS", "R1C5", "p1", 2000).round("OR4.1").after(buyTrain("MS", "4"));
    EXPECT_EQ(table.phase(), "4");
    EXPECT_TRUE(told<PhaseBegan>(table.events()).empty());
}

// AH-6.40
TEST(Phases1824, WhatRustsWithTheFirstOrdinaryTrain_AH2_15)
{
    const std::vector<std::pair<std::string, std::vector<std::string>>> rust = {
        {"3", {}}, {"4", {"2"}}, {"5", {}}, {"6", {"3"}}, {"8", {"4"}}, {"10", {"5"}}};
    for (const auto &[train, rusted] : rust) {
        Table table = beforeTheFirst(train);
        table.after(buyTrain("MS", train));
        EXPECT_EQ(table.trains("CL"), allBut(rusted)) << train;
    }
}

// Scenario 50, A-03: only goods trains rust goods trains, and only their first purchase.
TEST(Phases1824, WhatRustsWithTheFirstGoodsTrain_AH6_47)
{
    const std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> rust = {
        {"2g", "3", {}}, {"3g", "4", {"1g"}}, {"4g", "6", {"1g", "2g"}}, {"5g", "8", {"1g", "2g", "3g"}}};
    for (const auto &[train, phase, rusted] : rust) {
        Table table = game1824(3);
        table.begun(phase).running("MS", "R1C5", "p1", 2000).running("CL", "R5C3", "p2", 0).round("OR5.1");
        for (const char *owned : {"2", "3", "4", "5", "6", "8", "1g", "2g", "3g", "4g", "5g"})
            table.train("CL", owned);

        table.after(buyTrain("MS", train));

        EXPECT_EQ(table.trains("CL"), allBut(rusted)) << train;
        EXPECT_EQ(table.phase(), phase);
    }
}

// Scenario 50
TEST(Phases1824, UnsoldGoodsTrainsRustToo_AH6_47)
{
    Table table = game1824(3);
    table.begun("6").stock("1g", 0).stock("2g", 1).running("MS", "R1C5", "p1", 1300).running("CL", "R5C3", "p2", 0);
    table.train("CL", "2g").train("CL", "1g").train("CL", "3g").round("OR5.1").after(buyTrain("MS", "4g"));

    EXPECT_THAT(table.trains("CL"), ElementsAre("3g"));
    EXPECT_EQ(table.left("2g"), 0);
    EXPECT_EQ(table.left("3g"), 4);
    EXPECT_NE(table.refusal(buyTrain("MS", "2g")), "accepted");
    EXPECT_NE(table.refusal(forced(buyTrain("MS", "2g"))), "accepted");
    EXPECT_EQ(table.refusal(buyTrain("MS", "3g")), "accepted");
}

TEST(Phases1824, TheFirst10TrainLeavesGoodsTrainsAlone_A03)
{
    Table table = beforeTheFirst("10");
    table.after(buyTrain("MS", "10"));
    for (const char *goods : {"1g", "2g", "3g", "4g", "5g"})
        EXPECT_TRUE(table.position().trains.holds(Party(table.game().findCompany("CL")), table.game().findFace(goods)));
}

// AH-1.6
TEST(Phases1824, ATableMayLetTheFirst10TrainScrapThem_AH1_6)
{
    Table table = game1824(3, R"({"overrides":{"rusts_on":{"3g":["10","5g"]}}})");
    table.phase("8").deckFrom("10").running("MS", "R1C5", "p1", 2000).running("CL", "R5C3", "p2", 0).train("CL", "3g");
    table.train("CL", "4g").round("OR5.1").after(buyTrain("MS", "10"));
    EXPECT_THAT(table.trains("CL"), ElementsAre("4g"));
}

TEST(Phases1824, TrainsRustInAllKindsOfCompanies_AH2_17)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 2000).minorOf("p2", "KK1", 0).train("KK1", "2");
    table.minorOf("p2", "EPP", 0).train("EPP", "1g").round("OR3.1").turnOf("MS");
    table.after(buyTrain("MS", "4"));
    EXPECT_THAT(table.trains("KK1"), IsEmpty());
    table.after(buyTrain("MS", "3g"));
    EXPECT_THAT(table.trains("EPP"), IsEmpty());
}

// AH-6.18: the buyer has paid and holds the train when the phase begins.
TEST(Phases1824, TheBuyersOwnOldTrainsRustAsWell_AH6_40)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p1", 2000).train("MS", "2").round("OR3.1");
    table.after({runTrains("MS", 0), buyTrain("MS", "4")});
    EXPECT_THAT(table.trains("MS"), ElementsAre("4"));
}

// Scenario 48, A-02, AH-2.20
TEST(Phases1824, ASetKeepsTheLengthItBeganWith_AH2_20)
{
    Table table = game1824(3);
    table.begun("5").stock("5", 0).running("MS", "R1C5", "p1", 2000).running("BK", "R5C3", "p1", 700).train("BK", "5");
    table.round("SR5");
    allPass(table);
    ASSERT_EQ(table.round(), "OR5.1");
    table.after({buyTrain("MS", "6"), done("MS")});
    while (table.round() == "OR5.1")
        idle(table);
    EXPECT_EQ(table.round(), "OR5.2");
    allIdle(table);
    EXPECT_EQ(table.round(), "SR6");

    allPass(table);
    std::vector<std::string> rounds;
    while (table.round() != "SR7") {
        rounds.push_back(table.round());
        allIdle(table);
    }
    EXPECT_THAT(rounds, ElementsAre("OR6.1", "OR6.2", "OR6.3"));
}

TEST(Phases1824, OperatingRoundsOfASet_AH2_19)
{
    for (const auto &[phase, rounds] : {std::pair("2", 1), std::pair("3", 2), std::pair("4", 2), std::pair("5", 2),
                                        std::pair("6", 3), std::pair("8", 3), std::pair("10", 3)}) {
        Table table = game1824(3);
        table.begun(phase).running("BK", "R5C3", "p1", 0).train("BK", "5").train("BK", "6").round("SR5");
        allPass(table);
        int played = 0;
        while (table.round() != "SR6") {
            ++played;
            allIdle(table);
        }
        EXPECT_EQ(played, rounds) << phase;
    }
}

// A-02, AH-1.6
TEST(Phases1824, ATableMayPlayThreeRoundsInPhaseFive_A02)
{
    Table table = game1824(3, R"({"overrides":{"operating_rounds":{"5":3}}})");
    table.begun("5").running("BK", "R5C3", "p1", 0).train("BK", "5").round("SR5");
    allPass(table);
    allIdle(table);
    allIdle(table);
    EXPECT_EQ(table.round(), "OR5.3");
}

} // namespace
} // namespace flimnap::test
