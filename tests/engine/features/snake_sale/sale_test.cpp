#include <algorithm>

#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

struct Local
{
    std::string code;
    int price;
};

/// CZ-2.20
const std::vector<Local> localsOf18Cz = {{"S1", 25}, {"S2", 30}, {"S3", 35}, {"S4", 40}, {"S5", 45}, {"S6", 50},
                                         {"M1", 40}, {"M2", 45}, {"M3", 50}, {"M4", 55}, {"M5", 60}, {"M6", 65},
                                         {"L1", 55}, {"L2", 60}, {"L3", 65}, {"L4", 70}, {"L5", 75}, {"L6", 80}};

int localsOutOfTheGame(const Table &table)
{
    const auto &privates = table.position().privates;
    return static_cast<int>(std::count_if(privates.begin(), privates.end(),
                                          [](const PrivateState &local) { return local.owner == Party::nobody(); }));
}

TEST(Opening, TurnsGoUpAndDownTheOrderCards_CZ4_1)
{
    // Given four players who can pay for anything and buy every time.
    Table table(4);
    for (const char *player : {"p1", "p2", "p3", "p4"})
        table.cash(player, 1000);

    std::vector<std::string> turns;
    for (std::size_t turn = 0; turn < 14; ++turn) {
        turns.push_back(table.turn());
        table.after(buyPrivate(table.turn(), localsOf18Cz[turn].code));
    }

    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p4", "p4", "p3", "p2", "p1", "p1", "p2", "p3", "p4", "p4", "p3"));
}

