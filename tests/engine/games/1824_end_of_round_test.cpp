#include <gmock/gmock.h>

#include "1824_moves.h"
#include "core/bit.h"
#include "features/exchanges/standing.h"
#include "features/stack_draft/standing.h"

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

/// Cisleithania for two in phase 5: all railways are exchanged but B1 of p1 and B2 of p2. The bond railway's price,
/// 235, is the highest; p2 directs KK, two of whose markers stood in Wien.
class OpenDecisions1824 : public ::testing::Test
{
protected:
    OpenDecisions1824()
    {
        table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")});
        const CompanyId ms = table.game().findCompany("MS");
        Position &position = table.position();
        for (const Party stock : {Party::bank(), Party::reserve()})
            position.holdings.move(ms, stock, Party::pool(), position.holdings.units(stock, ms));
        position.holdings.setDirectorsCertificate(ms, Party::pool());
        stack_draft::setBond(position, ms);
        table.marker("MS", "R1C10").running("KK", "R1C3", "p2", 0).running("SD", "R1C3", "", 0);
        table.running("BK", "R5C3", "p1", 0).running("CL", "R5C3", "p2", 0).begun("5");
        for (const char *company : {"KK", "BK", "CL"})
            table.train(company, "5");
    }

    Table table = cisleithaniaForTwo();
};

// The marker that stays is chosen before the bond railway moves and pays.
TEST_F(OpenDecisions1824, TheMarkerIsChosenBeforeAnybodyActs_AH6_57)
{
    const CompanyId ms = table.game().findCompany("MS");
    table.position().holdings.move(ms, Party::pool(), PlayerId(0), 2);
    table.position().parts.change<exchanges::State>().tokenChoices = bit(table.game().findCompany("KK"));
    const int cash = table.cash("p1");

    table.round("OR5.2");

    EXPECT_EQ(table.turn(), "p2");
    EXPECT_EQ(table.cell("MS"), "R1C10");
    EXPECT_EQ(table.cash("p1"), cash);

    table.after(keepToken("p2", 1));

    EXPECT_EQ(table.turn(), "KK");
    EXPECT_EQ(table.cell("MS"), "R1C11");
    EXPECT_EQ(table.cash("p1"), cash + 2 * 24); // a tenth of 235, rounded up
    EXPECT_EQ(table.cell("SD"), "R1C3");        // a state railway without director, at its place in the order
}

// Who exchanges for a share of the bond railway earns at once.
TEST_F(OpenDecisions1824, ForcedExchangesComeBeforeAnybodyActs_AH6_45)
{
    table.privateOf("p1", "B1").privateOf("p2", "B2").round("OR5.1");
    const int p1 = table.cash("p1");
    const int p2 = table.cash("p2");
    ASSERT_EQ(table.turn(), "p1");

    table.after(exchange("p1", "B1", "MS"));

    EXPECT_EQ(table.turn(), "p2");
    EXPECT_EQ(table.cell("MS"), "R1C10");

    table.after(exchange("p2", "B2", "CL"));

    EXPECT_EQ(table.turn(), "KK");
    EXPECT_EQ(table.cell("MS"), "R1C11");
    EXPECT_EQ(table.cash("p1"), p1 + 24);
    EXPECT_EQ(table.cash("p2"), p2);
}

// A turn given by correction waits as well.
TEST_F(OpenDecisions1824, ACorrectedTurnWaitsToo_AH6_57)
{
    table.position().parts.change<exchanges::State>().tokenChoices = bit(table.game().findCompany("KK"));
    table.round("OR5.2").after(correct(R"("turn":"BK")"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(keepToken("p2", 2));
    EXPECT_EQ(table.turn(), "BK");
}

} // namespace
} // namespace flimnap::test
