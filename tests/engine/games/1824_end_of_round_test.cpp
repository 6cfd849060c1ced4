#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The end of an operating round and of a set, in order (AH-6.48 to AH-6.53).

TEST(EndOfRound1824, RegionalsOpenBeforeStatesForm_AH6_48)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30, 140).shares("p2", "MS", 30).minorOf("p3", "UG1", 0);
    table.running("BK", "R7C3", "p3", 400).round("OR4.1").turnOf("BK").after({buyTrain("BK", "5"), done("BK")});

    std::vector<std::string> told;
    for (const Event &event : table.events()) {
        if (const auto *floated = std::get_if<CompanyFloated>(&event))
            told.push_back("opens " + table.game().companies[floated->company].code);
        if (const auto *formed = std::get_if<CompanyFormed>(&event))
            told.push_back("forms " + table.game().companies[formed->company].code);
        if (const auto *began = std::get_if<RoundBegan>(&event))
            told.push_back(name(began->round));
    }
    EXPECT_EQ(told.front(), "opens MS");
    EXPECT_EQ(told.back(), "OR4.2");
    EXPECT_NE(std::find(told.begin(), told.end(), "forms UG"), told.end());
}

// Two states in one round: SD before UG before KK.
TEST(EndOfRound1824, StatesFormInTheirOrder_AH6_49)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).stock("4", 1).stock("5", 1).running("BK", "R7C3", "p3", 1300);
    for (const char *preState : {"KK1", "UG1", "SD1"})
        table.minorOf("p2", preState, 0);
    table.cash("bank", 9000).round("OR3.1").turnOf("BK");
    table.after({buyTrain("BK", "4"), buyTrain("BK", "5"), buyTrain("BK", "6"), discard("BK", "4"), done("BK")});

    std::vector<std::string> formed;
    for (const CompanyFormed &company : told<CompanyFormed>(table.events()))
        formed.push_back(table.game().companies[company.company].code);
    EXPECT_THAT(formed, ElementsAre("SD", "UG", "KK"));
}

TEST(EndOfRound1824, WithinTheSetTheNextRoundFollowsWithoutExport_AH6_50)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 0).train("BK", "3").round("OR3.1");
    idle(table);
    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.left("3"), 6);
}

TEST(EndOfRound1824, AfterTheSetAnExportAndTheNextStockRound_AH6_52)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 0).train("BK", "3").order({"p3", "p1", "p2"}).round("OR3.2");
    idle(table);
    EXPECT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(table.left("3"), 5);
}

// AH-6.52: what formed before the export is already there when its phase comes.
TEST(EndOfRound1824, WhatTheRoundFormedComesBeforeTheExport_A27)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).stock("4", 1).minorOf("p2", "SD1", 30).minorOf("p3", "UG1", 40).train("UG1", "3");
    table.running("BK", "R5C3", "p1", 500).round("OR3.2").turnOf("BK").after({buyTrain("BK", "4"), done("BK")});

    EXPECT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.phase(), "5"); // the last 4 was bought, the first 5 exported
    std::vector<std::string> told;
    for (const Event &event : table.events()) {
        if (const auto *formed = std::get_if<CompanyFormed>(&event))
            told.push_back("forms " + table.game().companies[formed->company].code);
        if (std::holds_alternative<CardExported>(event))
            told.emplace_back("export");
    }
    EXPECT_THAT(told, ElementsAre("forms SD", "export", "forms UG"));
}

TEST(EndOfRound1824, ASetWithoutCompaniesIsOverAtOnce_AH3_7)
{
    Table table = game1824(3);
    allPass(table);
    EXPECT_EQ(table.round(), "SR2");
    allPass(table);
    EXPECT_EQ(table.round(), "SR3");
}

} // namespace
} // namespace flimnap::test