TEST(Opening, TurnsGoOnInTheSameWayWhoeverPasses_CZ4_1)
{
    Table table(3);
    table.after(pass("p1")).after(buyPrivate("p2", "S1")).after(pass("p3"));

    EXPECT_EQ(table.turn(), "p3");
    table.after(pass("p3"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(buyPrivate("p2", "S2"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST(Opening, TheOrderCardsDecideWhoBegins_CZ4_1)
{
    Table table(3);
    table.order({"p3", "p1", "p2"});

    EXPECT_EQ(table.turn(), "p3");
    table.after(buyPrivate("p3", "S1"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST(Opening, ADealOutOfTurnNeedsTheTablesConsent_CZ4_1)
{
    Table table(3);

    EXPECT_TRUE(refusesUnlessForced(table, buyPrivate("p2", "S1"), "not-your-turn CZ-4.1"));
}

TEST(Opening, NobodyCanPassOutOfTurn_CZ4_1)
{
    EXPECT_TRUE(refusesEvenIfForced(Table(3), pass("p2"), "not-your-turn CZ-4.1"));
}

TEST(Opening, ADealAllowedOutOfTurnLeavesTheTurnWhereItWas_CZ4_1)
{
    Table table(3);
    table.after(forced(buyPrivate("p2", "S1")));

    EXPECT_THAT(table.privates("p2"), ElementsAre("S1"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_TRUE(toldOfWaiving(table.events(), Code::NotYourTurn));
    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p2");
}

TEST(Opening, EveryLocalCostsItsPrintedPrice_CZ4_2)
{
    for (const Local &local : localsOf18Cz) {
        Table table(3);

        table.after(buyPrivate("p1", local.code));

        EXPECT_EQ(table.cash("p1"), 380 - local.price) << local.code;
        EXPECT_THAT(table.privates("p1"), ElementsAre(local.code));
        const auto payments = told<Paid>(table.events());
        ASSERT_EQ(payments.size(), 1U) << local.code;
        EXPECT_EQ(payments.front().to, Party::bank());
        EXPECT_EQ(payments.front().reason, Reason::PrivatePurchase);
        EXPECT_EQ(told<PrivateMoved>(table.events()).size(), 1U) << local.code;
    }
}

TEST(Opening, AnyRemainingLocalMayBeChosenTheDearestFirst_CZ4_2)
{
    Table table(3);
    table.after({buyPrivate("p1", "L6"), buyPrivate("p2", "S6"), buyPrivate("p3", "M6")});

    EXPECT_THAT(table.privates("p1"), ElementsAre("L6"));
    EXPECT_THAT(table.privates("p2"), ElementsAre("S6"));
    EXPECT_THAT(table.privates("p3"), ElementsAre("M6"));
}

TEST(Opening, OnlyOneLocalATurn_CZ4_2)
{
    Table table(3);
    table.after(buyPrivate("p1", "S1"));

    EXPECT_EQ(table.refusal(buyPrivate("p1", "S2")), "not-your-turn CZ-4.1");
}

TEST(Opening, ASoldLocalIsNoLongerOnSale_CZ4_2)
{
    Table table(3);
    table.after(buyPrivate("p1", "S1"));

    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p2", "S1"), "private-not-on-sale CZ-4.2"));
}

TEST(Opening, ThePriceMustBePaidInFull_CZ4_2)
{
    Table table(3);
    table.cash("p1", 54);
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "L1"), "no-cash CZ-4.2"));

    table.cash("p1", 55).after(buyPrivate("p1", "L1"));

    EXPECT_EQ(table.cash("p1"), 0);
}

TEST(Opening, NoOtherThanThePrintedPriceCanBePaid_CZ4_2)
{
    const Table table(3);
    const std::string cheaper = with(buyPrivate("p1", "L1"), R"("price":54)");

    EXPECT_THAT(table.refusal(cheaper), StartsWith("price-choice "));
    EXPECT_THAT(table.refusal(forced(cheaper)), StartsWith("price-choice "));
    EXPECT_EQ(table.refusal(with(buyPrivate("p1", "L1"), R"("price":55)")), "accepted");
}

TEST(Opening, WhatDoesNotExistCannotBeBought_CZ0_5)
{
    const Table table(3);

    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "S7"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p4", "S1"), "unknown-name CZ-0.5"));
}

TEST(Opening, APassShutsNobodyOut_CZ4_3)
{
    Table table(3);
    table.after({pass("p1"), buyPrivate("p2", "S1"), pass("p3"), pass("p3"), pass("p2")});

    table.after(buyPrivate("p1", "S2"));

    EXPECT_THAT(table.privates("p1"), ElementsAre("S2"));
}

TEST(Opening, EndsWhenAllLocalsAreSold_CZ4_4)
{
    Table table(3);
    for (const char *player : {"p1", "p2", "p3"})
        table.cash(player, 1000);
    for (const Local &local : localsOf18Cz) {
        ASSERT_EQ(table.round(), "OPEN") << local.code;
        table.after(buyPrivate(table.turn(), local.code));
    }

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(localsOutOfTheGame(table), 0);
}

TEST(Opening, EndsWhenEverybodyHasPassedSinceTheLastPurchase_CZ4_4)
{
    Table table(3);
    table.after({pass("p1"), pass("p2")});
    ASSERT_EQ(table.round(), "OPEN");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "SR1");
}

TEST(Opening, TwoPassesInARowAtTheTurningPointCountOnce_CZ4_4)
{
    // Given p1 who bought and has not passed since, and three passes of the two others.
    Table table(3);
    table.after({buyPrivate("p1", "S1"), pass("p2"), pass("p3"), pass("p3"), pass("p2")});
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "p1");

    table.after(pass("p1"));

    EXPECT_EQ(table.round(), "SR1");
}

TEST(Opening, APurchaseMakesEveryPassBeforeItCountNoMore_CZ4_4)
{
    Table table(3);
    table.after({pass("p1"), pass("p2"), buyPrivate("p3", "S1"), pass("p3")});
    EXPECT_EQ(table.round(), "OPEN");
    table.after(pass("p2"));
    EXPECT_EQ(table.round(), "OPEN");

    table.after(pass("p1"));

    EXPECT_EQ(table.round(), "SR1");
}

TEST(Opening, APurchaseOutOfTurnKeepsTheRoundOpenToo_CZ4_4)
{
    Table table(3);
    table.after({pass("p1"), pass("p2")}).after(forced(buyPrivate("p1", "S1")));

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "OPEN");
}

TEST(Opening, SnakeAndEnd_CZ10_1)
{
    Table table(3);
    table.after({buyPrivate("p1", "L1"), buyPrivate("p2", "L2"), buyPrivate("p3", "L3"), buyPrivate("p3", "S1"),
                 pass("p2"), pass("p1"), pass("p1"), pass("p2")});
    ASSERT_EQ(table.round(), "OPEN");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(localsOutOfTheGame(table), 14);
    EXPECT_EQ(table.cash("p1"), 325);
    EXPECT_EQ(table.cash("p2"), 320);
    EXPECT_EQ(table.cash("p3"), 290);
    EXPECT_THAT(table.order(), ElementsAre("p3", "p2", "p1"));
    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(told<OrderChanged>(table.events()).size(), 1U);
    ASSERT_EQ(told<RoundBegan>(table.events()).size(), 1U);
    EXPECT_EQ(name(told<RoundBegan>(table.events()).front().round), "SR1");
}

TEST(Opening, TiesKeepTheOrder_CZ10_2)
{
    Table table(4);
    table.after(buyPrivate("p1", "S1"));
    for (const char *player : {"p2", "p3", "p4", "p4", "p3", "p2", "p1"})
        table.after(pass(player));

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.cash("p1"), 275);
    EXPECT_EQ(table.cash("p2"), 300);
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3", "p4"));
}

TEST(Opening, WhoHasLeastCashGetsTheFirstCard_CZ4_5)
{
    Table table(4);
    table.cash("p1", 300).cash("p2", 120).cash("p3", 210).cash("p4", 120);

    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});

    EXPECT_THAT(table.order(), ElementsAre("p2", "p4", "p3", "p1"));
}

TEST(Opening, LocalsPayNothingInIt_CZ4_6)
{
    Table table(3);
    table.after({buyPrivate("p1", "L1"), pass("p2"), pass("p3"), pass("p3"), pass("p2"), pass("p1")});

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.cash("p1"), 380 - 55);
}

TEST(Opening, NoSharesAreDealtInIt_CZ4_6)
{
    const Table table(3);

    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "BCB", 50), "wrong-round CZ-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BCB"), "wrong-round CZ-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "BCB", 25), "wrong-round CZ-4.2"));
}

TEST(Opening, CompaniesDoNothingInIt_CZ4_6)
{
    const Table table(3);

    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("BCB", "S1"), "wrong-round CZ-4.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("BCB"), "wrong-round CZ-4.2"));
}

TEST(Opening, DebtIsNotRepaidInIt_CZ6_76)
{
    Table table(3);
    table.debt("p1", 10, 10);

    EXPECT_TRUE(refusesEvenIfForced(table, repayDebt("p1", 10), "wrong-round CZ-6.76"));
}

} // namespace
} // namespace flimnap::test
