#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Mountain railways for shares in a stock round (AH-5.22).

/// SR3 of four players in phase 3, p1 first; he owns B1 and B4, p2 B2. BK runs under p3 at 80.
class MountainExchange1824 : public ::testing::Test
{
protected:
    MountainExchange1824()
    {
        table.begun("3").privateOf("p1", "B1").privateOf("p1", "B4").privateOf("p2", "B2");
        table.running("BK", "R5C3", "p3", 500).round("SR3");
    }

    Table table = game1824(4);
};

TEST_F(MountainExchange1824, GivesAShareForTheRailwayAndNoMoneyMoves_AH5_22)
{
    const int cash = table.cash("p1");
    const int bank = table.cash("bank");

    table.after(exchange("p1", "B4", "BK"));

    EXPECT_THAT(table.privates("p1"), ElementsAre("B1"));
    EXPECT_EQ(table.percent("p1", "BK"), 10);
    EXPECT_EQ(table.percent("bank", "BK"), 70);
    EXPECT_EQ(table.cash("p1"), cash);
    EXPECT_EQ(table.cash("bank"), bank);
    EXPECT_EQ(table.cell("BK"), "R5C3");
}

TEST_F(MountainExchange1824, IsTheAcquisitionOfTheTurn_AH5_22)
{
    table.after(exchange("p1", "B1", "BK"));

    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesUnlessForced(table, exchange("p1", "B4", "BK"), "not-your-turn AH-5.1"));
}

TEST_F(MountainExchange1824, KeepsTheRoundAlive_AH5_5)
{
    table.after({exchange("p1", "B1", "BK"), pass("p2"), pass("p3"), pass("p4")});
    EXPECT_EQ(table.round(), "SR3");
    EXPECT_EQ(table.turn(), "p1");
}

// A-13: linked or not, open or not, with or without a price
TEST_F(MountainExchange1824, TakesAShareOfAnyRegional_A13)
{
    Table linked = game1824(4);
    linked.begun("3").privateOf("p1", "B1").minorOf("p2", "EOD", 0).round("SR3");

    linked.after(exchange("p1", "B1", "MS")); // priced, its coal railway outstanding
    EXPECT_EQ(linked.percent("p1", "MS"), 10);
    EXPECT_EQ(linked.director("MS"), "");

    for (const char *unpriced : {"BH", "CL", "SB"}) {
        Table copy = table;
        copy.after(exchange("p1", "B1", unpriced));
        EXPECT_EQ(copy.percent("p1", unpriced), 10) << unpriced;
        EXPECT_EQ(copy.cell(unpriced), "") << unpriced;
        EXPECT_EQ(copy.directorsCertificate(unpriced), "bank") << unpriced;
    }
}

TEST_F(MountainExchange1824, NeverTakesAShareOfAState_AH5_22)
{
    for (const char *state : {"SD", "UG", "KK"})
        EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B1", state), "exchange-into AH-5.22")) << state;
}

TEST_F(MountainExchange1824, NeverTakesTheDirectorsCertificate_AH5_22)
{
    // Given BH unpriced, of which the bank has nothing left but the 20 %.
    table.shares("p2", "BH", 40).shares("p3", "BH", 30);
    EXPECT_EQ(table.refusal(exchange("p1", "B1", "BH")), "accepted");
    table.shares("p3", "BH", 10);
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B1", "BH"), "not-on-sale AH-5.22"));
}

TEST_F(MountainExchange1824, NeedsAShareInTheBank_AH5_22)
{
    table.shares("p3", "BK", 40).shares("p2", "BK", 40);
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B1", "BK"), "not-on-sale AH-5.22"));
}

TEST_F(MountainExchange1824, IsForTheOwnerOnly_AH5_22)
{
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p1", "B2", "BK"), "already-exchanged AH-5.22"));
}

TEST_F(MountainExchange1824, NamesItsCompany_A12)
{
    EXPECT_NE(table.refusal(exchange("p1", "B1")), "accepted");
    EXPECT_NE(table.refusal(forced(exchange("p1", "B1"))), "accepted");
}

TEST_F(MountainExchange1824, NotBeforePhaseThree_AH5_22)
{
    table.begun("2");
    EXPECT_TRUE(refusesUnlessForced(table, exchange("p1", "B1", "BK"), "phase-too-early AH-5.22"));
}

// A-17, A-18
TEST_F(MountainExchange1824, IsOpenToDebtorsAndToWhoSoldTheCompany_A17_A18)
{
    table.shares("p1", "BK", 20).shares("p3", "BK", 30).debt("p1", 30).after(sellShares("p1", "BK", 20));

    EXPECT_EQ(table.refusal(exchange("p1", "B1", "BK")), "accepted");
    EXPECT_NE(table.refusal(buyShare("p1", "BK")), "accepted");
}

// AH-5.25
TEST_F(MountainExchange1824, MayMakeADirector_AH5_22)
{
    table.shares("p1", "BK", 20).after(exchange("p1", "B1", "BK"));

    EXPECT_EQ(table.director("BK"), "p1");
    EXPECT_EQ(table.percent("p1", "BK"), 30);
    EXPECT_EQ(table.percent("p3", "BK"), 20);
    EXPECT_EQ(table.cash("BK"), 500);
}

// AH-5.29: exchanged shares float a company as bought ones do.
TEST_F(MountainExchange1824, MayOpenTheRegional_AH5_29)
{
    table.started("MS", "R6C3", "p2").shares("p3", "MS", 20).after(exchange("p1", "B1", "MS"));

    EXPECT_EQ(table.status("MS"), "operating");
}

TEST_F(MountainExchange1824, IsTold_AH5_22)
{
    table.after(exchange("p1", "B4", "BK"));

    const auto exchanged = told<PrivateExchanged>(table.events());
    ASSERT_EQ(exchanged.size(), 1U);
    EXPECT_EQ(exchanged.front().railway, table.game().findPrivate("B4"));
    EXPECT_EQ(exchanged.front().owner, PlayerId(0));
    EXPECT_EQ(exchanged.front().into, table.game().findCompany("BK"));
    EXPECT_EQ(told<SharesMoved>(table.events()).size(), 1U);
    EXPECT_TRUE(told<Paid>(table.events()).empty());
}

// AH-2.6
TEST_F(MountainExchange1824, NoRailwayIsEverResold_AH2_6)
{
    const std::string sale = R"("private":"B1")";
    EXPECT_NE(table.refusal(with(playerMove("sell_private", "p1"), sale)), "accepted");
    EXPECT_NE(table.refusal(forced(with(playerMove("sell_private", "p1"), sale))), "accepted");
    EXPECT_NE(table.refusal(buyCoal("p1", "B2", 120)), "accepted"); // p2's
    EXPECT_NE(table.refusal(forced(buyCoal("p1", "B2", 120))), "accepted");
}

} // namespace
} // namespace flimnap::test
