#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

// How companies get their capital (JR-5.18 to JR-5.24); scenarios S5 to S8.

/// In SR2 everybody has money enough; p1 to p4 take turns.
Table stockRound1836(const std::string &phase, const std::string &options = "{}")
{
    Table table = game1836(4, options);
    for (const std::string player : {"p1", "p2", "p3", "p4"})
        table.cash(player, 1000);
    if (phase == "2")
        table.phase("2");
    else
        table.begun(phase);
    return table.round("SR2");
}

/// The next share of the company goes to whoever's turn it is.
void sellOne(Table &table, const std::string &company)
{
    const std::string buyer = table.turn();
    table.after({buyShare(buyer, company), pass(buyer)});
}

TEST(Capital1836Jr56, OfTheSecondHalfIsKeptUntilTheDestination_S5)
{
    Table table = stockRound1836("2");
    table.after({startCompany("p1", "B", 100), pass("p1")});
    EXPECT_EQ(table.cash("B"), 200);
    for (const int treasury : {300, 400, 500}) {
        sellOne(table, "B");
        EXPECT_EQ(table.cash("B"), treasury);
        EXPECT_EQ(escrow(table, "B"), 0);
    }
    for (const int kept : {100, 200, 300, 400}) {
        sellOne(table, "B");
        EXPECT_EQ(table.cash("B"), 500);
        EXPECT_EQ(escrow(table, "B"), kept);
    }

    table.after(reaches("B"));
    EXPECT_EQ(table.cash("B"), 900);
    EXPECT_EQ(escrow(table, "B"), 0);

    sellOne(table, "B");
    EXPECT_EQ(table.cash("B"), 1000);
}

TEST(Capital1836Jr56, GoesToTheTreasuryAfterTheDestination_S6)
{
    Table table = stockRound1836("3");
    table.after({startCompany("p1", "B", 75), pass("p1")});
    sellOne(table, "B");
    sellOne(table, "B");
    table.after(reaches("B"));
    for (int share = 0; share < 5; ++share)
        sellOne(table, "B");

    EXPECT_EQ(table.cash("B"), 150 + 2 * 75 + 5 * 75);
    EXPECT_TRUE(refusesEvenIfForced(table, reaches("B"), "already-reached JR-5.20"));
}

TEST(Capital1836Jr56, IsPaidPerShareWhereTheDestinationWasReachedBeforeTheStart_JR5_20)
{
    Table table = stockRound1836("2");
    table.after({reaches("B"), startCompany("p1", "B", 100), pass("p1")});
    for (int share = 0; share < 4; ++share)
        sellOne(table, "B");

    EXPECT_EQ(table.cash("B"), 600);
    EXPECT_EQ(escrow(table, "B"), 0);
}

TEST(Capital1836Jr56, IsPaidPerShareInPhase5_JR5_21)
{
    Table table = stockRound1836("5");
    table.after({startCompany("p1", "HSM", 90), pass("p1")});
    for (int share = 0; share < 5; ++share)
        sellOne(table, "HSM");

    EXPECT_EQ(table.cash("HSM"), 7 * 90);
}

TEST(Capital1836Jr56, ComesAtOnceAt60PercentInPhase6_S7)
{
    Table table = stockRound1836("6");
    table.after({startCompany("p1", "NBDS", 100), pass("p1")});
    for (int share = 0; share < 3; ++share) {
        sellOne(table, "NBDS");
        EXPECT_EQ(table.cash("NBDS"), 0);
        EXPECT_EQ(table.status("NBDS"), "started");
    }
    const int bank = table.cash("bank");
    sellOne(table, "NBDS");
    EXPECT_EQ(table.cash("NBDS"), 1000);
    EXPECT_EQ(table.cash("bank"), bank + 100 - 1000);
    EXPECT_EQ(table.status("NBDS"), "operating");

    sellOne(table, "NBDS");
    EXPECT_EQ(table.cash("NBDS"), 1000);
    EXPECT_EQ(table.cash("bank"), bank + 200 - 1000);
}

TEST(Capital1836Jr56, FollowsThePhaseOrInTheOtherReadingTheDeck_S8)
{
    for (const std::string options : {"{}", R"({"JR-D9":"E"})"}) {
        Table table = game1836(4, options);
        table.begun("4").stock("4", 0);
        for (const std::string player : {"p1", "p2", "p3", "p4"})
            table.cash(player, 1000);
        table.round("SR2").after({startCompany("p1", "HSM", 90), pass("p1")});
        for (int share = 0; share < 4; ++share)
            sellOne(table, "HSM");

        const bool isKept = options == "{}";
        EXPECT_EQ(table.cash("HSM"), isKept ? 450 : 540) << options;
        EXPECT_EQ(escrow(table, "HSM"), isKept ? 90 : 0) << options;
    }
}

TEST(Capital1836Jr56, IsNotTouchedByPurchasesFromThePool_JR5_23)
{
    Table table = stockRound1836("2");
    table.started("B", "R1C5", "p2").shares("p2", "B", 20).pooled("B", 10).cash("B", 400);
    const int bank = table.cash("bank");
    table.after(buyShareFromPool("p1", "B"));

    EXPECT_EQ(table.cash("B"), 400);
    EXPECT_EQ(table.cash("bank"), bank + 100);
}

// Which companies operate (JR-6.3, JR-6.4); scenario S18.

TEST(ACompanyThatNeverOperated, IsPassedOverUntilEnoughIsSoldForTheNextTrain_S18)
{
    Table table = game1836(3);
    table.stock("2", 0).started("B", "R1C5", "p1").cash("B", 200);
    partlyPaid(table, "B").running("GCL", "R2C5", "p2", 500).train("GCL", "2").round("OR2.1");
    EXPECT_EQ(table.turn(), "GCL");
    EXPECT_EQ(table.status("B"), "started");

    Table enough = game1836(3);
    enough.stock("2", 0).started("B", "R1C5", "p1").pooled("B", 10).cash("B", 200);
    partlyPaid(enough, "B").round("OR2.1");
    EXPECT_EQ(enough.turn(), "B"); // 30 %, shares in the pool are sold as well
    EXPECT_EQ(enough.status("B"), "operating");
}

TEST(ACompanyThatNeverOperated, IsPassedOverIfTheLastTrainIsSoldEarlierInTheRound_S18)
{
    Table table = game1836(3);
    table.stock("2", 1).started("B", "R2C5", "p1").cash("B", 180);
    partlyPaid(table, "B").running("GCL", "R1C5", "p2", 500).train("GCL", "2").round("OR2.1");
    table.after({runTrains("GCL", 0), buyTrain("GCL", "2"), done("GCL")});

    EXPECT_EQ(table.status("B"), "started");
    EXPECT_EQ(table.round(), "SR3");
}

} // namespace
} // namespace flimnap::test
